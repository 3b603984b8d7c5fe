import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { isIncoming, MOVE_REASONS, type MoveReason, stockMove } from '@contract/stock';
import type { ProductRow } from '@contract/wire/product';
import { useMoveStockMutation } from '@/entities/product';
import { isAppError } from '@/shared/api';
import { useKeyedDraft } from '@/shared/lib/draft';
import { useFailure, useFormSubmission } from '@/shared/lib/failure';
import { useFormat } from '@/shared/lib/format';
import { useToast } from '@/shared/lib/toast';
import { FormActions, FormBody, FormDraft, Formik, FormNumber, FormRadios, FormSubmit } from '@/shared/ui/form';
import { FormDialog } from '@/shared/ui/form-dialog';
import { initialFocus } from '@/shared/ui/initial-focus';
import { MedicineName } from '@/shared/ui/medicine-name';

interface MoveValues {
  reason: MoveReason;
  quantity: string;
}

const INITIAL_VALUES: MoveValues = { reason: 'received', quantity: '' };

interface MoveStockDialogProps {
  product: ProductRow;
  onClose: () => void;
}

/**
 * Records the units that came in or went out, with the reason. Because staff enter only the difference, nobody has to count the shelf, and
 * sales in the meantime are kept. What was typed survives the end of a session.
 */
export function MoveStockDialog({ product, onClose }: MoveStockDialogProps) {
  const { t } = useTranslation(['inventory', 'common']);
  const { number } = useFormat();
  // One dialog is one move: sending it again after a lost answer moves the stock only once, whatever has been typed since.
  const { idempotencyKey, ...drafts } = useKeyedDraft<MoveValues>(`move.${product.id}`);
  const close = () => {
    drafts.forget();
    onClose();
  };
  const { move, stock } = useMoveStock(product, {
    idempotencyKey,
    onStored: drafts.forget,
    onDone: onClose,
  });
  const options = MOVE_REASONS.map((reason) => ({ value: reason, label: t(`inventory:reason.${reason}`) }));

  return (
    <FormDialog title={t('inventory:action.move')} onClose={close}>
      <Formik initialValues={{ ...INITIAL_VALUES, ...drafts.draft }} validationSchema={stockMove} onSubmit={move}>
        {({ values }) => (
          <FormBody>
            <FormDraft drafts={drafts} initialValues={INITIAL_VALUES} />
            <DialogContentText>
              <MedicineName medicine={product} />
            </DialogContentText>
            <FormRadios name="reason" label={t('inventory:history.reason')} options={options} isStacked />
            <FormNumber
              isInteger
              name="quantity"
              label={t('inventory:move.quantity')}
              helperText={t('inventory:move.stock', { stock: number(stock) })}
              // Most moves are received goods, the preselected reason, so that only the quantity is left to type.
              inputRef={initialFocus}
            />
            <FormActions>
              <Button onClick={close}>{t('common:cancel')}</Button>
              <FormSubmit noAnswer={t('inventory:move.noAnswer')}>
                {t(isIncoming(values.reason) ? 'inventory:move.in' : 'inventory:move.out')}
              </FormSubmit>
            </FormActions>
          </FormBody>
        )}
      </Formik>
    </FormDialog>
  );
}

interface Moving {
  idempotencyKey: string;
  /** Called even if the dialog is closed before the answer comes. */
  onStored: () => void;
  onDone: () => void;
}

/** Sends the move, and keeps the stock that the server reported last. */
function useMoveStock(product: ProductRow, { idempotencyKey, onStored, onDone }: Moving) {
  const { t } = useTranslation('inventory');
  const { number } = useFormat();
  const failure = useFailure();
  const toast = useToast();
  const [moveStock] = useMoveStockMutation();
  const [stock, setStock] = useState(product.stock);

  const { send } = useFormSubmission({
    onProblem: (problem) => toast.error(failure(problem, t('move.failed'))),
  });

  const store = async (values: MoveValues) => {
    try {
      const { balance } = await moveStock({ id: product.id, input: stockMove.cast(values), idempotencyKey }).unwrap();
      onStored();
      toast.success(t('move.done', { stock: number(balance) }));
    } catch (problem) {
      setStock(stockOf(problem) ?? stock);
      throw problem;
    }
  };
  return { move: send(store, onDone), stock };
}

/** The stock that a refusal reports. */
const stockOf = (problem: unknown) =>
  isAppError(problem) ? (problem.data as { stock?: number } | null | undefined)?.stock : undefined;
