import type { FastifyPluginAsync } from 'fastify';
import { object } from 'yup';

import { LIMITS } from '@contract/limits';
import { checkoutInput } from '@contract/order';
import { text } from '@contract/validation/fields';
import { Answer } from '@contract/wire/envelope';
import { Purchase } from '@contract/wire/order';

import type { AppDeps } from '../../app';
import { ok } from '../../http';
import { languageOf } from '../../plugins/language';
import { customerOf } from '../../plugins/session';
import type { YupTypeProvider } from '../../plugins/validation';
import { checkout } from './checkout.service';

/** Optional: a call that carries it may be repeated at will and buys once. */
const checkoutHeaders = object({ 'idempotency-key': text(LIMITS.idempotencyKey) });

export const checkoutRoutes: FastifyPluginAsync<AppDeps> = async (
  app,
  { db, payments, config: { taxRatePercent, jwtSecret } },
) => {
  const routes = app.withTypeProvider<YupTypeProvider>();

  routes.post(
    '/orders/checkout',
    {
      config: { guard: 'user' },
      schema: {
        tags: ['Orders'],
        summary: 'Order what is in my cart: one order per pharmacy',
        description:
          'Takes the address or pick-up for each pharmacy, the way to pay, and the total (EGP) and the fingerprints of the cart and of the address that were seen; answers the purchase with its orders. 422 for an empty cart, at `user_address_id`, `fulfilments`, `payment_method` and `payment_method_id`; 409 `cartChanged`, `cartHasProblems` and `priceChanged` with the cart as it is now, `addressChanged`, `idempotencyKeyReused` for another body under one key. By card, 503 `paymentTimedOut` where the gateway does not answer.',
        headers: checkoutHeaders,
        body: checkoutInput,
        response: { 200: Answer(Purchase) },
      },
    },
    async (request) => {
      // An empty header is none.
      const idempotencyKey = request.headers['idempotency-key'] || undefined;
      const { userId } = customerOf(request);
      const call = {
        userId,
        input: request.body,
        idempotencyKey,
        taxRatePercent,
        secret: jwtSecret,
        language: languageOf(request),
      };
      return ok(await checkout(db, payments, call), 'orderPlaced');
    },
  );
};
