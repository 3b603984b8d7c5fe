import Button from '@mui/material/Button';
import { Formik } from 'formik';
import { useTranslation } from 'react-i18next';

import { promoCodeInput } from '@contract/promoCode';
import type { PromoCode } from '@contract/wire/promoCode';
import { useCreatePromoCodeMutation, useUpdatePromoCodeMutation } from '@/entities/promo-code';
import { useFailure, useSending } from '@/shared/lib/failure';
import { useToast } from '@/shared/lib/toast';
import { FormActions, FormBody } from '@/shared/ui/form';

import { type PromoValues, valuesOf } from '../model/promoValues';
import { PromoCodeFields } from './PromoCodeFields';

interface PromoCodeFormProps {
  promo: PromoCode | undefined;
  onDone: () => void;
}

/** Adds or changes a promo code; what the server refuses stands at its field. */
export function PromoCodeForm({ promo, onDone }: PromoCodeFormProps) {
  const { t } = useTranslation(['promoCodes', 'common']);
  const toast = useToast('staff');
  const failure = useFailure();
  const [createPromo] = useCreatePromoCodeMutation();
  const [updatePromo] = useUpdatePromoCodeMutation();

  const { send } = useSending({ tell: (problem) => toast.error(failure(problem, t('promoCodes:saveFailed'))) });

  const save = async (values: PromoValues) => {
    const input = promoCodeInput.cast(values);
    const call = promo ? updatePromo({ id: promo.id, ...input }) : createPromo(input);
    const { code } = await call.unwrap();
    toast.success(t(promo ? 'promoCodes:updated' : 'promoCodes:added', { code }));
  };

  return (
    <Formik initialValues={valuesOf(promo)} validationSchema={promoCodeInput} onSubmit={send(save, onDone)}>
      {({ isSubmitting }) => (
        <FormBody>
          <PromoCodeFields />
          <FormActions>
            <Button onClick={onDone}>{t('common:cancel')}</Button>
            <Button type="submit" variant="contained" loading={isSubmitting}>
              {t(promo ? 'promoCodes:saveChanges' : 'promoCodes:add')}
            </Button>
          </FormActions>
        </FormBody>
      )}
    </Formik>
  );
}
