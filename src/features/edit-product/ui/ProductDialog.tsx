import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Product } from '@contract/wire/product';
import { useGetPharmacySettingsQuery } from '@/entities/pharmacy';
import { useGetProductQuery } from '@/entities/product';
import { useDraft } from '@/shared/lib/draft';
import { DraftNotice } from '@/shared/ui/draft-notice';
import { FormBody, FormDraft, Formik } from '@/shared/ui/form';
import { MedicineName } from '@/shared/ui/medicine-name';
import { PageError, PageLoading } from '@/shared/ui/page-state';
import { WideDialog } from '@/shared/ui/wide-dialog';

import { newValues, productDialogForm, type ProductValues, valuesOf } from '../model/productValues';
import { useSaveProduct } from '../model/useSaveProduct';
import { ImageField } from './ImageField';
import { ProductActions } from './ProductActions';
import { ProductFields } from './ProductFields';
import { StartFrom } from './StartFrom';

interface ProductDialogProps {
  /** The product to change; without one the dialog adds a new one. */
  productId?: number;
  startsAtStock?: boolean;
  onClose: () => void;
}

/** Add Product, or Edit Product; whoever adds what is there already may go on to that one. Speaks the texts of `inventory`. */
export function ProductDialog({ productId, ...dialog }: ProductDialogProps) {
  const [knownId, setKnownId] = useState<number>();
  const id = productId ?? knownId;

  return id === undefined ? <AddDialog {...dialog} onOpenKnown={setKnownId} /> : <EditDialog {...dialog} id={id} />;
}

/** No file outlives its form, nor what was said of one. */
const LEFT_OUT = ['image', 'image_refusal', 'remove_image'] as const;

/** A whole leaflet is typed here: it waits, but for its picture, until it is saved or cancelled. */
function AddDialog({ onClose, onOpenKnown }: ProductDialogProps & Pick<ProductFormProps, 'onOpenKnown'>) {
  const { t } = useTranslation('inventory');
  const { data: settings, isLoading, error } = useGetPharmacySettingsQuery();
  const drafts = useDraft<ProductValues>('product', LEFT_OUT);

  return (
    <WideDialog title={t('addProduct')} onClose={onClose} hasForm>
      <DialogContentText sx={{ mb: 2 }}>{t('addHint')}</DialogContentText>
      {/* Once they failed, the form has begun without them. */}
      {isLoading && !error ? (
        <PageLoading />
      ) : (
        <ProductForm
          start={newValues(settings?.low_stock_threshold)}
          drafts={drafts}
          onOpenKnown={onOpenKnown}
          onClose={onClose}
        />
      )}
    </WideDialog>
  );
}

/**
 * What was typed waits through a reload or a session that ends, and is laid over the product as it is by then; but a count is one of
 * its moment, and who comes for one brings nothing else along.
 */
function EditDialog({ id, startsAtStock = false, onClose }: ProductDialogProps & { id: number }) {
  const { t } = useTranslation('inventory');
  const { currentData: product } = useGetProductQuery(id);
  const kept = useDraft<ProductValues>(`product.${id}`, [...LEFT_OUT, 'stock']);
  const drafts = startsAtStock ? undefined : kept;
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
      <KnownProduct id={id} drafts={drafts} startsAtStock={startsAtStock} onClose={onClose} />
    </WideDialog>
  );
}

type KnownProps = Omit<ProductFormProps, 'product' | 'start'>;

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

  return <ProductForm {...form} product={product} start={valuesOf(product)} />;
}

interface ProductFormProps {
  product?: Product;
  start: ProductValues;
  drafts: ReturnType<typeof useDraft<ProductValues>> | undefined;
  startsAtStock?: boolean;
  /** Shows the product that is there already, in place of the one to be added. */
  onOpenKnown?: ((id: number) => void) | undefined;
  onClose: () => void;
}

function ProductForm({ product, start, drafts, startsAtStock = false, onOpenKnown, onClose }: ProductFormProps) {
  const forget = () => drafts?.forget();
  const { save, known } = useSaveProduct(product, { onStored: forget, onDone: onClose });
  const [schema] = useState(() => productDialogForm(product));
  const cancel = () => {
    forget();
    onClose();
  };

  return (
    <Formik initialValues={{ ...start, ...drafts?.draft }} validationSchema={schema} onSubmit={save}>
      <FormBody hasDraft={drafts?.hasDraft}>
        {drafts && <FormDraft onChange={(values) => drafts.keep(values, start)} />}
        {drafts?.hasDraft && <DraftNotice start={start} onForget={forget} texts="inventory" />}
        {!product && <StartFrom />}
        <ImageField current={product?.image ?? null} />
        <ProductFields startsAtStock={startsAtStock} />
        <ProductActions isNew={!product} known={known} onOpenKnown={onOpenKnown} onCancel={cancel} />
      </FormBody>
    </Formik>
  );
}
