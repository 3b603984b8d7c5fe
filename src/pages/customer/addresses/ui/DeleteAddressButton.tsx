import { useTranslation } from 'react-i18next';

import type { Address } from '@contract/wire/address';
import { useDeleteAddressMutation } from '@/entities/address';
import { useSay } from '@/shared/i18n';
import { ConfirmButton } from '@/shared/ui/confirm-dialog';

export function DeleteAddressButton({ address }: { address: Address }) {
  const { t } = useTranslation('customer');
  const say = useSay();
  const [deleteAddress] = useDeleteAddressMutation();

  return (
    <ConfirmButton
      size="small"
      label={t('delete')}
      aria-label={t('deleteOf', { name: address.name })}
      title={t('deleteTitle')}
      body={t('deleteBody', { address: address.name })}
      call={() => deleteAddress(address.id).unwrap()}
      done={say('addressDeleted')}
      failed={t('deleteFailed')}
    />
  );
}
