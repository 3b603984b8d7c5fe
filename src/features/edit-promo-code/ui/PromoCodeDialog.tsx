import { useTranslation } from 'react-i18next';

import { useGetPromoCodeQuery } from '@/entities/promo-code';
import { useFailure } from '@/shared/lib/failure';
import { FormDialog } from '@/shared/ui/form-dialog';
import { PageError, PageLoading } from '@/shared/ui/page-state';

import { PromoCodeForm } from './PromoCodeForm';

interface PromoCodeDialogProps {
  /** The code to change; without one the dialog adds a new one. */
  promoId?: number | undefined;
  onClose: () => void;
}

/** Speaks the texts of `promoCodes`. */
export function PromoCodeDialog({ promoId, onClose }: PromoCodeDialogProps) {
  const { t } = useTranslation('promoCodes');

  return (
    <FormDialog title={t(promoId === undefined ? 'add' : 'edit')} size="sm" onClose={onClose}>
      {promoId === undefined ? <PromoCodeForm onDone={onClose} /> : <KnownCode id={promoId} onDone={onClose} />}
    </FormDialog>
  );
}

/** As it is now: the list may be minutes old. */
function KnownCode({ id, onDone }: { id: number; onDone: () => void }) {
  const { t } = useTranslation('promoCodes');
  const failure = useFailure();
  const { currentData, error, isFetching, refetch } = useGetPromoCodeQuery(id);

  if (!currentData) {
    return isFetching ? <PageLoading /> : <PageError message={failure(error, t('failed'))} onRetry={refetch} />;
  }
  return <PromoCodeForm promo={currentData} onDone={onDone} />;
}
