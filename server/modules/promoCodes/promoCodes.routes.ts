import type { FastifyPluginAsync, FastifyRequest } from 'fastify';

import { newPromoCode, promoCodeChange, promoListQuery } from '@contract/promoCode';
import { Answer, Done, Page } from '@contract/wire/envelope';
import { PromoCode } from '@contract/wire/promoCode';

import type { AppDeps } from '../../context';
import { answeredOnce, idParams, ok, paged } from '../../http';
import { staffOf } from '../../plugins/session';
import type { YupTypeProvider } from '../../plugins/validation';
import { countAttempt } from '../attempts/attempts.service';
import { createPromo, deletePromo, getPromo, listPromos, updatePromo } from './promoCodes.service';

const tags = ['Promo codes'];

/** The codes of the caller's pharmacy. A code of another pharmacy answers 404. */
export const promoCodeRoutes: FastifyPluginAsync<AppDeps> = async (app, { db, secret }) => {
  const routes = app.withTypeProvider<YupTypeProvider>();
  const config = { guard: 'pharmacy' } as const;
  const limit = async (request: FastifyRequest) =>
    countAttempt({ db, secret }, 'promoCode', staffOf(request).pharmacyId);
  const response = { 200: Answer(PromoCode) };

  routes.get(
    '/promo-codes',
    {
      config: {
        ...config,
        fields: {
          q: 'A part of the code or of its description',
          status:
            'What is past its last day is `expired`, switched off or not; only the others are `active` or `inactive`',
        },
      },
      schema: {
        tags,
        summary: "The pharmacy's promo codes",
        querystring: promoListQuery,
        response: { 200: Answer(Page(PromoCode)) },
      },
    },
    async (request) => ok(paged(request, await listPromos(db, staffOf(request).pharmacyId, request.query))),
  );

  routes.get(
    '/promo-codes/:id',
    { config, schema: { tags, summary: "One of the pharmacy's promo codes", params: idParams, response } },
    async (request) => ok(await getPromo(db, staffOf(request).pharmacyId, request.params.id)),
  );

  routes.post(
    '/promo-codes/create',
    {
      config: { ...config, refusals: { 429: [] } },
      preHandler: limit,
      schema: { tags, summary: 'Add a promo code', headers: answeredOnce, body: newPromoCode, response },
    },
    async (request) => ok(await createPromo(db, staffOf(request).pharmacyId, request.body), 'promoAdded'),
  );

  routes.post(
    '/promo-codes/:id/update',
    { config, schema: { tags, summary: 'Change a promo code', params: idParams, body: promoCodeChange, response } },
    async (request) => {
      const change = { id: request.params.id, change: request.body };
      return ok(await updatePromo(db, staffOf(request).pharmacyId, change), 'promoUpdated');
    },
  );

  routes.post(
    '/promo-codes/:id/delete',
    {
      config,
      schema: {
        tags,
        summary: 'Delete a promo code',
        headers: answeredOnce,
        params: idParams,
        response: { 200: Done },
      },
    },
    async (request) => {
      await deletePromo(db, staffOf(request).pharmacyId, request.params.id);
      return ok(null, 'promoDeleted');
    },
  );
};
