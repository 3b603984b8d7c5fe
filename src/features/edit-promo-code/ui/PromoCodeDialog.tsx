import { useTranslation } from 'react-i18next';

import { useGetPromoCodeQuery } from '@/entities/promo-code';
import { isNotFound } from '@/shared/api';
import { useDraft } from '@/shared/lib/draft';
import { FormDialog } from '@/shared/ui/form-dialog';
import { PageError, PageLoading } from '@/shared/ui/page-state';

import type { PromoValues } from '../model/promoValues';
import { PromoCodeForm, type PromoCodeFormProps } from './PromoCodeForm';

interface PromoCodeDialogProps {
  /** The code to change; without one the dialog adds a new one. */
  promoId?: number | undefined;
  onClose: () => void;
}

/**
 * The dialog to add or edit a code. What was typed survives a reload and the end of a session, until it is saved or discarded. Uses the
 * texts of `promoCodes`.
 */
export function PromoCodeDialog({ promoId, onClose }: PromoCodeDialogProps) {
  const { t } = useTranslation('promoCodes');
  const isNew = promoId === undefined;
  const drafts = useDraft<PromoValues>(isNew ? 'promo-code' : `promo-code.${promoId}`);
  const leave = () => {
    drafts.forget();
    onClose();
  };

  return (
    <FormDialog title={t(isNew ? 'add' : 'edit')} size="sm" onClose={onClose} onDiscard={leave}>
      {isNew ? (
        <PromoCodeForm drafts={drafts} onDone={leave} />
      ) : (
        <KnownCode id={promoId} drafts={drafts} onDone={leave} />
      )}
    </FormDialog>
  );
}

/** Reads the current code, since the list may be minutes old. */
function KnownCode({ id, ...form }: PromoCodeFormProps & { id: number }) {
  const { t } = useTranslation('promoCodes');
  const { currentData, error, isFetching, refetch } = useGetPromoCodeQuery(id);

  if (!currentData) {
    if (isFetching) return <PageLoading />;
    return <PageError error={error} message={t('failed')} onRetry={isNotFound(error) ? undefined : refetch} />;
  }
  return <PromoCodeForm {...form} promo={currentData} />;
}
