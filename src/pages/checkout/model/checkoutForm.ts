import { message } from '@contract/messages';
import { checkoutInput, type PaymentMethod } from '@contract/order';
import { id, requiredId } from '@contract/validation/fields';
import type { Address } from '@contract/wire/address';
import type { PaymentMethods } from '@contract/wire/paymentMethod';

import type { Plan } from './plan';

export interface CheckoutValues {
  user_address_id: number | '';
  payment_method: PaymentMethod;
  payment_method_id: number | '';
  notes: string;
}

const withoutAddress = checkoutInput.pick(['payment_method', 'notes']).shape({
  payment_method_id: id('cardRequired').when('payment_method', {
    is: 'credit_card',
    then: (card) => card.required(message('cardRequired')),
  }),
});
const withAddress = withoutAddress.shape({ user_address_id: requiredId('addressRequired') });

/** An address is required only if something is delivered. */
export const checkoutForm = ({ isAddressRequired }: Plan) => (isAddressRequired ? withAddress : withoutAddress);

/** The form begins with cash, the default address and the default card. */
export const initialValuesOf = (
  addresses: readonly Address[],
  methods: PaymentMethods | undefined,
): CheckoutValues => ({
  user_address_id: addresses.find(({ is_default }) => is_default)?.id ?? '',
  payment_method: 'cash_on_delivery',
  payment_method_id: methods?.cards.find((card) => card.is_default && !card.is_expired)?.id ?? '',
  notes: '',
});

/** The draft without choices that are no longer available, such as a deleted address or an expired card. */
export function withoutUnavailable(
  draft: Partial<CheckoutValues>,
  addresses: readonly Address[],
  methods: PaymentMethods | undefined,
): Partial<CheckoutValues> {
  const { user_address_id, payment_method, payment_method_id, ...rest } = draft;
  return {
    ...rest,
    ...(addresses.some(({ id }) => id === user_address_id) && { user_address_id }),
    ...(methods?.gateway && payment_method && { payment_method }),
    ...(methods?.cards.some((card) => card.id === payment_method_id && !card.is_expired) && { payment_method_id }),
  };
}

/** The body of the request: the customer's choices and the total that they see. */
export const toInput = (values: CheckoutValues, { parts, amounts, isAddressRequired }: Plan) => ({
  user_address_id: isAddressRequired && values.user_address_id !== '' ? values.user_address_id : null,
  payment_method: values.payment_method,
  ...(values.payment_method === 'credit_card' &&
    values.payment_method_id !== '' && { payment_method_id: values.payment_method_id }),
  notes: values.notes.trim(),
  fulfilments: parts.map(({ pharmacy, fulfilment }) => ({ pharmacy_id: pharmacy.id, fulfilment })),
  expected_total: amounts.total,
});
