import { useTranslation } from 'react-i18next';

import type { PromoCode } from '@contract/wire/promoCode';
import { FormDialog } from '@/shared/ui/form-dialog';

import { PromoCodeForm } from './PromoCodeForm';

interface PromoCodeDialogProps {
  /** The code to change; without one the dialog adds a new one. */
  promo?: PromoCode | undefined;
  onClose: () => void;
}

/** Speaks the texts of `promoCodes`. */
export function PromoCodeDialog({ promo, onClose }: PromoCodeDialogProps) {
  const { t } = useTranslation('promoCodes');

  return (
    <FormDialog title={t(promo ? 'edit' : 'add')} size="sm" onClose={onClose}>
      <PromoCodeForm promo={promo} onDone={onClose} />
    </FormDialog>
  );
}
