import type { FastifyPluginAsync } from 'fastify';

import { paymentMethodInput } from '@contract/paymentMethod';
import { Answer, Done } from '@contract/wire/envelope';
import { PaymentMethod, PaymentMethods } from '@contract/wire/paymentMethod';

import type { AppDeps } from '../../context';
import { answeredOnce, idParams, ok } from '../../http';
import { customerOf } from '../../plugins/session';
import type { YupTypeProvider } from '../../plugins/validation';
import { limitCardTries } from '../attempts/attempts.service';
import {
  addPaymentMethod,
  deletePaymentMethod,
  listPaymentMethods,
  setDefaultPaymentMethod,
} from './paymentMethods.service';

const tags = ['Payment methods'];
const config = { guard: 'user' } as const;
/** Enough for a token and a name. All fields, whatever their names, are searched for card numbers. */
const MAX_BYTES = 4096;

/**
 * A customer's own saved cards, of which exactly one is the default. A card of somebody else answers 404. Card numbers are never sent to
 * this server.
 */
export const paymentMethodRoutes: FastifyPluginAsync<AppDeps> = async (app, { db, secret, payments }) => {
  const routes = app.withTypeProvider<YupTypeProvider>();
  const response = { 200: Answer(PaymentMethod) };

  routes.get(
    '/user/payment-methods',
    { config, schema: { tags, summary: 'My cards', response: { 200: Answer(PaymentMethods) } } },
    async (request) => ok(await listPaymentMethods(db, payments, customerOf(request).userId)),
  );

  routes.post(
    '/user/payment-methods/create',
    {
      config: { ...config, refusals: { 409: ['cardsNotAccepted', 'tooManyCards'], 429: [], 503: ['paymentTimedOut'] } },
      bodyLimit: MAX_BYTES,
      schema: {
        tags,
        summary: "Save a card by the token of the gateway's tokeniser",
        description:
          'The same token again is the same card; the first card is the default. 422 at `token` for one that the gateway does not know and for an expired card, 409 `cardsNotAccepted` and `tooManyCards`, 413 for a body of more than 4 KB.',
        body: paymentMethodInput,
        response,
      },
    },
    async (request) => {
      const session = customerOf(request);
      const card = await limitCardTries({ db, secret }, { userId: session.userId, address: request.ip }, () =>
        addPaymentMethod(db, payments, session, request.body),
      );
      return ok(card, 'paymentCardSaved');
    },
  );

  routes.post(
    '/user/payment-methods/delete/:id',
    {
      config,
      schema: { tags, summary: 'Delete a card', headers: answeredOnce, params: idParams, response: { 200: Done } },
    },
    async (request) => {
      await deletePaymentMethod(db, customerOf(request).userId, request.params.id);
      return ok(null, 'paymentCardDeleted');
    },
  );

  routes.post(
    '/user/payment-methods/:id/default',
    { config, schema: { tags, summary: 'Make a card the default', params: idParams, response } },
    async (request) => {
      const { userId } = customerOf(request);
      return ok(await setDefaultPaymentMethod(db, userId, request.params.id), 'paymentCardSaved');
    },
  );
};
