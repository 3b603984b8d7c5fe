import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type FormikState, useFormik } from 'formik';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { type PromoApplyInput, promoApplyInput } from '@contract/promoCode';
import type { Cart } from '@contract/wire/cart';
import { useApplyPromoCodeMutation } from '@/entities/cart';
import { isAppError } from '@/shared/api';
import { useMessages } from '@/shared/i18n';
import { useFailure } from '@/shared/lib/failure';
import { useToast } from '@/shared/lib/toast';
import { useInvalidFieldFocus } from '@/shared/ui/form';

import { canTakeFocus } from '../model/canTakeFocus';
import { useAppliedCodeToast } from '../model/useAppliedCodeToast';
import { useCartAfterLoss } from '../model/useCartAfterLoss';
import { promoCodeOf } from '../model/usePromoProblem';
import { useScrollIntoView } from '../model/useScrollIntoView';

const FIELD_ID = 'promo-code';

interface PromoFieldProps {
  cart: Cart;
  disabled: boolean;
  onApplied: () => void;
  /** The element that contains this field and the codes of the cart. */
  block: RefObject<HTMLElement | null>;
  field: RefObject<HTMLInputElement | null>;
}

/** Not a form, because at checkout it is inside another one. */
export function PromoField({ cart, disabled, onApplied, block, field }: PromoFieldProps) {
  const { t } = useTranslation('cart');
  const messageOf = useMessages();
  const failure = useFailure();
  const toast = useToast();
  const tellApplied = useAppliedCodeToast();
  const [applyCode] = useApplyPromoCodeMutation();
  const cartAfterLoss = useCartAfterLoss();

  /**
   * Applies a code and returns the new cart. If the answer is lost, the cart is read: otherwise an error could be shown although the code
   * applies.
   */
  const apply = (input: PromoApplyInput) =>
    applyCode(input)
      .unwrap()
      .catch(async (error: unknown) => {
        const now = await cartAfterLoss(error);
        if (now?.quotes.some((quote) => promoCodeOf(quote) === input.code)) return now;
        throw error;
      });

  const form = useFormik({
    initialValues: { code: '' },
    validationSchema: promoApplyInput,
    validateOnBlur: false,
    onSubmit: async (values, { setErrors, resetForm }) => {
      try {
        const priced = await apply(promoApplyInput.cast(values));
        // The person may have begun to type the next code.
        if (field.current?.value === values.code) resetForm();
        onApplied();
        tellApplied(cart, priced);
        if (canTakeFocus(block.current)) field.current?.focus();
      } catch (error) {
        const fieldErrors = isAppError(error) ? error.fieldErrors : {};
        setErrors(fieldErrors);
        if (!fieldErrors.code) toast.error(failure(error, t('promo.failed')));
      }
    },
  });
  const { setErrors, isSubmitting } = form;
  const lines = cart.items.map(({ medication, quantity }) => `${medication.id}:${quantity}`).join();
  // After the cart has changed, the refusal may no longer be true.
  useEffect(() => setErrors({}), [lines, setErrors]);
  const problem = form.touched.code && form.errors.code ? messageOf(form.errors.code) : undefined;
  const whole = useScrollIntoView<HTMLDivElement>(problem !== undefined);
  const announcement = useRefusal(form, block, field);

  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'flex-start' }}>
        <TextField
          ref={whole}
          id={FIELD_ID}
          name="code"
          // Room for the label in letters of any size.
          sx={{ flex: '1 1 8.5rem' }}
          inputRef={field}
          label={t('promo.label')}
          autoComplete="off"
          disabled={disabled}
          value={form.values.code}
          onChange={form.handleChange}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter would otherwise submit the form around this field, which places the order.
            event.preventDefault();
            if (!isSubmitting) void form.submitForm();
          }}
          error={problem !== undefined}
          helperText={problem}
          slotProps={{ htmlInput: { dir: 'ltr', autoCapitalize: 'characters', spellCheck: false } }}
        />
        <Button
          variant="outlined"
          disabled={disabled}
          loading={isSubmitting}
          onClick={() => void form.submitForm()}
          sx={{ minHeight: 40, flexShrink: 0 }}
        >
          {t('promo.apply')}
        </Button>
      </Stack>
      {announcement}
    </>
  );
}

/** Moves the focus to the field if its code is refused or missing. */
function useRefusal(
  form: FormikState<{ code: string }>,
  block: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
) {
  const { focusField, announcement } = useInvalidFieldFocus(form);
  const { submitCount, isSubmitting } = form;
  const hearAnswer = useEffectEvent(() => {
    if (canTakeFocus(block.current)) focusField(field.current);
  });
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) hearAnswer();
  }, [submitCount, isSubmitting]);
  return announcement;
}
