import { useTranslation } from 'react-i18next';

import { streetLines } from '@contract/streetLines';
import type { Address } from '@contract/wire/address';
import { useLanguage } from '@/shared/i18n';

/** An address with the recipient's name, since several addresses may have the same recipient. */
export function useAddressName() {
  const { t } = useTranslation();
  const { nameOf } = useLanguage();
  return ({ name, address, city }: Pick<Address, 'name' | 'address' | 'city'>) =>
    [name, ...streetLines(address), nameOf(city)].join(t('comma'));
}
