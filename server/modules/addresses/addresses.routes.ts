import { Type } from '@sinclair/typebox';
import type { FastifyPluginAsync } from 'fastify';

import { addressChange, addressInput } from '@contract/address';
import { Address } from '@contract/wire/address';
import { Answer, Done } from '@contract/wire/envelope';

import type { AppDeps } from '../../context';
import { answeredOnce, idParams, ok } from '../../http';
import { customerOf } from '../../plugins/session';
import type { YupTypeProvider } from '../../plugins/validation';
import { createAddress, deleteAddress, listAddresses, setDefaultAddress, updateAddress } from './addresses.service';

const tags = ['Addresses'];
const config = { guard: 'user' } as const;

/** A customer's own delivery addresses, of which exactly one is the default. An address of somebody else answers 404. */
export const addressRoutes: FastifyPluginAsync<AppDeps> = async (app, { db }) => {
  const routes = app.withTypeProvider<YupTypeProvider>();
  const response = { 200: Answer(Address) };

  routes.get(
    '/user/addresses',
    { config, schema: { tags, summary: 'My addresses', response: { 200: Answer(Type.Array(Address)) } } },
    async (request) => ok(await listAddresses(db, customerOf(request).userId)),
  );

  routes.post(
    '/user/addresses/create',
    {
      config: { ...config, refusals: { 409: ['tooManyAddresses'] } },
      schema: {
        tags,
        summary: 'Add an address',
        description: 'One that is there already, in all but `is_default`, is answered instead of being kept twice.',
        body: addressInput,
        response,
      },
    },
    async (request) => ok(await createAddress(db, customerOf(request), request.body), 'addressSaved'),
  );

  routes.post(
    '/user/addresses/update/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Change an address',
        description: 'What is not given stays. 422 at `city_id` where the city is not one of the governorate.',
        params: idParams,
        body: addressChange,
        response,
      },
    },
    async (request) => {
      const { userId } = customerOf(request);
      return ok(await updateAddress(db, userId, request.params.id, request.body), 'addressSaved');
    },
  );

  routes.post(
    '/user/addresses/delete/:id',
    {
      config,
      schema: { tags, summary: 'Delete an address', headers: answeredOnce, params: idParams, response: { 200: Done } },
    },
    async (request) => {
      await deleteAddress(db, customerOf(request).userId, request.params.id);
      return ok(null, 'addressDeleted');
    },
  );

  routes.post(
    '/user/addresses/:id/default',
    { config, schema: { tags, summary: 'Make an address the default', params: idParams, response } },
    async (request) => ok(await setDefaultAddress(db, customerOf(request).userId, request.params.id), 'addressSaved'),
  );
};
