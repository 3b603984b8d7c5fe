import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyContextConfig, FastifySchema } from 'fastify';
import fp from 'fastify-plugin';

import { BRAND } from '@contract/language';

import { addPictures, documentFrame, type Operation } from './openApi/document';
import { exampleOf } from './openApi/examples';
import { type Describable, type JsonSchema, jsonSchemaOf } from './openApi/jsonSchema';
import { nameShapes } from './openApi/namedShapes';
import { addRefusals, type OwnRefusals, saidRefusals } from './openApi/refusals';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The ways to end that follow from what the call does, each with the codes that tell them apart; all others follow from its shape. */
    refusals?: OwnRefusals;
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

/** The page at /api/docs and the document behind it, made from the same schemas that validate and serialise. */
export const openApi = fp(async (app) => {
  await app.register(swagger, {
    openapi: documentFrame as FastifyDynamicSwaggerOptions['openapi'],
    transform: ({ url, schema, route }) => {
      const method = String(route.method);
      return { url, schema: documented({ method, url, schema, config: route.config }) };
    },
    transformObject: (document) => {
      const { openapiObject } = document as unknown as { openapiObject: ApiObject };
      addRefusals(openapiObject.paths);
      addPictures(openapiObject.paths);
      nameShapes(openapiObject.paths, openapiObject.components.schemas);
      return openapiObject;
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    theme: { title: `${BRAND.en} API` },
    uiConfig: { docExpansion: 'list', layout: 'BaseLayout', persistAuthorization: false, tryItOutEnabled: false },
  });
});

function documented({ method, url, schema = {}, config }: Route): FastifySchema {
  if (!url.startsWith('/api/') || schema.hide) return { hide: true };
  const guard = config?.guard ?? 'anyone';
  const subject = subjectOf(url);
  return {
    operationId: nameOf(method, url),
    ...schema,
    description: said(schema, config),
    ...inputs(schema),
    ...(schema.body !== undefined && { body: withExamples(jsonSchemaOf(schema.body as Describable), subject) }),
    response: answers(schema.response as Record<string, JsonSchema>, subject),
    ...(guard !== 'anyone' && { security: [{ bearer: [] }] }),
    ...(config?.knowsCaller && { security: [{}, { bearer: [] }] }),
    'x-guard': guard,
    ...(config?.refusals && { 'x-refusals': config.refusals }),
  } as FastifySchema;
}

/** What the route says of itself, and what its configuration says. */
const said = ({ description }: FastifySchema, { refusals = {} }: FastifyContextConfig = {}) =>
  [description, saidRefusals(refusals)].filter(Boolean).join('\n\n') || undefined;

/** What a generated client calls it: `GET /api/orders/:id` is `getOrdersById`. */
function nameOf(method: string, url: string): string {
  const words = url.slice('/api/'.length).replaceAll('/:', '/by-').split(/\W/);
  return [method.toLowerCase(), ...words.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join('');
}

function inputs(schema: FastifySchema) {
  const given = (['querystring', 'params', 'headers'] as const).filter((part) => schema[part] !== undefined);
  return Object.fromEntries(given.map((part) => [part, jsonSchemaOf(schema[part] as Describable)]));
}

function answers(response: Record<string, JsonSchema> = {}, subject: string) {
  const entries = Object.entries(response).map(([status, schema]) => [
    status,
    { description: status.startsWith('2') ? 'Success' : 'Refused', ...schema, examples: [exampleOf(schema, subject)] },
  ]);
  return Object.fromEntries(entries) as unknown;
}

function withExamples(schema: JsonSchema, subject: string): object {
  if (!schema.oneOf) return { ...schema, examples: [exampleOf(schema, subject)] };
  const named = schema.oneOf.map((choice) => [choice.title, { value: exampleOf(choice, subject) }]);
  return { ...schema, 'x-examples': Object.fromEntries(named) as unknown };
}

/** What a call is about, by the first of these words in its path; examples differ by it. */
const SUBJECTS = {
  '/contact': 'letter',
  '/settings': 'settings',
  '/reset-password': 'link',
  '/verify-email': 'link',
  '/update-status': 'moved order',
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
