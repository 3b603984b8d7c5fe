import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

import type { Address } from '@contract/wire/address';
import { useAddressName, useSetDefaultAddressMutation } from '@/entities/address';
import { useAttempt } from '@/shared/lib/failure';

/** Makes an address the default. Renders nothing if it is already. Uses the texts of `customer`. */
export function SetDefaultButton({
  address,
}: {
  address: Pick<Address, 'id' | 'name' | 'address' | 'city' | 'is_default'>;
}) {
  const { t } = useTranslation('customer');
  const attempt = useAttempt();
  const addressName = useAddressName();
  const [setDefault, { isLoading }] = useSetDefaultAddressMutation();

  if (address.is_default) return null;
  return (
    <Button
      size="small"
      aria-label={t('setDefaultOf', { name: addressName(address) })}
      loading={isLoading}
      onClick={() => void attempt(() => setDefault(address.id).unwrap(), t('defaultFailed'))}
    >
      {t('setDefault')}
    </Button>
  );
}
