import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { orderStatusInput } from '@contract/orderStatus';
import { ConfirmDialog, type ConfirmDialogProps } from '@/shared/ui/confirm-dialog';
import { Formik, FormTextField } from '@/shared/ui/form';
import { CodeIn } from '@/shared/ui/ltr';

const INITIAL_VALUES = { reason: '' };
const RULES = orderStatusInput.pick(['reason']);

interface CancelDialogProps extends Pick<ConfirmDialogProps, 'isOpen' | 'isBusy' | 'onClose'> {
  code: string;
  onConfirm: (reason: string) => Promise<unknown>;
}

/** Asks before staff cancel an order, and for the reason that its customer is told. What was typed waits while the dialog is closed. */
export function CancelDialog({ code, onConfirm, ...dialog }: CancelDialogProps) {
  const { t } = useTranslation('staff');
  const field = useRef<HTMLInputElement>(null);

  return (
    <Formik initialValues={INITIAL_VALUES} validationSchema={RULES} onSubmit={({ reason }) => onConfirm(reason)}>
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
            {/* In no form, in which Enter would end the order with the line. */}
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
