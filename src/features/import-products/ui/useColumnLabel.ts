import { useTranslation } from 'react-i18next';

import { type Column, LABELS } from '../model/columns';
import { WHOLE_LINE } from '../model/readLines';

/** Returns the label of a field, as in the form, or of a problem of the whole line. */
export function useColumnLabel() {
  const { t } = useTranslation(['inventory', 'importProducts']);
  return (field: string) => {
    if (field === WHOLE_LINE) return t('importProducts:wholeLine');
    return field in LABELS ? t(`inventory:fields.${LABELS[field as Column]}`) : field;
  };
}
