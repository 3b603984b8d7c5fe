import { type InferType, object, string } from 'yup';

import { FINGERPRINT_LENGTH } from './cart';
import { LIMITS, PAGE_SIZE } from './limits';
import { LIST_LIMITS } from './listLimits';
import { message } from './messages';
import { toEgp } from './money';
import { amount, id, lines, list, listFields, noCardNumber, requiredId, text } from './validation/fields';

export const ORDER_STATUSES = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const FULFILMENTS = ['delivery', 'pickup'] as const;
export type Fulfilment = (typeof FULFILMENTS)[number];

export const PAYMENT_METHODS = ['cash_on_delivery', 'credit_card'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/**
 * Payment is separate from fulfilment: a delivered order stays `authorised` until the card is charged, a cancelled one until the
 * authorisation is released.
 */
export const PAYMENT_STATUSES = ['due', 'authorised', 'paid', 'refunded', 'failed'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Orders move forward, and may skip steps. All but delivered ones can be cancelled. Delivered and cancelled are final. */
const TRANSITIONS = {
  pending: ['processing', 'shipped', 'delivered', 'cancelled'],
  processing: ['shipped', 'delivered', 'cancelled'],
  shipped: ['delivered', 'cancelled'],
  delivered: [],
  cancelled: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>;

export const allowedTransitions = (from: OrderStatus): readonly OrderStatus[] => TRANSITIONS[from];
/** Whether an order is neither delivered nor cancelled. */
export const isUnderWay = (status: OrderStatus) => allowedTransitions(status).length > 0;
export const UNDER_WAY = ORDER_STATUSES.filter(isUnderWay);
export const canCustomerCancel = (status: OrderStatus) => status === 'pending';
/** If the card could not be charged at delivery, pharmacy and customer settle the payment between them. */
export const isSettledByHand = (payment: PaymentStatus) => payment === 'failed';
/** Only delivered orders can be reordered (spec, section 4). */
export const canReorder = (status: OrderStatus) => status === 'delivered';

export const ORDER_SORTS = ['created_at-desc', 'created_at-asc', 'total-desc', 'total-asc'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

const { paginate, ...fields } = {
  ...listFields(PAGE_SIZE.staffOrders),
  status: string().oneOf(ORDER_STATUSES, message('statusInvalid')),
  sort: string()
    // The customer's list sends plain `desc` or `asc`, which means by date (spec, section 7).
    .transform((sort: unknown) => (sort === 'desc' || sort === 'asc' ? `created_at-${sort}` : sort))
    .oneOf(ORDER_SORTS, message('sortInvalid'))
    .default('created_at-desc'),
};

/** Open orders are listed with the one that waits longest first, since staff work through them; all other lists begin with the newest. */
export const defaultSort = (status: OrderStatus | undefined): OrderSort =>
  UNDER_WAY.some((each) => each === status) ? 'created_at-asc' : 'created_at-desc';

/** The query string of the orders page of staff. */
export const orderListQuery = object({
  ...fields,
  paginate,
  sort: fields.sort.when('status', ([status], sort) => sort.default(defaultSort(status as OrderStatus | undefined))),
});

export type OrderListQuery = InferType<typeof orderListQuery>;

/** `GET /orders` for both roles: without `paginate`, the page size depends on the role. */
export const ordersQuery = object({ ...fields, paginate: paginate.default(undefined) });

/**
 * `POST /orders/checkout`. The spec's plain payload is enough; `fulfilments` picks delivery or pick-up per pharmacy
 * (default: delivery where it is offered), `payment_method_id` picks the card of a `credit_card` order (default: the
 * default card), `expected_total` (EGP) is what the customer saw, and `expected_fingerprint` and
 * `expected_address_fingerprint` those of the cart and of the address they saw.
 */
export const checkoutInput = object({
  user_address_id: id('addressRequired').nullable().default(null),
  payment_method: string().oneOf(PAYMENT_METHODS, message('paymentMethodInvalid')).default('cash_on_delivery'),
  payment_method_id: id('cardRequired'),
  notes: lines(LIMITS.notes, 'notesTooLong').test(noCardNumber).default(''),
  fulfilments: list(
    object({
      pharmacy_id: requiredId('pharmacyRequired'),
      fulfilment: string().oneOf(FULFILMENTS, message('fulfilmentInvalid')).required(message('fulfilmentInvalid')),
    }),
    LIST_LIMITS.pageSize,
    message('fulfilmentInvalid'),
  ).default([]),
  expected_total: amount(message('totalInvalid'))
    .min(0, message('totalInvalid'))
    .max(toEgp(Number.MAX_SAFE_INTEGER), message('totalInvalid')),
  expected_fingerprint: text(FINGERPRINT_LENGTH),
  expected_address_fingerprint: text(FINGERPRINT_LENGTH),
});

export type CheckoutInput = InferType<typeof checkoutInput>;
