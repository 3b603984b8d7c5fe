import DialogContentText from '@mui/material/DialogContentText';
import { useTranslation } from 'react-i18next';

import { useGetPharmacySettingsQuery } from '@/entities/pharmacy';
import { useDraft } from '@/shared/lib/draft';
import { PageLoading } from '@/shared/ui/page-state';
import { WideDialog } from '@/shared/ui/wide-dialog';

import { NOT_IN_DRAFTS, type ProductValues } from '../model/productValues';
import { ProductForm, type ProductFormProps } from './ProductForm';

/** Much is typed here, so it is kept as a draft, except for the picture, until it is saved or cancelled. */
export function AddProductDialog({ onClose, onOpenKnown }: Pick<ProductFormProps, 'onClose' | 'onOpenKnown'>) {
  const { t } = useTranslation('inventory');
  const { data: settings, isLoading, error } = useGetPharmacySettingsQuery();
  const drafts = useDraft<ProductValues>('product', NOT_IN_DRAFTS);

  return (
    <WideDialog title={t('addProduct')} onClose={onClose} hasForm>
      <DialogContentText sx={{ mb: 2 }}>{t('addHint')}</DialogContentText>
      {/* If reading the settings has failed, the form has already begun without them. */}
      {isLoading && !error ? (
        <PageLoading />
      ) : (
        <ProductForm
          lowStockAlert={settings?.low_stock_threshold}
          drafts={drafts}
          onOpenKnown={onOpenKnown}
          onClose={onClose}
        />
      )}
    </WideDialog>
  );
}
