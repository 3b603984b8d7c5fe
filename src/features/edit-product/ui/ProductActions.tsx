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

/** The buttons of the form. If the pharmacy already has the product, they say so, and let it be added a second time on purpose. */
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
          // Above the buttons, whose labels change with this message, so that both are in view.
          sx={{ alignItems: 'center' }}
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
      {/* What is added anyway would be there twice. */}
      <FormSubmit noAnswer={t(isKnown ? 'common:noAnswer' : 'noAnswer')}>
        {t(isNew ? adding : 'saveChanges')}
      </FormSubmit>
    </FormActions>
  );
}
