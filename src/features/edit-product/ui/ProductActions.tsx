import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';

import { FormActions, FormSubmit } from '@/shared/ui/form';

import { isSameProduct, type KnownProduct } from '../model/knownProduct';
import type { ProductValues } from '../model/productValues';

interface ProductActionsProps {
  isNew: boolean;
  known: KnownProduct | null;
  onOpenKnown: ((id: number) => void) | undefined;
  onCancel: () => void;
}

/** The end of the form. It says where the pharmacy has the product already: one that is meant to be there twice is added all the same. */
export function ProductActions({ isNew, known, onOpenKnown, onCancel }: ProductActionsProps) {
  const { t } = useTranslation(['inventory', 'common']);
  const { values } = useFormikContext<ProductValues>();
  const isKnown = isSameProduct(known, values);
  const adding = isKnown ? 'known.add' : 'addProduct';

  return (
    <FormActions>
      {isKnown && (
        <Alert
          severity="warning"
          // Over the buttons, which change with it: they stay in sight, and so does their reason.
          sx={{ flexBasis: '100%', alignItems: 'center' }}
          action={
            <Button color="inherit" size="small" onClick={() => onOpenKnown?.(known.id)} sx={{ whiteSpace: 'nowrap' }}>
              {t('known.open')}
            </Button>
          }
        >
          {t('known.text')}
        </Alert>
      )}
      <Button onClick={onCancel}>{t('common:cancel')}</Button>
      <FormSubmit>{t(isNew ? adding : 'saveChanges')}</FormSubmit>
    </FormActions>
  );
}
