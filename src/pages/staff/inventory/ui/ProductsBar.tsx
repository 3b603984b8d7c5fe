import Button from '@mui/material/Button';
import { type Dispatch, type Ref, type SetStateAction, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ProductListQuery, ProductsChange } from '@contract/product';
import { useUpdateProductsMutation } from '@/entities/product';
import { useFailure } from '@/shared/lib/failure';
import { useToast } from '@/shared/lib/toast';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { SelectionBar } from '@/shared/ui/selection-bar';

import { EMPTY_SELECTION, type Selection } from '../model/useSelection';
import { AlertDialog } from './AlertDialog';
import { PrescriptionDialog } from './PrescriptionDialog';

interface ProductsBarProps {
  ref: Ref<HTMLElement>;
  query: ProductListQuery;
  total: number;
  selection: Selection;
  onSelect: Dispatch<SetStateAction<Selection>>;
}

type Change = Pick<Partial<ProductsChange>, 'is_listed' | 'lowStockAlert' | 'prescription_required'>;

/** The actions for the selection: the ticked rows, or everything that was found. */
export function ProductsBar({ ref, query, total, selection, onSelect }: ProductsBarProps) {
  const { t } = useTranslation('inventory');
  const count = selection.isAll ? total : selection.ids.length;
  const { change, tell, isBusy } = useChange({ query, selection, count });
  const [asks, setAsks] = useState<'off' | 'alert' | 'prescription' | null>(null);

  // When the selection ends, so does the dialog about it; otherwise it would come back with the next product that is ticked.
  if (count === 0 && asks !== null) setAsks(null);

  const apply = async (wanted: Change) => {
    await change(wanted);
    setAsks(null);
    // A selection that was made in the meantime has not been changed, and stays.
    onSelect((now) => (now === selection ? EMPTY_SELECTION : now));
  };
  const applyAtOnce = (wanted: Change) =>
    apply(wanted).catch((problem: unknown) => {
      tell(problem);
      setAsks(null);
    });

  return (
    <SelectionBar
      ref={ref}
      label={t('selection.label')}
      count={count}
      text={t('selection.count', { count })}
      onClear={() => onSelect(EMPTY_SELECTION)}
    >
      {!selection.isAll && total > count && (
        <Button size="small" onClick={() => onSelect({ ...selection, isAll: true })}>
          {t('selection.whole', { count: total })}
        </Button>
      )}
      <Button size="small" disabled={isBusy} onClick={() => void applyAtOnce({ is_listed: true })}>
        {t('selection.list')}
      </Button>
      <Button size="small" disabled={isBusy} onClick={() => setAsks('off')}>
        {t('selection.unlist')}
      </Button>
      <Button size="small" disabled={isBusy} onClick={() => setAsks('alert')}>
        {t('selection.alert')}
      </Button>
      <Button size="small" disabled={isBusy} onClick={() => setAsks('prescription')}>
        {t('selection.prescription')}
      </Button>
      <ConfirmDialog
        isOpen={asks === 'off'}
        title={t('selection.unlistTitle', { count })}
        body={t('selection.unlistBody')}
        confirmLabel={t('selection.unlist')}
        isBusy={isBusy}
        onConfirm={() => applyAtOnce({ is_listed: false })}
        onClose={() => setAsks(null)}
      />
      {asks === 'alert' && <AlertDialog count={count} onPick={apply} onFail={tell} onClose={() => setAsks(null)} />}
      {asks === 'prescription' && (
        <PrescriptionDialog count={count} isBusy={isBusy} onPick={applyAtOnce} onClose={() => setAsks(null)} />
      )}
    </SelectionBar>
  );
}

interface Chosen extends Pick<ProductsBarProps, 'query' | 'selection'> {
  count: number;
}

/** Changes the selected products, and says how many have changed. */
function useChange({ query: { q, category_id, state }, selection: { ids, isAll }, count }: Chosen) {
  const { t } = useTranslation('inventory');
  const failure = useFailure();
  const toast = useToast();
  const [updateProducts, { isLoading }] = useUpdateProductsMutation();
  const chosen = isAll ? { is_whole: true, q, category_id, state } : { ids };

  const change = async (wanted: Change) => {
    const { changed } = await updateProducts({ ...chosen, ...wanted }).unwrap();
    const news = changed === 0 ? t('selection.unchanged') : t('selection.changed', { count: changed });
    const areSomeLeft = changed > 0 && changed < count;
    toast.success(areSomeLeft ? `${news}\n${t('selection.others')}` : news);
  };
  const tell = (problem: unknown) => toast.error(failure(problem, t('selection.failed')));
  return { change, tell, isBusy: isLoading };
}
