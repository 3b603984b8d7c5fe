import type { FastifyPluginAsync, FastifyRequest } from 'fastify';

import { PAGE_SIZE } from '@contract/limits';
import { allowedTransitions, ordersQuery, UNDER_WAY } from '@contract/order';
import { orderStatusInput } from '@contract/orderStatus';
import { refundInput } from '@contract/refund';
import { Reordered } from '@contract/wire/cart';
import { Answer, Page } from '@contract/wire/envelope';
import { ListedOrder, OrderDetails } from '@contract/wire/order';

import type { AppDeps } from '../../context';
import { answeredOnce, idempotencyHeaders, idempotencyKeyOf, idParams, ok, paged } from '../../http';
import { customerOf, sessionOf, staffOf } from '../../plugins/session';
import type { YupTypeProvider } from '../../plugins/validation';
import { countAttempt } from '../attempts/attempts.service';
import { cancelOrder, moveOrder, recordPayment } from './orderMoves.service';
import { listOrders, type OrderOwner, readOrder } from './orders.service';
import { refundOrder } from './refund.service';
import { reorder } from './reorder.service';

const tags = ['Orders'];
const response = { 200: Answer(OrderDetails) };

const LISTED = {
  config: {
    guard: 'signed-in',
    fields: {
      q: 'Words of the order code, and of the names and phones of customer and recipient; for pharmacy staff also those that a product in it is called by today, in either language',
      paginate: `Rows of a page; without it ${PAGE_SIZE.customerOrders} for a customer, ${PAGE_SIZE.staffOrders} for pharmacy staff`,
      status: 'Only orders that stand here',
      sort: 'Plain `desc` and `asc` are taken as well: `created_at-desc` and `created_at-asc`',
    },
  } as const,
  schema: {
    tags,
    summary: "A customer's own orders, or those placed with a pharmacy",
    description:
      'Who asks decides what it lists: a customer sees their own orders, each with its first `products`; pharmacy staff see those placed with their pharmacy, without `products`. `customer.name` is empty where the customer has left.',
    querystring: ordersQuery,
    response: { 200: Answer(Page(ListedOrder)) },
  },
};

const READ = {
  config: { guard: 'signed-in' } as const,
  schema: {
    tags,
    summary: 'One order with its items and timeline',
    description:
      'For the customer who placed it and the pharmacy that it was placed with. `allowed_statuses` is where this caller may move it now: a customer cancels by `/cancel`, staff move by `/update-status`. Of a customer who has left, `customer.name` and `phone_number` are empty.',
    params: idParams,
    response,
  },
};

const RECORD_PAYMENT = {
  config: { guard: 'pharmacy', refusals: { 409: ['paymentNotFailed'] } } as const,
  schema: {
    tags,
    summary: 'Say that a failed payment was made up for',
    description:
      'For an order whose `payment_status` is `failed`, once its customer has paid otherwise: it is `paid` from then on, and so it is answered when it is said again. Any other is refused: 409 `paymentNotFailed`.',
    params: idParams,
    response,
  },
};

const REFUND = {
  config: {
    guard: 'pharmacy',
    fields: {
      amount: 'EGP, at most what is left: `refundable.amount` of the order',
      reason: 'Why, in one line that the customer reads on the page of the order and in the e-mail',
      seen_left:
        'What was left when the refund was decided on: `refundable.amount` of the order. 409 `refundMoved` where it is another amount by now; without it, only what is left decides',
      seen_way: 'How it was to go back then: `refundable.way`. 409 `refundMoved` where it goes another way by now',
      'idempotency-key':
        "Any text of your own, one for each refund: a call that carries it may be repeated at will and is carried out once. It is the order's own and is kept as long as the order; with another refund, or from somebody else, it is refused, 409 `refundAlreadyStored`",
    },
    refusals: {
      409: [
        'refundNotAllowed',
        'paymentUnderWay',
        'refundTooHigh',
        'nothingToRefund',
        'refundMoved',
        'refundAlreadyStored',
        'refundRefused',
        'cardRefundsOff',
      ],
      429: [],
    },
  } as const,
  schema: {
    tags,
    summary: 'Give back money of a delivered order',
    description:
      'All that was paid, or a part, as often as something is left; the order stays `delivered`, its amounts and the stock as they are. By card, `refunding_amount` tells of it until the gateway has answered; by hand it is recorded at once. `payment_status` is `refunded` once all is given back. 409 `refundNotAllowed` where nothing was paid, `paymentUnderWay` while the card is still being charged, `refundTooHigh` with what is `left`, `nothingToRefund` where that is nothing, `refundMoved` where that or the way is not what was seen, `refundRefused` for a repeated call that the card has refused since, `cardRefundsOff` where no gateway is there; 429 after too many of one order.',
    params: idParams,
    headers: idempotencyHeaders,
    body: refundInput(),
    response,
  },
};

