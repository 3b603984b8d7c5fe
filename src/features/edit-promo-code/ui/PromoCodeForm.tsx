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

/** If one field of a group has changed, both are sent: a value depends on its type, and the last day on the first. */
const TOGETHER: (keyof PromoCodeInput)[][] = [
  ['type', 'value'],
  ['start_date', 'end_date'],
];

export interface PromoCodeFormProps {
  /** The code to change; without one the form adds a new one. */
  promo?: PromoCode;
  /** The draft, if some of it was typed earlier. */
  drafts: ReturnType<typeof useDraft<PromoValues>>;
  onDone: () => void;
}

/** Adds or changes a promo code. Refusals of the server are shown at the fields. */
export function PromoCodeForm({ promo, drafts, onDone }: PromoCodeFormProps) {
  const { t } = useTranslation(['promoCodes', 'common']);
  const toast = useToast();
  const failure = useFailure();
  const [createPromo] = useCreatePromoCodeMutation();
  const [updatePromo] = useUpdatePromoCodeMutation();
  // Kept from the first rendering: the person began with these values, and a later fetch must not replace them.
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
          {/* Above the buttons, whose labels change with this message, so that both are in view. */}
          {isGone && <Alert severity="warning">{t('promoCodes:gone')}</Alert>}
          <Button onClick={onDone}>{t('common:cancel')}</Button>
          <FormSubmit>{t(known ? 'promoCodes:saveChanges' : 'promoCodes:add')}</FormSubmit>
        </FormActions>
      </FormBody>
    </Formik>
  );
}
