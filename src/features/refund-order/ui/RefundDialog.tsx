import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { refundInput } from '@contract/refund';
import type { OrderDetails } from '@contract/wire/order';
import { useRefundOrderMutation } from '@/entities/order';
import { isLost, newIdempotencyKey } from '@/shared/api';
import { useSay } from '@/shared/i18n';
import { useFailure, useSending } from '@/shared/lib/failure';
import { useFormat } from '@/shared/lib/format';
import { useToast } from '@/shared/lib/toast';
import { FormActions, FormBody, Formik, FormNumber, FormSubmit, FormTextField } from '@/shared/ui/form';
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
  /** What is left by now, where a colleague gives back meanwhile. */
  remaining: number;
  onClose: () => void;
}

/** How much is given back, and why; it says who gives it: the gateway, or whoever reads this. */
export function RefundDialog({ order, refundable, remaining, onClose }: RefundDialogProps) {
  const { t } = useTranslation(['staff', 'common']);
  const say = useSay();
  const { money } = useFormat();
  // Not of what is left by now: a refund whose answer was lost is sent again though it left less.
  const [rules] = useState(() => refundInput(refundable.amount));
  const refund = useRefund(order.id, onClose);
  const left = remaining > 0 ? t('staff:orders.refund.left', { amount: money(remaining) }) : say('nothingToRefund');

  return (
    <FormDialog title={t('staff:orders.refund.action')} onClose={onClose}>
      <Formik
        // What the card has refused is owed already: more than that is for the two to agree on.
        initialValues={{ amount: (order.refused_amount || refundable.amount).toFixed(2), reason: '' }}
        validationSchema={rules}
        onSubmit={refund}
      >
        <FormBody>
          <DialogContentText>{t(`staff:orders.refund.how.${refundable.way}`)}</DialogContentText>
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
          <FormActions>
            <Button onClick={onClose}>{t('common:cancel')}</Button>
            <FormSubmit>{t('staff:orders.refund.action')}</FormSubmit>
          </FormActions>
        </FormBody>
      </Formik>
    </FormDialog>
  );
}

function useRefund(id: number, onDone: () => void) {
  const { t } = useTranslation('staff');
  const say = useSay();
  const failure = useFailure();
  const toast = useToast('staff');
  const [refundOrder] = useRefundOrderMutation();
  // One dialog is one refund: pressed again after a lost answer, it is given back once, whatever was typed since.
  const [idempotencyKey] = useState(newIdempotencyKey);
  const { send } = useSending({
    tell: (problem) =>
      toast.error(isLost(problem) ? t('orders.refund.noAnswer') : failure(problem, t('orders.refund.failed'))),
  });

  return send(async (values: RefundValues) => {
    await refundOrder({ id, input: refundInput().cast(values), idempotencyKey }).unwrap();
    toast.success(say('refundRecorded'));
  }, onDone);
}
