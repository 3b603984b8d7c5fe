import { useTranslation } from 'react-i18next';

import { useGetPromoCodeQuery } from '@/entities/promo-code';
import { isNotFound } from '@/shared/api';
import { useDraft } from '@/shared/lib/draft';
import { FormDialog } from '@/shared/ui/form-dialog';
import { PageError, PageLoading } from '@/shared/ui/page-state';

import type { PromoValues } from '../model/promoValues';
import { PromoCodeForm } from './PromoCodeForm';

interface PromoCodeDialogProps {
  /** The code to change; without one the dialog adds a new one. */
  promoId?: number | undefined;
  onClose: () => void;
}

/** Speaks the texts of `promoCodes`. */
export const PromoCodeDialog = ({ promoId, onClose }: PromoCodeDialogProps) =>
  promoId === undefined ? <AddDialog onClose={onClose} /> : <EditDialog id={promoId} onClose={onClose} />;

/** What was typed of a new code waits through a reload, or a session that ends, until it is saved or thrown away. */
function AddDialog({ onClose }: PromoCodeDialogProps) {
  const { t } = useTranslation('promoCodes');
  const drafts = useDraft<PromoValues>('promo-code');
  const leave = () => {
    drafts.forget();
    onClose();
  };

  return (
    <FormDialog title={t('add')} size="sm" onClose={onClose} onDiscard={leave}>
      <PromoCodeForm drafts={drafts} onDone={leave} />
    </FormDialog>
  );
}

function EditDialog({ id, onClose }: PromoCodeDialogProps & { id: number }) {
  const { t } = useTranslation('promoCodes');

  return (
    <FormDialog title={t('edit')} size="sm" onClose={onClose}>
      <KnownCode id={id} onDone={onClose} />
    </FormDialog>
  );
}

/** As it is now: the list may be minutes old. */
function KnownCode({ id, onDone }: { id: number; onDone: () => void }) {
  const { t } = useTranslation('promoCodes');
  const { currentData, error, isFetching, refetch } = useGetPromoCodeQuery(id);

  if (!currentData) {
    if (isFetching) return <PageLoading />;
    return <PageError error={error} message={t('failed')} onRetry={isNotFound(error) ? undefined : refetch} />;
  }
  return <PromoCodeForm promo={currentData} onDone={onDone} />;
}
