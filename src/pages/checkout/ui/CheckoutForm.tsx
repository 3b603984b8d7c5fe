import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { FormikHelpers } from 'formik';
import { type KeyboardEvent, useState } from 'react';

import type { Fulfilment } from '@contract/order';
import type { Address } from '@contract/wire/address';
import type { Cart } from '@contract/wire/cart';
import type { Purchase } from '@contract/wire/order';
import type { PaymentMethods } from '@contract/wire/paymentMethod';
import { PrescriptionNotice } from '@/entities/order';
import { useIsNarrow } from '@/shared/lib/screen';
import { FormBody, FormDraft, Formik } from '@/shared/ui/form';

import { checkoutForm, type CheckoutValues, initialValuesOf, withoutUnavailable } from '../model/checkoutForm';
import { planOf } from '../model/plan';
import { useCheckoutDraft } from '../model/useCheckoutDraft';
import { usePlaceOrder } from '../model/usePlaceOrder';
import { AddressSection } from './AddressSection';
import { CheckoutSummary } from './CheckoutSummary';
import { FulfilmentSection } from './FulfilmentSection';
import { NotesSection } from './NotesSection';
import { PaymentSection } from './PaymentSection';
import { PlaceOrder } from './PlaceOrder';
import { TotalAnnouncement } from './TotalAnnouncement';

interface CheckoutFormProps {
  cart: Cart;
  addresses: Address[];
  methods: PaymentMethods | undefined;
  onRetryMethods: () => unknown;
  onPlaced: (purchase: Purchase) => void;
}

/**
 * Typed values and choices survive every refusal and a visit to the cart: a new quote changes only the amounts. The form is disabled while
 * the order is sent, so that the total on the screen is the one that was sent.
 */
export function CheckoutForm({ cart, addresses, methods, onRetryMethods, onPlaced }: CheckoutFormProps) {
  const { ways, form, forget } = useCheckoutDraft(cart.items);
  const [choices, setChoices] = useState(ways.draft);
  const initialValues = initialValuesOf(addresses, methods);
  const { send, refusal, settleTotal } = usePlaceOrder(cart, addresses, onPlaced);
  const plan = planOf(cart.quotes, choices);
  const isNarrow = useIsNarrow();
  const placing = { cart, total: plan.amounts.total, refusal };

  const choose = (pharmacyId: number, fulfilment: Fulfilment) => {
    const chosen = { ...choices, [pharmacyId]: fulfilment };
    setChoices(chosen);
    ways.keep(chosen);
    settleTotal();
  };

  const place = async (values: CheckoutValues, helpers: FormikHelpers<CheckoutValues>) => {
    // Before the order is sent: after a reload in the meantime, the next order must not begin with the choices of this one.
    forget();
    if (await send(values, plan, helpers)) return;
    ways.keep(choices);
    form.keep(values, initialValues);
  };

  return (
    <Formik
      initialValues={{ ...initialValues, ...withoutUnavailable(form.draft, addresses, methods) }}
      validationSchema={checkoutForm(plan)}
      onSubmit={place}
    >
      <FormBody spacing={0}>
        <TotalAnnouncement total={plan.amounts.total} refusal={refusal} />
        <FormDraft drafts={form} initialValues={initialValues} />
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 400px' },
          }}
        >
          <Stack spacing={3} onKeyDown={preventSubmitOnEnter}>
            <PrescriptionNotice lines={cart.items} hasUnmarkedNote />
            <FulfilmentSection quotes={cart.quotes} plan={plan} addresses={addresses} onChoose={choose} />
            <AddressSection addresses={addresses} isNeeded={plan.isAddressRequired} />
            <PaymentSection isDelivered={plan.isAddressRequired} methods={methods} onRetry={onRetryMethods} />
            <NotesSection />
          </Stack>
          <CheckoutSummary cart={cart} plan={plan} onCodeChanged={settleTotal}>
            {!isNarrow && <PlaceOrder {...placing} />}
          </CheckoutSummary>
        </Box>
        {isNarrow && <PlaceOrder {...placing} isBar />}
      </FormBody>
    </Formik>
  );
}

/** Browsers submit a form when Enter is pressed on a radio button, which would place the order of somebody who only wanted to choose. */
function preventSubmitOnEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof Element && event.target.matches('[type="radio"]')) {
    event.preventDefault();
  }
}
