import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { orderStatusInput } from '@contract/orderStatus';
import { useDraft } from '@/shared/lib/draft';
import { ConfirmDialog, type ConfirmDialogProps } from '@/shared/ui/confirm-dialog';
import { FormDraft, Formik, FormTextField } from '@/shared/ui/form';
import { CodeIn } from '@/shared/ui/ltr';

const INITIAL_VALUES = { reason: '' };
const RULES = orderStatusInput.pick(['reason']);

interface CancelDialogProps extends Pick<ConfirmDialogProps, 'isOpen' | 'isBusy' | 'onClose'> {
  code: string;
  /** Returns whether the order was cancelled. */
  onConfirm: (reason: string) => Promise<boolean>;
}

/**
 * Asks for confirmation before staff cancel an order, and for a reason, which the customer is told. What was typed is kept while the dialog
 * is closed, and until the person is back after their session ended.
 */
export function CancelDialog({ code, onConfirm, ...dialog }: CancelDialogProps) {
  const { t } = useTranslation('staff');
  const field = useRef<HTMLInputElement>(null);
  const drafts = useDraft<typeof INITIAL_VALUES>(`cancel.${code}`);
  const send = async ({ reason }: typeof INITIAL_VALUES) => {
    if (await onConfirm(reason)) drafts.forget();
  };

  return (
    <Formik initialValues={{ ...INITIAL_VALUES, ...drafts.draft }} validationSchema={RULES} onSubmit={send}>
      {({ submitForm, validateForm }) => {
        const confirm = async () => {
          if ((await validateForm()).reason) field.current?.focus();
          await submitForm();
        };

        return (
          <ConfirmDialog
            {...dialog}
            title={t('orders.cancelTitle')}
            body={<CodeIn code={code}>{t('orders.cancelBody', { code })}</CodeIn>}
            confirmLabel={t('orders.cancelConfirm')}
            cancelLabel={t('orders.keepOrder')}
            onConfirm={confirm}
          >
            <FormDraft drafts={drafts} initialValues={INITIAL_VALUES} />
            {/* Not in a form, where Enter would cancel the order. */}
            <FormTextField
              name="reason"
              label={t('orders.reason')}
              helperText={t('orders.reasonHint')}
              autoComplete="off"
              inputRef={field}
              slotProps={{ htmlInput: { dir: 'auto' } }}
              sx={{ mt: 2.5 }}
            />
          </ConfirmDialog>
        );
      }}
    </Formik>
  );
}
