import Alert from '@mui/material/Alert';
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
import { scrollIntoView } from '@/shared/lib/screen';
import { useToast } from '@/shared/lib/toast';
import { FormActions, FormBody, FormDraft, Formik, FormNumber, FormSubmit, FormTextField } from '@/shared/ui/form';
import { FormDialog } from '@/shared/ui/form-dialog';
import { CodeIn } from '@/shared/ui/ltr';

export type Refundable = NonNullable<OrderDetails['refundable']>;

interface RefundValues {
  amount: string;
  reason: string;
}

export interface RefundDialogProps {
  order: Pick<OrderDetails, 'id' | 'order_code' | 'refused_amount'>;
  /** What was left when the dialog was asked for. */
  refundable: Refundable;
  /** What is left by now, where a colleague gives back meanwhile; null where nothing is. */
  present: Refundable | null;
  onClose: () => void;
}

/**
 * How much is given back, and why; it says who gives it: the gateway, or whoever reads this. What was typed waits through a session that
 * ends.
 */
export function RefundDialog({ order, refundable, present, onClose }: RefundDialogProps) {
  const { t } = useTranslation(['staff', 'common']);
  const messageOf = useMessages();
  const { money } = useFormat();
  // Not of what is left by now: a refund whose answer was lost is sent again though it left less.
  const [rules] = useState(() => refundInput(refundable.amount));
  // One dialog is one refund: pressed again after a lost answer, it is given back once, whatever was typed since.
  const { idempotencyKey, ...drafts } = useKeyedDraft<RefundValues>(`refund.${order.id}`);
  const close = () => {
    drafts.forget();
    onClose();
  };
  const { refund, way, isUnanswered } = useRefund(order.id, {
    refundable,
    present,
    idempotencyKey,
    onStored: drafts.forget,
    onDone: onClose,
  });
  // What the card has refused is owed already: more than that is for the two to agree on.
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
            // All that is left to say where all of it is given back.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            slotProps={{ htmlInput: { dir: 'auto' } }}
          />
          <DialogContentText variant="body2">
            <CodeIn code={order.order_code}>{t('staff:orders.refund.stays', { code: order.order_code })}</CodeIn>
          </DialogContentText>
          {isUnanswered && (
            <Alert ref={scrollIntoView} severity="error">
              {t('staff:orders.refund.noAnswer')}
            </Alert>
          )}
          <FormActions>
            <Button onClick={close}>{t('common:cancel')}</Button>
            <FormSubmit>{t('staff:orders.refund.action')}</FormSubmit>
          </FormActions>
        </FormBody>
      </Formik>
    </FormDialog>
  );
}

interface Refunding extends Pick<RefundDialogProps, 'refundable' | 'present'> {
  idempotencyKey: string;
  /** Even if the dialog is left before the answer comes. */
  onStored: () => void;
  onDone: () => void;
}

function useRefund(id: number, { refundable, present, idempotencyKey, onStored, onDone }: Refunding) {
  const { t } = useTranslation('staff');
  const messageOf = useMessages();
  const failure = useFailure();
  const toast = useToast();
  const [refundOrder] = useRefundOrderMutation();
  // A colleague may give back for the same box meanwhile: whoever typed before that is told once, and then decides on what is so by now.
  const [isTold, setIsTold] = useState(false);
  const { amount: seen_left, way } = isTold ? (present ?? { ...refundable, amount: 0 }) : refundable;
  const { isUnanswered, send } = useFormSubmission({
    hasUnansweredNote: true,
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
  return { refund, way, isUnanswered };
}
