import DialogContentText from '@mui/material/DialogContentText';
import { useTranslation } from 'react-i18next';

import { useGetProductQuery } from '@/entities/product';
import { useDraft } from '@/shared/lib/draft';
import { MedicineName } from '@/shared/ui/medicine-name';
import { PageError, PageLoading } from '@/shared/ui/page-state';
import { WideDialog } from '@/shared/ui/wide-dialog';

import { NOT_IN_DRAFTS, type ProductValues } from '../model/productValues';
import { ProductForm, type ProductFormProps } from './ProductForm';

interface EditProductDialogProps extends Pick<ProductFormProps, 'isStockUpdate' | 'onClose'> {
  id: number;
}

/**
 * What was typed survives a reload and the end of a session, and is then applied to the current product. The stock is left out, since a
 * count is only valid at its time; and a dialog that was opened to update the stock uses no draft.
 */
export function EditProductDialog({ id, isStockUpdate = false, onClose }: EditProductDialogProps) {
  const { t } = useTranslation('inventory');
  const { currentData: product, error, isFetching, refetch } = useGetProductQuery(id);
  const kept = useDraft<ProductValues>(`product.${id}`, [...NOT_IN_DRAFTS, 'stock']);
  const drafts = isStockUpdate ? undefined : kept;
  const discard = () => {
    drafts?.forget();
    onClose();
  };

  return (
    <WideDialog
      title={t('editProduct')}
      subtitle={product && <MedicineName medicine={product} />}
      onClose={onClose}
      onDiscard={discard}
      hasForm
    >
      <DialogContentText sx={{ mb: 2 }}>{t('editHint')}</DialogContentText>
      {product && <ProductForm product={product} drafts={drafts} isStockUpdate={isStockUpdate} onClose={onClose} />}
      {!product && isFetching && <PageLoading />}
      {!product && !isFetching && <PageError error={error} message={t('productFailed')} onRetry={refetch} />}
    </WideDialog>
  );
}
