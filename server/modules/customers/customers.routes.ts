import type { FastifyPluginAsync } from 'fastify';

import { customerListQuery, customerQuery } from '@contract/customer';
import { CustomerDetails, CustomerRow } from '@contract/wire/customer';
import { Answer, Page } from '@contract/wire/envelope';

import type { AppDeps } from '../../context';
import { idParams, ok, paged } from '../../http';
import { staffOf } from '../../plugins/session';
import type { YupTypeProvider } from '../../plugins/validation';
import { listCustomers, readCustomer } from './customers.service';

/**
 * The customers of the caller's pharmacy. Counts and sums (in EGP) include only its own orders. 404 `customerNotFound` for anybody else.
 */
export const customerRoutes: FastifyPluginAsync<AppDeps> = async (app, { db }) => {
  const routes = app.withTypeProvider<YupTypeProvider>();
  const tags = ['Customers'];
  const config = { guard: 'pharmacy' } as const;

  routes.get(
    '/customers',
    {
      config: { ...config, fields: { q: 'Words of names, e-mails and phones' } },
      schema: {
        tags,
        summary: 'The people who ordered from my pharmacy',
        description: 'Of somebody who has left, names, e-mail and phone are empty.',
        querystring: customerListQuery,
        response: { 200: Answer(Page(CustomerRow)) },
      },
    },
    async (request) => ok(paged(request, await listCustomers(db, staffOf(request).pharmacyId, request.query))),
  );

  routes.get(
    '/customers/:id',
    {
      config: { ...config, fields: { page: 'Which page of their orders, from 1', paginate: 'Orders of a page' } },
      schema: {
        tags,
        summary: 'One of them, with a page of their orders from my pharmacy',
        params: idParams,
        querystring: customerQuery,
        response: { 200: Answer(CustomerDetails) },
      },
    },
    async (request) => ok(await readCustomer(db, staffOf(request).pharmacyId, request.params.id, request.query)),
  );
};
