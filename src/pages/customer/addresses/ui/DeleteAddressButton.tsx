import { useTranslation } from 'react-i18next';

import { streetLines } from '@contract/streetLines';
import type { Address } from '@contract/wire/address';
import { useAddressName, useDeleteAddressMutation } from '@/entities/address';
import { useLanguage, useMessages } from '@/shared/i18n';
import { isolateAuto } from '@/shared/lib/format';
import { ConfirmButton } from '@/shared/ui/confirm-dialog';

export function DeleteAddressButton({ address }: { address: Address }) {
  const { t } = useTranslation(['customer', 'common']);
  const { nameOf } = useLanguage();
  const addressName = useAddressName();
  const messageOf = useMessages();
  const [deleteAddress] = useDeleteAddressMutation();
  const parts = [address.name, ...streetLines(address.address), nameOf(address.city)];

  return (
    <ConfirmButton
      size="small"
      label={t('delete')}
      aria-label={t('deleteOf', { name: addressName(address) })}
      title={t('deleteTitle')}
      body={t('deleteBody', { address: parts.map(isolateAuto).join(t('common:comma')) })}
      call={() => deleteAddress(address.id).unwrap()}
      done={messageOf('addressDeleted')}
      failed={t('deleteFailed')}
    />
  );
}
