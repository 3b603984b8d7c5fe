import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Product } from '@contract/wire/product';
import { useGetProductQuery } from '@/entities/product';
import { useDraft } from '@/shared/lib/draft';
import { MedicineName } from '@/shared/ui/medicine-name';
import { PageError, PageLoading } from '@/shared/ui/page-state';
import { WideDialog } from '@/shared/ui/wide-dialog';

import { NOT_IN_DRAFTS, type ProductValues, valuesOf } from '../model/productValues';
import { ProductForm, type ProductFormProps } from './ProductForm';

interface EditProductDialogProps extends Pick<ProductFormProps, 'isStockUpdate' | 'onClose'> {
  id: number;
}

/**
 * What was typed waits through a reload or a session that ends, and is laid over the product as it is by then; but a count is one of
 * its moment, and who comes for one brings nothing else along.
 */
export function EditProductDialog({ id, isStockUpdate = false, onClose }: EditProductDialogProps) {
  const { t } = useTranslation('inventory');
  const { currentData: product } = useGetProductQuery(id);
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
      <KnownProduct id={id} drafts={drafts} isStockUpdate={isStockUpdate} onClose={onClose} />
    </WideDialog>
  );
}

type KnownProps = Omit<ProductFormProps, 'product' | 'initialValues'>;

function KnownProduct({ id, ...form }: KnownProps & { id: number }) {
  const { t } = useTranslation('inventory');
  const { currentData, error, isFetching, refetch } = useGetProductQuery(id);

  if (!currentData) {
    return isFetching ? <PageLoading /> : <PageError error={error} message={t('productFailed')} onRetry={refetch} />;
  }
  return <ChangedProduct {...form} found={currentData} />;
}

function ChangedProduct({ found, ...form }: KnownProps & { found: Product }) {
  // What is fetched while the form is open, as when the line comes back, is not what its person began with.
  const [product] = useState(found);

  return <ProductForm {...form} product={product} initialValues={valuesOf(product)} />;
}
