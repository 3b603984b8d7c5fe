import { BRAND } from '@contract/language';
import { LIMITS } from '@contract/limits';
import { Problem } from '@contract/wire/envelope';

import project from '../../../package.json';
import type { JsonSchema } from './jsonSchema';

const DESCRIPTION = `
Everything that the ${BRAND.en} client does goes through these calls.

- **Envelope.** Every answer is \`{ success, message, data }\`; every refusal is a Problem with the HTTP status that says its kind. \`errors\` maps a field to its messages, \`code\` tells apart refusals that share a status.
- **Requests.** Every answer bears the id of its request as \`x-request-id\`: whoever asks for help names it.
- **Languages.** \`message\` and \`errors\` speak the language of \`Accept-Language\` (\`en\` or \`ar\`). Names of the catalogue come in both: \`name\` and \`name_ar\`.
- **Money.** EGP with at most two decimals. The server alone computes prices: lines − discount + shipping + tax = total, to the piastre.
- **Lists.** \`page\` counts from 1, \`paginate\` is the page size, at most ${LIMITS.pageSize}. \`data.links\` leads to the neighbouring pages.
- **Sessions.** Send \`Authorization: Bearer <access_token>\`. It lives 15 minutes, after which a call is refused with 401 \`accessExpired\`: ask \`POST /api/auth/refresh\` for the next one, once however many calls were refused, and repeat them. Only a 401 of that call means that the session is over. Where two-factor is on, \`POST /api/auth/login\` answers a challenge for \`POST /api/auth/two-factor\`. An ended session is refused at its next write.
- **Bodies.** JSON; form data is taken as well. There a name that comes again, or ends in \`[]\`, is a list (\`working_days[]=monday\`); lists of objects, such as \`fulfilments\`, go in JSON alone: any other name with brackets is refused with 422 at that name.
- **Times.** ISO 8601 in UTC; opening hours are local to Cairo.
`.trim();

const TAGS = [
  { name: 'Auth', description: 'Accounts and sessions' },
  {
    name: 'Account',
    description: 'What a signed-in person sets up for themselves: profile, password, two-factor, devices',
  },
  { name: 'Locations', description: 'Governorates and their cities' },
  { name: 'Pharmacies', description: 'Approved pharmacies, and the figures of the one that the caller works for' },
  { name: 'Medications', description: 'What pharmacies sell' },
  { name: 'Inventory', description: "The products of the caller's pharmacy" },
  { name: 'Cart', description: "The signed-in customer's cart" },
  { name: 'Addresses', description: "The signed-in customer's addresses" },
  {
    name: 'Payment methods',
    description: "The signed-in customer's saved cards, by the tokens of the payment gateway",
  },
  { name: 'Promo codes', description: 'The codes of the pharmacy that the caller works for' },
  { name: 'Orders', description: 'Checkout, and orders as the customer or the pharmacy sees them' },
  { name: 'Notifications', description: 'News for the staff of a pharmacy' },
  { name: 'Customers', description: 'The people who ordered from the pharmacy that the caller works for' },
  { name: 'Contact', description: 'Messages to support' },
];

const REFUSALS = {
  400: 'The request could not be read',
  401: 'Not signed in, or the session has ended',
  403: 'Signed in, but as somebody who may not do this',
  404: 'There is no such record, or it belongs to somebody else',
  409: 'The record has changed meanwhile, or its state does not allow this',
  413: 'The body is too large',
  415: 'This kind of content is not accepted',
  422: 'A field is missing or wrong; `errors` says which and why',
  429: 'Too many attempts; `Retry-After` says when to come back',
  503: 'Busy or being restarted; `Retry-After` says when to come back',
} as const;

type Refusal = keyof typeof REFUSALS;

const PROBLEM = {
  description: 'Every answer that is not a success',
  examples: [
    { success: false, message: 'Please check the highlighted fields', errors: { email: ['Invalid email format'] } },
  ],
  ...Problem,
};

function refusal(status: Refusal) {
  const example = {
    success: false,
    message: REFUSALS[status].replace(/;.*/, ''),
    ...(status === 422 && { errors: { email: ['Invalid email format'] } }),
  };
  return {
    description: REFUSALS[status],
    ...([429, 503].includes(status) && {
      headers: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer', minimum: 1 } } },
    }),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' }, example } },
  };
}

