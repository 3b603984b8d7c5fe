import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyContextConfig, FastifySchema } from 'fastify';
import fp from 'fastify-plugin';

import { BRAND } from '@contract/language';
import { PAGE_SIZE } from '@contract/limits';

import { CALLERS } from './openApi/callers';
import { addPictures, baseDocument, type Operation } from './openApi/document';
import { exampleOf, pageExample } from './openApi/examples';
import { type Describable, type JsonSchema, jsonSchemaOf } from './openApi/jsonSchema';
import { extractNamedShapes } from './openApi/namedShapes';
import { addRefusals, describeRefusals, type OwnRefusals } from './openApi/refusals';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The refusals that follow from what the call does, by status, each with the codes that tell them apart. Refusals that follow from the
     * shape of the call, such as 401 and 422, are added by `addRefusals`.
     */
    refusals?: OwnRefusals;
    /** Descriptions of fields of the request that mean something else in this call than in others. */
    fields?: Record<string, string>;
  }
}

interface ApiObject {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
}

interface Route {
  method: string;
  url: string;
  schema?: FastifySchema;
  config?: FastifyContextConfig;
}

/** Serves the page at /api/docs and the document behind it, which is made from the same schemas that validate and serialise. */
export const openApi = fp(async (app) => {
  await app.register(swagger, {
    openapi: baseDocument as FastifyDynamicSwaggerOptions['openapi'],
    transform: ({ url, schema, route }) => {
      const method = String(route.method);
      return { url, schema: toOpenApiSchema({ method, url, schema, config: route.config }) };
    },
    transformObject: (document) => {
      const { openapiObject } = document as unknown as { openapiObject: ApiObject };
      addRefusals(openapiObject.paths);
      addPictures(openapiObject.paths);
      extractNamedShapes(openapiObject.paths, openapiObject.components.schemas);
      return openapiObject;
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    theme: { title: `${BRAND.en} API` },
    uiConfig: { docExpansion: 'list', layout: 'BaseLayout', persistAuthorization: false, tryItOutEnabled: false },
  });
});

function toOpenApiSchema({ method, url, schema = {}, config = {} }: Route): FastifySchema {
  if (!url.startsWith('/api/') || schema.hide) return { hide: true };
  const { guard = 'anyone', refusals, fields } = config;
  const subject = subjectOf(url);
  return {
    operationId: operationIdOf(method, url),
    ...schema,
    description: descriptionOf(schema, config),
    ...inputSchemas(schema, fields),
    ...(schema.body !== undefined && { body: withExamples(inputSchemaOf(schema.body, fields), subject) }),
    response: responsesOf({ url, schema }, subject),
    ...securityOf(config),
    'x-guard': guard,
    ...(refusals && { 'x-refusals': refusals }),
  } as FastifySchema;
}

function securityOf({
  guard = 'anyone',
  isSessionOptional = false,
}: FastifyContextConfig): Pick<FastifySchema, 'security'> {
  if (guard !== 'anyone') return { security: [{ bearer: [] }] };
  return isSessionOptional ? { security: [{}, { bearer: [] }] } : {};
}

/** Joins who may call the route, its own description and its refusals. */
const descriptionOf = ({ description }: FastifySchema, { guard = 'anyone', refusals = {} }: FastifyContextConfig) =>
  [`For ${CALLERS[guard]}.`, description, describeRefusals(refusals)].filter(Boolean).join('\n\n');

/** The name that a generated client gives to the call: `GET /api/orders/:id` becomes `getOrdersById`. */
function operationIdOf(method: string, url: string): string {
  const words = url.slice('/api/'.length).replaceAll('/:', '/by-').split(/\W/);
  return [method.toLowerCase(), ...words.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join('');
}

const inputSchemaOf = (schema: unknown, fields?: Record<string, string>): JsonSchema =>
  worded(jsonSchemaOf(schema as Describable), fields);

/** The schema, and the schemas nested in it, with the descriptions that the call gives to fields. */
function worded(schema: JsonSchema, fields: Record<string, string> = {}): JsonSchema {
  if (schema.items) return { ...schema, items: worded(schema.items, fields) };
  const { properties, ...rest } = schema;
  if (!properties) return rest;
  const entries = Object.entries(properties).map(([name, property]) => {
    const description = fields[name] ?? property.description;
    return [name, { ...worded(property, fields), ...(description && { description }) }];
  });
  return { ...rest, properties: Object.fromEntries(entries) as Record<string, JsonSchema> };
}

function inputSchemas(schema: FastifySchema, fields?: Record<string, string>) {
  const given = (['querystring', 'params', 'headers'] as const).filter((part) => schema[part] !== undefined);
  return Object.fromEntries(given.map((part) => [part, inputSchemaOf(schema[part], fields)]));
}

function responsesOf({ url, schema }: Pick<Route, 'url'> & { schema: FastifySchema }, subject: string) {
  const entries = Object.entries((schema.response ?? {}) as Record<string, JsonSchema>).map(([status, answer]) => {
    const description = status.startsWith('2') ? 'Success' : 'Refused';
    const example = isList(answer)
      ? pageExample(answer, subject, { url: url.replace(':id', '12'), query: defaultsOf(schema.querystring) })
      : exampleOf(answer, subject);
    return [status, { description, ...answer, examples: [example] }];
  });
  return Object.fromEntries(entries) as unknown;
}

const isList = ({ properties }: JsonSchema) => properties?.data?.properties?.links !== undefined;

/** Where the page size depends on the caller, the example is a customer's. */
function defaultsOf(query: unknown) {
  const defaults = (query as { getDefault: () => { page: number; paginate?: number } }).getDefault();
  return { ...defaults, paginate: defaults.paginate ?? PAGE_SIZE.customerOrders };
}

function withExamples(schema: JsonSchema, subject: string): object {
  if (!schema.oneOf) return { ...schema, examples: [exampleOf(schema, subject)] };
  const named = schema.oneOf.map((choice) => [choice.title, { value: exampleOf(choice, subject) }]);
  return { ...schema, 'x-examples': Object.fromEntries(named) as unknown };
}

/** The subject of a call, by the first of these words in its path. Examples differ by subject. */
const SUBJECTS = {
  '/foreign-categories': 'categories',
  '/contact': 'contact message',
  '/stock-movements': 'movement',
  '/medications/import': 'import result',
  '/settings': 'settings',
  '/notifications': 'notification',
  '/customers': 'customer',
  '/reset-password': 'link',
  '/verify-email': 'link',
  '/auth/invitation': 'link',
  '/auth/accept-invitation': 'link',
  '/update-status': 'moved order',
  '/refund': 'refunded order',
  '/cancel': 'cancelled order',
  '/cart/delete': 'emptied cart',
  '/cart': 'cart',
  '/governorates': 'governorate',
  '/cities': 'city',
  '/categories': 'category',
  '/user/sessions': 'session',
  '/user/profile': 'user',
  '/addresses': 'address',
  '/payment-methods': 'card',
  '/pharmacies': 'pharmacy',
  '/medications': 'medication',
  '/orders': 'order',
  '/promo-codes': 'promo',
  '/auth': 'user',
};

const subjectOf = (url: string) => Object.entries(SUBJECTS).find(([word]) => url.includes(word))?.[1] ?? '';
