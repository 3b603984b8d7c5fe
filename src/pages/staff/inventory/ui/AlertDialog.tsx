import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

import { productForm } from '@contract/product';
import { useFormSubmission } from '@/shared/lib/failure';
import { FormActions, FormBody, Formik, FormNumber, FormSubmit } from '@/shared/ui/form';
import { FormDialog } from '@/shared/ui/form-dialog';
import { initialFocus } from '@/shared/ui/initial-focus';

const schema = productForm.pick(['lowStockAlert']);
const INITIAL_VALUES = { lowStockAlert: '' };

interface AlertDialogProps {
  count: number;
  onPick: (change: { lowStockAlert: number }) => Promise<void>;
  onFail: (problem: unknown) => void;
  onClose: () => void;
}

/** Sets the same low stock alert for all selected products. */
export function AlertDialog({ count, onPick, onFail, onClose }: AlertDialogProps) {
  const { t } = useTranslation(['inventory', 'common']);
  const { send } = useFormSubmission({ onProblem: onFail });
  const pick = (values: typeof INITIAL_VALUES) => onPick(schema.cast(values));

  return (
    <FormDialog title={t('inventory:selection.alertTitle', { count })} onClose={onClose}>
      <Formik initialValues={INITIAL_VALUES} validationSchema={schema} onSubmit={send(pick)}>
        <FormBody>
          <FormNumber
            isInteger
            name="lowStockAlert"
            label={t('inventory:fields.lowStockAlert')}
            // The only field of the dialog.
            inputRef={initialFocus}
          />
          <FormActions>
            <Button onClick={onClose}>{t('common:cancel')}</Button>
            <FormSubmit>{t('common:save')}</FormSubmit>
          </FormActions>
        </FormBody>
      </Formik>
    </FormDialog>
  );
}
