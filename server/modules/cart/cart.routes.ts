import type { FastifyPluginAsync, FastifyRequest } from 'fastify';

import { cartQuantityInput, cartRemoveInput } from '@contract/cart';
import { promoApplyInput, promoRemoveInput } from '@contract/promoCode';
import { Cart } from '@contract/wire/cart';
import { Answer } from '@contract/wire/envelope';

import type { AppDeps } from '../../context';
import { idempotencyHeaders, idempotencyKeyOf, ok } from '../../http';
import { customerOf } from '../../plugins/session';
import type { YupTypeProvider } from '../../plugins/validation';
import { countAttempt } from '../attempts/attempts.service';
import { addToCart, emptyCart, readCart, removeFromCart, updateCart } from './cart.service';
import { applyPromo, removePromo } from './cartPromos.service';

/** Every change answers with the new cart, so that a screen needs no second call. */
export const cartRoutes: FastifyPluginAsync<AppDeps> = async (app, { db, secret, config: { taxRatePercent } }) => {
  const routes = app.withTypeProvider<YupTypeProvider>();
  const config = { guard: 'user' } as const;
  const shared = { tags: ['Cart'], response: { 200: Answer(Cart) } };
  const ownerOf = (request: FastifyRequest) => ({ ...customerOf(request), taxRatePercent });

  routes.get('/cart', { config, schema: { ...shared, summary: 'My cart, priced per pharmacy' } }, async (request) =>
    ok(await readCart(db, ownerOf(request))),
  );

  routes.post(
    '/cart/add',
    {
      config: {
        ...config,
        fields: {
          'idempotency-key':
            'Any text of your own, one for each addition: a call that is sent again with it, the last one of its medication, adds nothing more',
        },
        refusals: { 404: [], 409: ['outOfStock', 'pharmacyClosed', 'cartFull'] },
      },
      schema: {
        ...shared,
        summary: 'Add units of a medication',
        headers: idempotencyHeaders,
        body: cartQuantityInput,
      },
    },
    async (request) =>
      ok(await addToCart(db, ownerOf(request), request.body, idempotencyKeyOf(request)), 'addedToCart'),
  );

  routes.post(
    '/cart/update',
    {
      config: { ...config, refusals: { 404: [], 409: ['outOfStock', 'pharmacyClosed'] } },
      schema: { ...shared, summary: 'Set the units of a medication', body: cartQuantityInput },
    },
    async (request) => ok(await updateCart(db, ownerOf(request), request.body)),
  );

  routes.post(
    '/cart/remove-item',
    {
      config,
      schema: { ...shared, summary: 'Take a medication out', body: cartRemoveInput },
    },
    async (request) => ok(await removeFromCart(db, ownerOf(request), request.body)),
  );

  routes.post(
    '/cart/apply-promo-code',
    {
      config: { ...config, refusals: { 429: [] } },
      schema: {
        ...shared,
        summary: 'Enter a promo code',
        description:
          '422 at `code` with the reason where it applies nowhere in the cart; 429 after too many codes within an hour.',
        body: promoApplyInput,
      },
    },
    async (request) => {
      const owner = ownerOf(request);
      await countAttempt({ db, secret }, 'promo', owner.userId);
      return ok(await applyPromo(db, owner, request.body), 'promoApplied');
    },
  );

  routes.post(
    '/cart/remove-promo-code',
    {
      config,
      schema: { ...shared, summary: 'Take the promo code of a pharmacy off', body: promoRemoveInput },
    },
    async (request) => ok(await removePromo(db, ownerOf(request), request.body), 'promoRemoved'),
  );

  routes.post('/cart/delete', { config, schema: { ...shared, summary: 'Empty the cart' } }, async (request) =>
    ok(await emptyCart(db, ownerOf(request)), 'cartEmptied'),
  );
};