/** What the document says apart from its calls. */
export const documentFrame = {
  openapi: '3.1.0',
  info: { title: `${BRAND.en} API`, version: project.version, description: DESCRIPTION },
  servers: [{ url: '/' }],
  tags: TAGS,
  components: {
    schemas: { Problem: PROBLEM },
    responses: Object.fromEntries(
      (Object.keys(REFUSALS) as unknown as Refusal[]).map((status) => [`Problem${status}`, refusal(status)]),
    ),
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
  },
};

interface Media {
  schema: JsonSchema;
}

/** An operation as far as its refusals follow from it. */
export interface Operation {
  tags?: string[];
  summary?: string;
  description?: string;
  'x-guard'?: string;
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, unknown>;
}

/** Refusals that come from what a call does; all others follow from its shape. */
const OWN_REFUSALS: Partial<Record<string, Refusal[]>> = {
  'post /api/auth/login': [401, 429],
  'post /api/auth/two-factor': [401, 409, 429],
  'post /api/auth/register': [429],
  'post /api/auth/refresh': [401, 429],
  'post /api/auth/forgot-password': [429],
  'post /api/auth/reset-password': [409, 429],
  'post /api/auth/verify-email': [409, 429],
  'post /api/auth/send-verification': [429],
  'post /api/contact': [401, 429],
  'post /api/user/profile': [429],
  'post /api/user/email': [429],
  'post /api/user/password': [429],
  'post /api/user/delete': [409, 429],
  'post /api/user/two-factor/start': [409, 429],
  'post /api/user/two-factor/confirm': [409, 429],
  'post /api/user/two-factor/recovery-codes': [409, 429],
  'post /api/user/two-factor/disable': [409, 429],
  'post /api/user/sessions/end-others': [429],
  'post /api/user/sessions/{id}/end': [429],
  'post /api/user/addresses/create': [409],
  'post /api/user/payment-methods/create': [409, 429],
  'post /api/medications/create': [409, 429],
  'post /api/medications/{id}/update': [409, 429],
  'post /api/medications/{id}/stock-movements': [409],
  'post /api/cart/add': [404, 409],
  'post /api/cart/update': [404, 409],
  'post /api/cart/remove-item': [404],
  'post /api/cart/apply-promo-code': [429],
  'post /api/cart/remove-promo-code': [404],
  'post /api/orders/checkout': [409, 429],
  'post /api/orders/{id}/update-status': [409],
  'post /api/orders/{id}/cancel': [409],
  'post /api/orders/{id}/reorder': [409],
};

function refusalsOf(call: string, { 'x-guard': guard, parameters = [], requestBody }: Operation): Refusal[] {
  const takesBody = requestBody !== undefined;
  // What comes with a call that asks for no body is read all the same.
  const readsBody = call.startsWith('post ');
  return [
    ...(OWN_REFUSALS[call] ?? []),
    ...(guard === 'anyone' ? [] : [401 as const]),
    ...(guard === 'user' || guard === 'pharmacy' ? [403 as const] : []),
    ...(call.includes('{') ? ([400, 404] as const) : []),
    ...(readsBody ? ([400, 413, 415] as const) : []),
    ...(takesBody || parameters.length > 0 ? [422 as const] : []),
    503,
  ];
}

/** Adds to every operation the refusals it shares with the others, as references to one description each. */
export function addRefusals(paths: Record<string, Record<string, Operation>>): void {
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      for (const status of refusalsOf(`${method} ${path}`, operation)) {
        operation.responses[status] ??= { $ref: `#/components/responses/Problem${status}` };
      }
    }
  }
}

const PICTURE: JsonSchema = { type: 'string', format: 'binary' };

const FORM = 'multipart/form-data';

/** Adds the file to the forms that take one; a body of JSON, which is the same object in the document, has none. */
export function addPictures(paths: Record<string, Record<string, Operation>>): void {
  for (const { requestBody } of Object.values(paths).flatMap((operations) => Object.values(operations))) {
    const form = requestBody?.content[FORM];
    if (!form) continue;
    const { schema } = form;
    requestBody.content[FORM] = {
      ...form,
      schema: { ...schema, properties: { ...schema.properties, image: PICTURE } },
    };
  }
}
