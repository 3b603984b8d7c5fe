import Button from '@mui/material/Button';
import { Formik } from 'formik';
import { useTranslation } from 'react-i18next';

import { productForm } from '@contract/product';
import { FormActions, FormBody, FormTextField } from '@/shared/ui/form';
import { FormDialog } from '@/shared/ui/form-dialog';

const schema = productForm.pick(['lowStockAlert']);

interface AlertDialogProps {
  count: number;
  onPick: (change: { lowStockAlert: number }) => Promise<void>;
  onClose: () => void;
}

/** One low stock alert for all that is chosen. */
export function AlertDialog({ count, onPick, onClose }: AlertDialogProps) {
  const { t } = useTranslation(['inventory', 'common']);

  return (
    <FormDialog title={t('inventory:selection.alertTitle', { count })} onClose={onClose}>
      <Formik
        initialValues={{ lowStockAlert: '' }}
        validationSchema={schema}
        onSubmit={(values) => onPick(schema.cast(values))}
      >
        {({ isSubmitting }) => (
          <FormBody>
            <FormTextField
              name="lowStockAlert"
              label={t('inventory:fields.lowStockAlert')}
              slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'numeric' } }}
            />
            <FormActions>
              <Button onClick={onClose}>{t('common:cancel')}</Button>
              <Button type="submit" variant="contained" loading={isSubmitting}>
                {t('common:save')}
              </Button>
            </FormActions>
          </FormBody>
        )}
      </Formik>
    </FormDialog>
  );
}
