import type { FastifyPluginAsync } from 'fastify';

import { checkoutInput } from '@contract/order';
import { Answer } from '@contract/wire/envelope';
import { Purchase } from '@contract/wire/order';

import type { AppDeps } from '../../context';
import { idempotencyHeaders, idempotencyKeyOf, ok } from '../../http';
import { languageOf } from '../../plugins/language';
import { customerOf } from '../../plugins/session';
import type { YupTypeProvider } from '../../plugins/validation';
import { checkout } from './checkout.service';

export const checkoutRoutes: FastifyPluginAsync<AppDeps> = async (
  app,
  { db, secret, payments, config: { taxRatePercent } },
) => {
  const routes = app.withTypeProvider<YupTypeProvider>();

  routes.post(
    '/orders/checkout',
    {
      config: {
        guard: 'user',
        fields: {
          'idempotency-key':
            "Any text of your own, one for each purchase: a call that carries it may be repeated at will and is carried out once. It is the customer's own and is kept as long as the purchase; with another body it is refused, 409 `idempotencyKeyReused`",
        },
        refusals: {
          409: [
            'cartChanged',
            'cartHasProblems',
            'priceChanged',
            'addressChanged',
            'idempotencyKeyReused',
            'tooManyUnpaidOrders',
          ],
          422: ['cartEmptyAtCheckout'],
          429: [],
          503: ['paymentTimedOut'],
        },
      },
      schema: {
        tags: ['Orders'],
        summary: 'Order what is in my cart: one order per pharmacy',
        description:
          'Takes the address or pick-up for each pharmacy, the way to pay, and the total (EGP) and the fingerprints of the cart and of the address that were seen; answers the purchase with its orders. 422 for an empty cart, at `user_address_id`, `fulfilments`, `payment_method` and `payment_method_id`; 409 `cartChanged`, `cartHasProblems` and `priceChanged` with the cart as it is now, `addressChanged`, `idempotencyKeyReused` for another body under one key, `tooManyUnpaidOrders` in cash. By card, 503 `paymentTimedOut` where the gateway does not answer.',
        headers: idempotencyHeaders,
        body: checkoutInput,
        response: { 200: Answer(Purchase) },
      },
    },
    async (request) => {
      const { userId, sessionId } = customerOf(request);
      const call = {
        userId,
        sessionId,
        input: request.body,
        idempotencyKey: idempotencyKeyOf(request),
        taxRatePercent,
        secret,
        address: request.ip,
        language: languageOf(request),
      };
      return ok(await checkout(db, payments, call), 'orderPlaced');
    },
  );
};
