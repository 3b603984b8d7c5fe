import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { Formik } from 'formik';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Product } from '@contract/wire/product';
import { useGetPharmacySettingsQuery } from '@/entities/pharmacy';
import { useGetProductQuery } from '@/entities/product';
import { useDraft } from '@/shared/lib/draft';
import { useFailure } from '@/shared/lib/failure';
import { FormActions, FormBody, FormDraft } from '@/shared/ui/form';
import { PageError, PageLoading } from '@/shared/ui/page-state';
import { WideDialog } from '@/shared/ui/wide-dialog';

import { newValues, productDialogForm, type ProductValues, valuesOf } from '../model/productValues';
import { useSaveProduct } from '../model/useSaveProduct';
import { ImageField } from './ImageField';
import { ProductFields } from './ProductFields';

interface ProductDialogProps {
  /** The product to change; without one the dialog adds a new one. */
  productId?: number;
  startsAtStock?: boolean;
  onClose: () => void;
}

/** Add Product, or Edit Product. Speaks the texts of `inventory`. */
export function ProductDialog({ productId, startsAtStock = false, onClose }: ProductDialogProps) {
  const { t } = useTranslation('inventory');
  const form = { startsAtStock, onClose };

  if (productId === undefined) {
    return (
      <WideDialog title={t('addProduct')} onClose={onClose} hasForm>
        <DialogContentText sx={{ mb: 2 }}>{t('addHint')}</DialogContentText>
        <NewProduct {...form} />
      </WideDialog>
    );
  }
  return (
    <WideDialog title={t('editProduct')} onClose={onClose} hasForm>
      <DialogContentText sx={{ mb: 2 }}>{t('editHint')}</DialogContentText>
      <KnownProduct {...form} id={productId} />
    </WideDialog>
  );
}

type FormProps = Required<Pick<ProductDialogProps, 'startsAtStock' | 'onClose'>>;

/** No file outlives its form, nor what was said of one. */
const LEFT_OUT = ['image', 'image_refusal', 'remove_image'] as const;

/** A whole leaflet is typed here: it waits, but for its picture, until it is saved or cancelled. */
function NewProduct({ onClose, ...form }: FormProps) {
  const { data: settings, isLoading, error } = useGetPharmacySettingsQuery();
  const { draft, keep, forget } = useDraft<ProductValues>('product', LEFT_OUT);
  const start = newValues(settings?.low_stock_threshold);

  // Once they failed, the form has begun without them.
  if (isLoading && !error) return <PageLoading />;
  return (
    <ProductForm {...form} initialValues={{ ...start, ...draft }} onForget={forget} onClose={onClose}>
      <FormDraft onChange={(values) => keep(values, start)} />
    </ProductForm>
  );
}

function KnownProduct({ id, ...form }: FormProps & { id: number }) {
  const { t } = useTranslation('inventory');
  const failure = useFailure();
  const { currentData, error, isFetching, refetch } = useGetProductQuery(id);

  if (!currentData) {
    return isFetching ? <PageLoading /> : <PageError message={failure(error, t('productFailed'))} onRetry={refetch} />;
  }
  return <ChangedProduct {...form} found={currentData} />;
}

/** What was typed waits, too, and is laid over the product as it is when the dialog opens again; but a count is one of its moment. */
function ChangedProduct({ found, ...form }: FormProps & { found: Product }) {
  // What is fetched while the form is open, as when the line comes back, is not what its person began with.
  const [product] = useState(found);
  const { draft, keep, forget } = useDraft<ProductValues>(`product.${product.id}`, [...LEFT_OUT, 'stock']);
  const start = valuesOf(product);

  return (
    <ProductForm {...form} product={product} initialValues={{ ...start, ...draft }} onForget={forget}>
      <FormDraft onChange={(values) => keep(values, start)} />
    </ProductForm>
  );
}

interface ProductFormProps extends FormProps {
  product?: Product;
  initialValues: ProductValues;
  onForget: () => void;
  children: ReactNode;
}

function ProductForm({ product, initialValues, startsAtStock, onForget, onClose, children }: ProductFormProps) {
  const { t } = useTranslation(['inventory', 'common']);
  const save = useSaveProduct(product, { onStored: onForget, onDone: onClose });
  const cancel = () => {
    onForget();
    onClose();
  };

  return (
    <Formik initialValues={initialValues} validationSchema={productDialogForm} onSubmit={save}>
      {({ isSubmitting }) => (
        <FormBody>
          {children}
          <ImageField current={product?.image ?? null} />
          <ProductFields startsAtStock={startsAtStock} />
          <FormActions>
            <Button onClick={cancel}>{t('common:cancel')}</Button>
            <Button type="submit" variant="contained" loading={isSubmitting}>
              {t(product ? 'saveChanges' : 'addProduct')}
            </Button>
          </FormActions>
        </FormBody>
      )}
    </Formik>
  );
}
