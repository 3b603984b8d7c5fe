import { useTranslation } from 'react-i18next';

import { type Column, LABELS } from '../model/columns';
import { WHOLE_LINE } from '../model/readLines';

/** A field of a row by the label that the form gives it, or that it is all of the row. */
export function useColumnLabel() {
  const { t } = useTranslation(['inventory', 'importProducts']);
  return (field: string) => {
    if (field === WHOLE_LINE) return t('importProducts:wholeLine');
    return field in LABELS ? t(`inventory:fields.${LABELS[field as Column]}`) : field;
  };
}
