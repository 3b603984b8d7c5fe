import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { Formik } from 'formik';
import type { ReactNode } from 'react';
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
      <WideDialog title={t('addProduct')} onClose={onClose} form="kept">
        <DialogContentText sx={{ mb: 2 }}>{t('addHint')}</DialogContentText>
        <NewProduct {...form} />
      </WideDialog>
    );
  }
  return (
    <WideDialog title={t('editProduct')} onClose={onClose} form="lost">
      <DialogContentText sx={{ mb: 2 }}>{t('editHint')}</DialogContentText>
      <KnownProduct {...form} id={productId} />
    </WideDialog>
  );
}

type FormProps = Required<Pick<ProductDialogProps, 'startsAtStock' | 'onClose'>>;

/** A whole leaflet is typed here: it waits, but for its picture, until it is saved or cancelled. */
function NewProduct({ onClose, ...form }: FormProps) {
  const { data: settings, isLoading, error } = useGetPharmacySettingsQuery();
  const { draft, keep, forget } = useDraft<ProductValues>('product', ['image', 'image_refusal', 'remove_image']);
  const start = newValues(settings?.low_stock_threshold);
  const finish = () => {
    forget();
    onClose();
  };

  // Once they failed, the form has begun without them.
  if (isLoading && !error) return <PageLoading />;
  return (
    <ProductForm {...form} initialValues={{ ...start, ...draft }} onClose={finish}>
      <FormDraft onChange={(values) => keep(values, start)} />
    </ProductForm>
  );
}

/** What is fetched while the form is open, as when the line comes back, takes nothing away that was typed. */
function KnownProduct({ id, ...form }: FormProps & { id: number }) {
  const { t } = useTranslation('inventory');
  const failure = useFailure();
  const { currentData, error, isFetching, refetch } = useGetProductQuery(id);

  if (!currentData) {
    return isFetching ? <PageLoading /> : <PageError message={failure(error, t('productFailed'))} onRetry={refetch} />;
  }
  return <ProductForm {...form} product={currentData} initialValues={valuesOf(currentData)} />;
}

interface ProductFormProps extends FormProps {
  product?: Product;
  initialValues: ProductValues;
  children?: ReactNode;
}

function ProductForm({ product, initialValues, startsAtStock, onClose, children }: ProductFormProps) {
  const { t } = useTranslation(['inventory', 'common']);
  const save = useSaveProduct(product, onClose);

  return (
    <Formik initialValues={initialValues} validationSchema={productDialogForm} onSubmit={save}>
      {({ isSubmitting }) => (
        <FormBody>
          {children}
          <ImageField current={product?.image ?? null} />
          <ProductFields startsAtStock={startsAtStock} />
          <FormActions>
            <Button onClick={onClose}>{t('common:cancel')}</Button>
            <Button type="submit" variant="contained" loading={isSubmitting}>
              {t(product ? 'saveChanges' : 'addProduct')}
            </Button>
          </FormActions>
        </FormBody>
      )}
    </Formik>
  );
}
