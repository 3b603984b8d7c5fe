import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

import type { Address } from '@contract/wire/address';
import { useSetDefaultAddressMutation } from '@/entities/address';
import { useFailure } from '@/shared/lib/failure';
import { useToast } from '@/shared/lib/toast';

/** Makes an address the default one; nothing where it is already. Speaks the texts of `customer`. */
export function SetDefaultButton({ address }: { address: Pick<Address, 'id' | 'name' | 'is_default'> }) {
  const { t } = useTranslation('customer');
  const toast = useToast();
  const failure = useFailure();
  const [setDefault, { isLoading }] = useSetDefaultAddressMutation();

  const makeDefault = async () => {
    try {
      await setDefault(address.id).unwrap();
    } catch (error) {
      toast.error(failure(error, t('defaultFailed')));
    }
  };

  if (address.is_default) return null;
  return (
    <Button
      size="small"
      aria-label={t('setDefaultOf', { name: address.name })}
      loading={isLoading}
      onClick={() => void makeDefault()}
    >
      {t('setDefault')}
    </Button>
  );
}
