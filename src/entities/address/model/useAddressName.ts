import { useTranslation } from 'react-i18next';

import { streetLines } from '@contract/streetLines';
import type { Address } from '@contract/wire/address';

/** Whose address it is and where: the same person receives orders at home and at work. */
export function useAddressName() {
  const { t } = useTranslation();
  return ({ name, address }: Pick<Address, 'name' | 'address'>) => [name, ...streetLines(address)].join(t('comma'));
}
