import { checkoutInput, type PaymentMethod } from '@contract/order';
import { requiredId } from '@contract/validation/fields';
import type { Address } from '@contract/wire/address';

import type { Plan } from './plan';

export interface CheckoutValues {
  user_address_id: number | '';
  payment_method: PaymentMethod;
  notes: string;
}

const withoutAddress = checkoutInput.pick(['payment_method', 'notes']);
const withAddress = withoutAddress.shape({ user_address_id: requiredId('addressRequired') });

/** An address is asked for only where something is delivered. */
export const checkoutForm = ({ needsAddress }: Plan) => (needsAddress ? withAddress : withoutAddress);

export const startingFrom = (addresses: readonly Address[]): CheckoutValues => ({
  user_address_id: addresses.find(({ is_default }) => is_default)?.id ?? '',
  payment_method: 'cash_on_delivery',
  notes: '',
});

/** What the server is sent: the person's choices and the total that they see. */
export const toInput = (values: CheckoutValues, { parts, amounts, needsAddress }: Plan) => ({
  user_address_id: needsAddress && values.user_address_id !== '' ? values.user_address_id : null,
  payment_method: values.payment_method,
  notes: values.notes.trim(),
  fulfilments: parts.map(({ pharmacy, fulfilment }) => ({ pharmacy_id: pharmacy.id, fulfilment })),
  expected_total: amounts.total,
});
