import type { DeliveryTerms } from '@contract/freeDelivery';
import { orderAmounts } from '@contract/money';
import type { Fulfilment, OrderStatus, PaymentMethod, PaymentStatus } from '@contract/order';

import { orderCodeOf } from './orderCodeOf';
import type { Random } from './seedRandom';

export interface Listing {
  id: number;
  name: string;
  nameAr: string;
  strength: string | null;
  dosageForm: string | null;
  prescriptionRequired: boolean;
  image: string | null;
  /** In piastres. */
  price: number;
}

export interface Shop {
  id: number;
  staffId: number;
  canDeliver: boolean;
  delivery: DeliveryTerms;
  listings: readonly Listing[];
}

export interface Buyer {
  id: number;
  name: string;
  phone: string;
  /** As an order stores it: recipient, street, city, governorate. */
  deliveryAddress: string;
  deliveryAddressAr: string;
}

interface OrderPlan {
  orderId: number;
  purchaseId: number;
  buyer: Buyer;
  shop: Shop;
  status: OrderStatus;
  createdAt: Date;
  now: Date;
}

const NOTES = [
  'Please call before you come.',
  'من فضلك اتصل قبل التوصيل.',
  'Leave it with the doorman.',
  'الدور الثالث، شقة 6.',
];
const MAX_HANDLING_MS = 3 * 24 * 60 * 60 * 1000;

/** An order with its lines and events. The amounts are calculated as in the checkout, without tax. */
export function planOrder(random: Random, plan: OrderPlan) {
  const { orderId, buyer, shop, status, createdAt } = plan;
  const fulfilment: Fulfilment = shop.canDeliver && random.chance(0.7) ? 'delivery' : 'pickup';
  const paymentMethod = planPayment(random, status);
  const lines = random
    .sample(shop.listings, random.integer(1, 4))
    .map((listing) => ({ listing, quantity: random.integer(1, 3) }));
  const paymentStatus: PaymentStatus = status === 'delivered' ? 'paid' : 'due';
  const events = planEvents(random, plan);

  const order = {
    id: orderId,
    orderCode: orderCodeOf(orderId),
    purchaseId: plan.purchaseId,
    userId: buyer.id,
    pharmacyId: shop.id,
    status,
    fulfilment,
    paymentMethod,
    paymentStatus,
    ...orderAmounts({
      lines: lines.map(({ listing, quantity }) => ({ pricePiastres: listing.price, quantity })),
      fulfilment,
      delivery: shop.delivery,
      taxRatePercent: 0,
    }),
    totalItems: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    customerName: buyer.name,
    customerPhone: buyer.phone,
    phoneNumber: buyer.phone,
    recipient: fulfilment === 'delivery' ? buyer.name : null,
    deliveryAddress: fulfilment === 'delivery' ? buyer.deliveryAddress : null,
    deliveryAddressAr: fulfilment === 'delivery' ? buyer.deliveryAddressAr : null,
    notes: random.chance(0.2) ? random.pick(NOTES) : '',
    createdAt,
    updatedAt: events.at(-1)?.createdAt ?? createdAt,
  };
  const items = lines.map(({ listing: { id, ...listing }, quantity }) => ({
    orderId,
    medicationId: id,
    ...listing,
    quantity,
  }));
  return { order, items, events };
}

/** Only delivered orders are paid by card, since a payment of an order under way would have to exist at a gateway. */
const planPayment = (random: Random, status: OrderStatus): PaymentMethod =>
  !random.chance(0.7) && status === 'delivered' ? 'credit_card' : 'cash_on_delivery';

/** Every step from the checkout until now, or until the end of the usual handling time. */
function planEvents(random: Random, { orderId, buyer, shop, status, createdAt, now }: OrderPlan) {
  const steps = statusesUpTo(random, status);
  const isCancelledByBuyer = status === 'cancelled' && steps.length === 2 && random.chance(0.6);
  const span = Math.min(now.getTime() - createdAt.getTime(), MAX_HANDLING_MS) / steps.length;
  return steps.map((step, index) => {
    const isByBuyer = index === 0 || (isCancelledByBuyer && step === 'cancelled');
    return {
      orderId,
      status: step,
      actorId: isByBuyer ? buyer.id : shop.staffId,
      actorType: isByBuyer ? ('user' as const) : ('pharmacy' as const),
      isMailed: true,
      createdAt:
        index === 0 ? createdAt : new Date(createdAt.getTime() + Math.floor(span * (index + random.fraction()))),
    };
  });
}

function statusesUpTo(random: Random, status: OrderStatus): OrderStatus[] {
  if (status === 'pending') return ['pending'];
  if (status === 'cancelled')
    return random.chance(0.6) ? ['pending', 'cancelled'] : ['pending', 'processing', 'cancelled'];
  const forward: OrderStatus[] = ['pending', 'processing', 'shipped', 'delivered'];
  return forward.slice(0, forward.indexOf(status) + 1);
}
