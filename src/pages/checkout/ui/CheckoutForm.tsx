import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Formik } from 'formik';
import { useState } from 'react';

import type { Address } from '@contract/wire/address';
import type { Cart } from '@contract/wire/cart';
import type { Purchase } from '@contract/wire/order';
import type { PaymentMethods } from '@contract/wire/paymentMethod';
import { FormBody } from '@/shared/ui/form';

import { checkoutForm, startingFrom } from '../model/checkoutForm';
import { type Choices, planOf } from '../model/plan';
import { usePlaceOrder } from '../model/usePlaceOrder';
import { AddressSection } from './AddressSection';
import { CheckoutSummary } from './CheckoutSummary';
import { FulfilmentSection } from './FulfilmentSection';
import { NotesSection } from './NotesSection';
import { PaymentSection } from './PaymentSection';

interface CheckoutFormProps {
  cart: Cart;
  addresses: Address[];
  methods: PaymentMethods | undefined;
  onPlaced: (purchase: Purchase) => void;
}

/**
 * What is typed and chosen outlives every refusal: a new quote changes the amounts around it and nothing else. It rests
 * while the order is sent, so that the total on the screen is the one that went.
 */
export function CheckoutForm({ cart, addresses, methods, onPlaced }: CheckoutFormProps) {
  const [choices, setChoices] = useState<Choices>({});
  const { send, refusal } = usePlaceOrder(onPlaced);
  const plan = planOf(cart.quotes, choices);

  return (
    <Formik
      initialValues={startingFrom(addresses, methods)}
      validationSchema={checkoutForm(plan)}
      onSubmit={(values, form) => send(values, plan, form)}
    >
      <FormBody>
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 400px' },
          }}
        >
          <Stack spacing={3}>
            <FulfilmentSection
              quotes={cart.quotes}
              plan={plan}
              onChoose={(pharmacyId, fulfilment) => setChoices({ ...choices, [pharmacyId]: fulfilment })}
            />
            <AddressSection addresses={addresses} isNeeded={plan.needsAddress} />
            <PaymentSection methods={methods} />
            <NotesSection />
          </Stack>
          <CheckoutSummary cart={cart} plan={plan} refusal={refusal} />
        </Box>
      </FormBody>
    </Formik>
  );
}
