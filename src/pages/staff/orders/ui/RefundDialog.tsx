import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { refundInput } from '@contract/refund';
import type { OrderDetails } from '@contract/wire/order';
import { useRefundOrderMutation } from '@/entities/order';
import { isAppError } from '@/shared/api';
import { useMessages } from '@/shared/i18n';
import { useKeyedDraft } from '@/shared/lib/draft';
import { useFailure, useFormSubmission } from '@/shared/lib/failure';
import { useFormat } from '@/shared/lib/format';
import { useToast } from '@/shared/lib/toast';
import { FormActions, FormBody, FormDraft, Formik, FormNumber, FormSubmit, FormTextField } from '@/shared/ui/form';
import { FormDialog } from '@/shared/ui/form-dialog';
import { initialFocus } from '@/shared/ui/initial-focus';
import { CodeIn } from '@/shared/ui/ltr';

export type Refundable = NonNullable<OrderDetails['refundable']>;

interface RefundValues {
  amount: string;
  reason: string;
}

export interface RefundDialogProps {
  order: Pick<OrderDetails, 'id' | 'order_code' | 'refused_amount'>;
  /** What was left to refund when the dialog was opened. */
  refundable: Refundable;
  /** What is left at present, since a colleague may refund meanwhile; null if nothing is. */
  present: Refundable | null;
  onClose: () => void;
}

/**
 * Asks how much is refunded and why, and says who has to pay it out: the gateway, or the member of staff. What was typed survives the end
 * of a session.
 */
export function RefundDialog({ order, refundable, present, onClose }: RefundDialogProps) {
  const { t } = useTranslation(['staff', 'common']);
  const messageOf = useMessages();
  const { money } = useFormat();
  // Not the limit of what is left at present: a refund whose answer was lost, and which has itself left less, must be accepted again.
  const [rules] = useState(() => refundInput(refundable.amount));
  // One dialog is one refund: sending it again after a lost answer refunds only once, whatever has been typed since.
  const { idempotencyKey, ...drafts } = useKeyedDraft<RefundValues>(`refund.${order.id}`);
  const close = () => {
    drafts.forget();
    onClose();
  };
  const { refund, way } = useRefund(order.id, {
    refundable,
    present,
    idempotencyKey,
    onStored: drafts.forget,
    onDone: onClose,
  });
  // The amount of a refund that the card has refused is still owed. Whether to refund more is for the pharmacy and the customer to agree
  // on.
  const initialValues: RefundValues = { amount: (order.refused_amount || refundable.amount).toFixed(2), reason: '' };
  const left = present
    ? t('staff:orders.refund.left', { amount: money(present.amount) })
    : messageOf('nothingToRefund');

  return (
    <FormDialog title={t('staff:orders.refund.action')} onClose={close}>
      <Formik initialValues={{ ...initialValues, ...drafts.draft }} validationSchema={rules} onSubmit={refund}>
        <FormBody>
          <FormDraft drafts={drafts} initialValues={initialValues} />
          <DialogContentText>{t(`staff:orders.refund.how.${way}`)}</DialogContentText>
          <FormNumber name="amount" label={t('staff:orders.refund.amount')} helperText={left} autoComplete="off" />
          <FormTextField
            name="reason"
            label={t('staff:orders.refund.reason')}
            helperText={t('staff:orders.refund.reasonHint')}
            autoComplete="off"
            // The only field left to fill in when everything is refunded.
            inputRef={initialFocus}
            slotProps={{ htmlInput: { dir: 'auto' } }}
          />
          <DialogContentText variant="body2">
            <CodeIn code={order.order_code}>{t('staff:orders.refund.stays', { code: order.order_code })}</CodeIn>
          </DialogContentText>
          <FormActions>
            <Button onClick={close}>{t('common:cancel')}</Button>
            <FormSubmit noAnswer={t('staff:orders.refund.noAnswer')}>{t('staff:orders.refund.action')}</FormSubmit>
          </FormActions>
        </FormBody>
      </Formik>
    </FormDialog>
  );
}

interface Refunding extends Pick<RefundDialogProps, 'refundable' | 'present'> {
  idempotencyKey: string;
  /** Called even if the dialog is closed before the answer comes. */
  onStored: () => void;
  onDone: () => void;
}

function useRefund(id: number, { refundable, present, idempotencyKey, onStored, onDone }: Refunding) {
  const { t } = useTranslation('staff');
  const messageOf = useMessages();
  const failure = useFailure();
  const toast = useToast();
  const [refundOrder] = useRefundOrderMutation();
  // A colleague may refund for the same damage meanwhile. The server then refuses the first try (409), which a toast says once; after that,
  // the present amount counts.
  const [isTold, setIsTold] = useState(false);
  const { amount: seen_left, way } = isTold ? (present ?? { ...refundable, amount: 0 }) : refundable;
  const { send } = useFormSubmission({
    onProblem: (problem) => {
      if (isAppError(problem) && problem.status === 409) setIsTold(true);
      toast.error(failure(problem, t('orders.refund.failed')));
    },
  });

  const refund = send(async (values: RefundValues) => {
    const input = refundInput().cast({ ...values, seen_left, seen_way: way });
    await refundOrder({ id, input, idempotencyKey }).unwrap();
    onStored();
    toast.success(messageOf('refundRecorded'));
  }, onDone);
  return { refund, way };
}
