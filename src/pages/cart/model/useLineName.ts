import { useTranslation } from 'react-i18next';

import type { Cart, CartLine } from '@contract/wire/cart';
import { useLanguage } from '@/shared/i18n';
import { useMedicineName } from '@/shared/lib/format';

/** The accessible name for the controls of a line: the medicine, and also the pharmacy if another line has a medicine of the same name. */
export function useLineName({ items }: Pick<Cart, 'items'>) {
  const { t } = useTranslation('cart');
  const { nameOf } = useLanguage();
  const medicineOf = useMedicineName();
  const names = items.map(({ medication }) => medicineOf(medication));

  return ({ medication }: CartLine) => {
    const name = medicineOf(medication);
    const isOnly = names.indexOf(name) === names.lastIndexOf(name);
    return isOnly ? name : t('lineOf', { name, pharmacy: nameOf(medication.pharmacy) });
  };
}
