import { Type } from '@sinclair/typebox';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';

import {
  changedProduct,
  lowStockQuery,
  newProduct,
  productExportQuery,
  productListQuery,
  productsChange,
} from '@contract/product';
import { STAFF_LIMITS } from '@contract/staffLimits';
import { Answer, Page } from '@contract/wire/envelope';
import { CategoryWithCount } from '@contract/wire/medication';
import { ChangedProducts, ExportedProducts, Product, ProductRow } from '@contract/wire/product';

import type { AppDeps } from '../../context';
import { answeredOnce, idempotencyHeaders, idempotencyKeyOf, idParams, ok, paged } from '../../http';
import { acceptPicture } from '../../plugins/acceptPicture';
import { staffOf } from '../../plugins/session';
import type { YupTypeProvider } from '../../plugins/validation';
import { countAttempt } from '../attempts/attempts.service';
import { addProduct, changeProduct, readProduct } from './inventory.service';
import { changeProducts } from './manyProducts.service';
import { exportProducts } from './productExport.service';
import { listLowStock, listOwnCategories, listProducts } from './productLists.service';

const tags = ['Inventory'];
const config = { guard: 'pharmacy' } as const;
const description =
  'A form (multipart/form-data) may bring a picture as `image`: JPEG, PNG or WebP, at most 5 MB. It is re-encoded in our sizes. 429 after too many of them.';
const NEW_DESCRIPTION = `At most ${STAFF_LIMITS.products} of them, ${STAFF_LIMITS.productsUnapproved} of a pharmacy that is not approved. ${description}`;
const SEARCHED = 'Words of the name, generic name and active ingredients, as `GET /api/medications` takes them';
const COUNT_KEY =
  "Any text of your own, one for each count: a call that carries it may be repeated at will, its `stock` is counted once, and the rest of it is written again. It is the medication's own and is kept as long as its history; with another count, or from somebody else, it is refused, 409 `moveAlreadyStored`. A call without `stock`, and one that finds the stock to be that already, leaves it unused";
const OWN_CATEGORIES = {
  config,
  schema: {
    tags,
    summary: 'All categories with the number of products that my pharmacy has in each, on sale or not',
    response: { 200: Answer(Type.Array(CategoryWithCount)) },
  },
};
const EXPORT = {
  config: {
    ...config,
    fields: { q: SEARCHED, after: 'The `next` of the portion before; 0 for the first' },
    refusals: { 429: [] },
  },
  schema: {
    tags,
    summary: 'Products of my pharmacy in full, all of them in portions',
    description: `${STAFF_LIMITS.exportRows} of them at once, of all that \`q\`, \`category_id\` and \`state\` find, in the order of their ids. 429 after too many calls.`,
    querystring: productExportQuery,
    response: { 200: Answer(ExportedProducts) },
  },
};
const CHANGE_MANY = {
  config: { ...config, fields: { q: SEARCHED }, refusals: { 429: [] } },
  schema: {
    tags,
    summary: 'Change many products at once',
    headers: answeredOnce,
    description: '429 after too many of them.',
    body: productsChange,
    response: { 200: Answer(ChangedProducts) },
  },
};
const consumes = ['application/json', 'multipart/form-data'];
const response = { 200: Answer(Product) };
const NEW_SCHEMA = {
  tags,
  summary: 'Add a product',
  headers: answeredOnce,
  description: NEW_DESCRIPTION,
  consumes,
  body: newProduct,
  response,
};

/** A pharmacy's own products, with prices in EGP. Products of other pharmacies answer 404 `medicationNotFound`. */
export const inventoryRoutes: FastifyPluginAsync<AppDeps> = async (app, { db, secret, pictures }) => {
  const deps = { db, secret, pictures, log: app.log };
  acceptPicture(app);
  const routes = app.withTypeProvider<YupTypeProvider>();
  const limit = async (request: FastifyRequest) => {
    if (request.picture) await countAttempt(deps, 'picture', staffOf(request).pharmacyId);
  };
  const limitNew = async (request: FastifyRequest) => countAttempt(deps, 'product', staffOf(request).pharmacyId);
  const page = { 200: Answer(Page(ProductRow)) };

  routes.get(
    '/pharmacy/medications',
    {
      config: { ...config, fields: { q: SEARCHED } },
      schema: { tags, summary: 'All products of my pharmacy', querystring: productListQuery, response: page },
    },
    async (request) => ok(paged(request, await listProducts(db, staffOf(request), request.query))),
  );

  routes.get('/pharmacy/medications/categories', OWN_CATEGORIES, async (request) =>
    ok(await listOwnCategories(db, staffOf(request))),
  );

  routes.get('/pharmacy/medications/export', EXPORT, async (request) =>
    ok(await exportProducts(deps, staffOf(request), request.query)),
  );

  routes.get(
    '/medications/low-stock',
    { config, schema: { tags, summary: 'What is running out', querystring: lowStockQuery, response: page } },
    async (request) => ok(paged(request, await listLowStock(db, staffOf(request), request.query))),
  );

  routes.get(
    '/pharmacy/medications/:id',
    { config, schema: { tags, summary: 'One product of my pharmacy in full', params: idParams, response } },
    async (request) => ok(await readProduct(db, staffOf(request), request.params.id)),
  );

  routes.post('/pharmacy/medications/update', CHANGE_MANY, async (request) =>
    ok(await changeProducts(deps, staffOf(request), request.body), 'productsUpdated'),
  );

  routes.post(
    '/medications/create',
    {
      config: { ...config, refusals: { 409: ['productKnown', 'tooManyProducts', 'tooManyProductsYet'], 429: [] } },
      preHandler: [limitNew, limit],
      schema: NEW_SCHEMA,
    },
    async (request) => {
      const { body: input, picture: sent } = request;
      return ok(await addProduct(deps, staffOf(request), { input, sent }), 'productAdded');
    },
  );

  routes.post(
    '/medications/:id/update',
    {
      config: {
        ...config,
        fields: { 'idempotency-key': COUNT_KEY },
        refusals: { 409: ['stockMoved', 'moveAlreadyStored'], 429: [] },
      },
      preHandler: limit,
      schema: {
        tags,
        summary: 'Change a product',
        description: `What is not given stays. 409 \`stockMoved\` with the stock of now where \`seen_stock\` is not it any more, \`moveAlreadyStored\` for another count under one key. ${description}`,
        consumes,
        params: idParams,
        headers: idempotencyHeaders,
        body: changedProduct,
        response,
      },
    },
    async (request) => {
      const { body: input, picture: sent } = request;
      const change = { id: request.params.id, input, sent, idempotencyKey: idempotencyKeyOf(request) };
      return ok(await changeProduct(deps, staffOf(request), change), 'productUpdated');
    },
  );
};
