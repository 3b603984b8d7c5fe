import { useTranslation } from 'react-i18next';

import { LABELS } from '../model/columns';

/** A field of a row by the label that the form gives it. */
export function useColumnLabel() {
  const { t } = useTranslation('inventory');
  return (field: string) => (field in LABELS ? t(`fields.${LABELS[field as keyof typeof LABELS]}`) : field);
}