const CANCEL = {
  config: { guard: 'user', refusals: { 409: ['cancelNotAllowed'], 429: [] } } as const,
  schema: {
    tags,
    summary: 'Cancel my pending order',
    description:
      'While it is pending; of a cancelled one it changes nothing, else 409 `cancelNotAllowed`. Gives back stock, codes and what is held on the card. 429 after too many of them.',
    params: idParams,
    response,
  },
};

const REORDER = {
  config: { guard: 'user', refusals: { 409: ['reorderNotAllowed'], 429: [] } } as const,
  schema: {
    tags,
    summary: 'Put a delivered order back into my cart',
    headers: answeredOnce,
    description:
      'As much of it as is sold today and not in the cart already, so that a second call adds nothing, and by name what fell short; 409 `reorderNotAllowed` before it has arrived; 429 after too many of them.',
    params: idParams,
    response: { 200: Answer(Reordered) },
  },
};

/** Orders of the caller, who is a customer or a pharmacy; amounts in EGP. 404 `orderNotFound` for any other order. */
export const orderRoutes: FastifyPluginAsync<AppDeps> = async (
  app,
  { db, secret, payments, config: { taxRatePercent } },
) => {
  const routes = app.withTypeProvider<YupTypeProvider>();

  routes.get('/orders', LISTED, async (request) => {
    const owner = ownerOf(request);
    const size = PAGE_SIZE['userId' in owner ? 'customerOrders' : 'staffOrders'];
    const query = { ...request.query, paginate: request.query.paginate ?? size };
    return ok(paged({ url: request.url, query }, await listOrders(db, owner, query)));
  });

  routes.get('/orders/:id', READ, async (request) => ok(await readOrder(db, ownerOf(request), request.params.id)));

  routes.post(
    '/orders/:id/update-status',
    {
      config: {
        guard: 'pharmacy',
        refusals: { 409: ['moveNotAllowed', 'orderMoved'] },
        fields: {
          seen_status:
            'Where the order stood when the move was decided on. 409 `orderMoved` where it stands elsewhere by now; without it, only the table of moves decides',
          reason:
            'With `cancelled`: why, in one line that the customer reads on the page of the order and in the e-mail. Beside any other status it is ignored',
        },
      },
      schema: {
        tags,
        summary: 'Move an order along',
        headers: answeredOnce,
        description: `${MOVES}. Steps may be skipped. Any other move is refused: 409 \`moveNotAllowed\`.`,
        params: idParams,
        body: orderStatusInput,
        response,
      },
    },
    async (request) =>
      ok(
        await moveOrder({ db, payments }, staffOf(request), {
          id: request.params.id,
          to: request.body.status,
          seen: request.body.seen_status,
          reason: request.body.reason,
        }),
        'statusUpdated',
      ),
  );

  routes.post('/orders/:id/record-payment', RECORD_PAYMENT, async (request) =>
    ok(await recordPayment(db, staffOf(request), request.params.id), 'paymentRecorded'),
  );

  routes.post('/orders/:id/refund', REFUND, async (request) => {
    const call = { id: request.params.id, input: request.body, idempotencyKey: idempotencyKeyOf(request) };
    return ok(await refundOrder({ db, secret, payments }, staffOf(request), call), 'refundRecorded');
  });

  routes.post(
    '/orders/:id/cancel',
    { ...CANCEL, preHandler: (request) => countAttempt({ db, secret }, 'cancellation', customerOf(request).userId) },
    async (request) =>
      ok(await cancelOrder({ db, payments }, customerOf(request), request.params.id), 'orderCancelled'),
  );

  routes.post(
    '/orders/:id/reorder',
    { ...REORDER, preHandler: (request) => countAttempt({ db, secret }, 'reorder', customerOf(request).userId) },
    async (request) => {
      const owner = { ...customerOf(request), taxRatePercent };
      const reordered = await reorder(db, owner, request.params.id);
      return ok(reordered, isInVain(reordered) ? 'nothingReordered' : 'reordered');
    },
  );
};

/** Nothing was added because something fell short, and not because it is all in the cart already. */
const isInVain = ({ added_quantity, shortfalls }: Reordered) => added_quantity === 0 && shortfalls.length > 0;

const MOVES = UNDER_WAY.map(
  (from) =>
    `From \`${from}\` to ${allowedTransitions(from)
      .map((to) => `\`${to}\``)
      .join(', ')}`,
).join('; ');

const ownerOf = (request: FastifyRequest): OrderOwner =>
  sessionOf(request).userType === 'pharmacy'
    ? { pharmacyId: staffOf(request).pharmacyId }
    : { userId: customerOf(request).userId };
