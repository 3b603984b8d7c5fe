import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { isIncoming, MOVE_REASONS, type MoveReason, stockMove } from '@contract/stock';
import type { ProductRow } from '@contract/wire/product';
import { useMoveStockMutation } from '@/entities/product';
import { isAppError, newIdempotencyKey } from '@/shared/api';
import { useFailure, useFormSubmission } from '@/shared/lib/failure';
import { useFormat, useMedicineName } from '@/shared/lib/format';
import { scrollIntoView } from '@/shared/lib/screen';
import { useToast } from '@/shared/lib/toast';
import { FormActions, FormBody, Formik, FormNumber, FormRadios, FormSubmit } from '@/shared/ui/form';
import { FormDialog } from '@/shared/ui/form-dialog';

interface MoveValues {
  reason: MoveReason;
  quantity: string;
}

const INITIAL_VALUES: MoveValues = { reason: 'received', quantity: '' };

interface MoveStockDialogProps {
  product: ProductRow;
  onClose: () => void;
}

/** Units that came in or went, with the reason: nobody has to count the shelf, and what is sold meanwhile stays sold. */
export function MoveStockDialog({ product, onClose }: MoveStockDialogProps) {
  const { t } = useTranslation(['inventory', 'common']);
  const { number } = useFormat();
  const medicineOf = useMedicineName();
  const { move, stock, isUnanswered } = useMoveStock(product, onClose);
  const options = MOVE_REASONS.map((reason) => ({ value: reason, label: t(`inventory:reason.${reason}`) }));

  return (
    <FormDialog title={t('inventory:action.move')} onClose={onClose}>
      <Formik initialValues={INITIAL_VALUES} validationSchema={stockMove} onSubmit={move}>
        {({ values }) => (
          <FormBody>
            <DialogContentText>{medicineOf(product)}</DialogContentText>
            <FormRadios name="reason" label={t('inventory:history.reason')} options={options} isStacked />
            <FormNumber
              isInteger
              name="quantity"
              label={t('inventory:move.quantity')}
              helperText={t('inventory:move.stock', { stock: number(stock) })}
              // Most of what is moved was received: all that is left to say is how much.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
            />
            {isUnanswered && (
              <Alert ref={scrollIntoView} severity="error">
                {t('inventory:move.noAnswer')}
              </Alert>
            )}
            <FormActions>
              <Button onClick={onClose}>{t('common:cancel')}</Button>
              <FormSubmit>{t(isIncoming(values.reason) ? 'inventory:move.in' : 'inventory:move.out')}</FormSubmit>
            </FormActions>
          </FormBody>
        )}
      </Formik>
    </FormDialog>
  );
}

/** Sends the move, and knows the stock as it was last told. */
function useMoveStock(product: ProductRow, onMoved: () => void) {
  const { t } = useTranslation('inventory');
  const { number } = useFormat();
  const failure = useFailure();
  const toast = useToast();
  const [moveStock] = useMoveStockMutation();
  const [stock, setStock] = useState(product.stock);
  // One dialog is one move: pressed again after a lost answer, it is moved once, whatever was typed since.
  const [idempotencyKey] = useState(newIdempotencyKey);

  const { isUnanswered, send } = useFormSubmission({
    hasUnansweredNote: true,
    onProblem: (problem) => toast.error(failure(problem, t('move.failed'))),
  });

  const store = async (values: MoveValues) => {
    try {
      const { balance } = await moveStock({ id: product.id, input: stockMove.cast(values), idempotencyKey }).unwrap();
      toast.success(t('move.done', { stock: number(balance) }));
    } catch (problem) {
      setStock(stockOf(problem) ?? stock);
      throw problem;
    }
  };
  return { move: send(store, onMoved), stock, isUnanswered };
}

/** What a refusal says of the shelf. */
const stockOf = (problem: unknown) =>
  isAppError(problem) ? (problem.data as { stock?: number } | null | undefined)?.stock : undefined;
