import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Address } from '@contract/wire/address';
import { useDeleteAddressMutation } from '@/entities/address';
import { useSay } from '@/shared/i18n';
import { useFailure } from '@/shared/lib/failure';
import { useToast } from '@/shared/lib/toast';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';

export function DeleteAddressButton({ address }: { address: Address }) {
  const { t } = useTranslation('customer');
  const say = useSay();
  const failure = useFailure();
  const toast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const [deleteAddress, { isLoading }] = useDeleteAddressMutation();

  const remove = async () => {
    try {
      await deleteAddress(address.id).unwrap();
      toast.success(say('addressDeleted'));
    } catch (error) {
      toast.error(failure(error, t('deleteFailed')));
    }
    setIsAsking(false);
  };

  return (
    <>
      <Button
        size="small"
        color="error"
        aria-label={t('deleteOf', { name: address.name })}
        onClick={() => setIsAsking(true)}
      >
        {t('delete')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('deleteTitle')}
        body={t('deleteBody', { address: address.name })}
        confirmLabel={t('delete')}
        isBusy={isLoading}
        onConfirm={remove}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
