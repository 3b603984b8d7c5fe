import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { newPromoCode, type PromoCodeInput, promoCodeInput } from '@contract/promoCode';
import type { PromoCode } from '@contract/wire/promoCode';
import { useCreatePromoCodeMutation, useUpdatePromoCodeMutation } from '@/entities/promo-code';
import { isNotFound } from '@/shared/api';
import { changedValues } from '@/shared/lib/changed-values';
import type { useDraft } from '@/shared/lib/draft';
import { useFailure, useFormSubmission } from '@/shared/lib/failure';
import { useToast } from '@/shared/lib/toast';
import { FormActions, FormBody, FormDraft, Formik, FormSubmit } from '@/shared/ui/form';

import { type PromoValues, valuesOf } from '../model/promoValues';
import { PromoCodeFields } from './PromoCodeFields';

/** A value says nothing without its kind, nor an end without its start. */
const TOGETHER: (keyof PromoCodeInput)[][] = [
  ['type', 'value'],
  ['start_date', 'end_date'],
];

export interface PromoCodeFormProps {
  /** The code to change; without one the form adds a new one. */
  promo?: PromoCode;
  /** What was typed of it before. */
  drafts: ReturnType<typeof useDraft<PromoValues>>;
  onDone: () => void;
}

/** Adds or changes a promo code; what the server refuses stands at its field. */
export function PromoCodeForm({ promo, drafts, onDone }: PromoCodeFormProps) {
  const { t } = useTranslation(['promoCodes', 'common']);
  const toast = useToast();
  const failure = useFailure();
  const [createPromo] = useCreatePromoCodeMutation();
  const [updatePromo] = useUpdatePromoCodeMutation();
  // What is fetched while the form is open is not what its person began with.
  const [initialValues] = useState(() => valuesOf(promo));

  const [isGone, setIsGone] = useState(false);
  const known = isGone ? undefined : promo;

  const { send } = useFormSubmission({
    onProblem: (problem) => {
      if (isNotFound(problem)) setIsGone(true);
      else toast.error(failure(problem, t('promoCodes:saveFailed')));
    },
  });

  const save = async (values: PromoValues) => {
    const input = promoCodeInput.cast(values);
    const changes = known ? changedValues(input, promoCodeInput.cast(initialValues), TOGETHER) : input;
    if (!changes) return;
    const call = known ? updatePromo({ id: known.id, ...changes }) : createPromo(input);
    const { code } = await call.unwrap();
    drafts.forget();
    toast.success(t(known ? 'promoCodes:updated' : 'promoCodes:added', { code }));
  };

  return (
    <Formik
      initialValues={{ ...initialValues, ...drafts.draft }}
      validationSchema={known ? promoCodeInput : newPromoCode}
      onSubmit={send(save, onDone)}
    >
      <FormBody hasDraft={drafts.hasDraft}>
        <FormDraft drafts={drafts} initialValues={initialValues} texts={promo && 'promoCodes'} />
        <PromoCodeFields />
        <FormActions>
          {/* Over the buttons, which change with it: they stay in sight, and so does their reason. */}
          {isGone && (
            <Alert severity="warning" sx={{ flexBasis: '100%' }}>
              {t('promoCodes:gone')}
            </Alert>
          )}
          <Button onClick={onDone}>{t('common:cancel')}</Button>
          <FormSubmit>{t(known ? 'promoCodes:saveChanges' : 'promoCodes:add')}</FormSubmit>
        </FormActions>
      </FormBody>
    </Formik>
  );
}
