import { useTranslation } from 'react-i18next';

import { streetLines } from '@contract/streetLines';
import type { Address } from '@contract/wire/address';
import { useLanguage } from '@/shared/i18n';

/** Whose address it is and where: the same person receives orders at home and at work. */
export function useAddressName() {
  const { t } = useTranslation();
  const { nameOf } = useLanguage();
  return ({ name, address, city }: Pick<Address, 'name' | 'address' | 'city'>) =>
    [name, ...streetLines(address), nameOf(city)].join(t('comma'));
}
