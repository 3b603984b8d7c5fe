import { QUANTITY } from '@contract/cart';
import { BRAND } from '@contract/language';
import { LIMITS, SESSION_SECONDS } from '@contract/limits';
import { LIST_LIMITS } from '@contract/listLimits';

import project from '../../../package.json';
import type { Guard } from '../session';
import type { JsonSchema } from './jsonSchema';
import { type OwnRefusals, PROBLEM, PROBLEM_RESPONSES } from './refusals';

const DESCRIPTION = `
Everything that the ${BRAND.en} client does goes through these calls.

- **Envelope.** Every answer is \`{ success, message, data }\`; every refusal is a Problem with the HTTP status that says its kind. \`errors\` maps a field to its messages, \`code\` tells apart refusals that share a status.
- **Requests.** Every answer bears the id of its request as \`x-request-id\`: whoever asks for help names it.
- **Languages.** \`message\` and \`errors\` speak the language of \`Accept-Language\` (\`en\` or \`ar\`). Names of the catalogue come in both: \`name\` and \`name_ar\`.
- **Money.** EGP with at most two decimals. The server alone computes prices: lines − discount + shipping + tax = total, to the piastre.
- **Lists.** \`page\` counts from 1, \`paginate\` is the page size, at most ${LIST_LIMITS.pageSize}. \`data.links\` leads to the neighbouring pages. Nothing is pushed: whoever shows orders asks again every 30 seconds, whoever shows unseen notifications every minute, and both only while somebody looks.
- **Limits.** A cart has ${LIMITS.cartLines} lines of at most ${QUANTITY.max} units, a customer ${LIMITS.addresses} addresses and ${LIMITS.paymentMethods} cards and ${LIMITS.unpaidOrders} orders under way that are not paid yet; one more is refused with \`cartFull\`, \`tooManyAddresses\`, \`tooManyCards\`, \`tooManyUnpaidOrders\`.
- **Sessions.** Send \`Authorization: Bearer <access_token>\`. It lives ${SESSION_SECONDS.access / 60} minutes; \`POST /api/auth/refresh\` gives the next one. Where two-factor is on, \`POST /api/auth/login\` answers a challenge for \`POST /api/auth/two-factor\`. An ended session is refused at its next call, be it a read.
- **Refreshing.** A refresh token lives ${SESSION_SECONDS.refresh / 3600} hours, ${SESSION_SECONDS.refreshRemembered / 86_400} days where the sign-in said \`remember\`, and is good for one refresh, whose answer has the next. It may be repeated within ${SESSION_SECONDS.repeat} seconds, for an answer that was lost; a repeat after that ends the whole session, as it may be a thief's. So: on 401 \`accessExpired\` refresh once, one refresh at a time, then repeat the call. Only a 401 of the refresh itself is the end of the session.
- **Bodies.** JSON; the same fields are taken as \`application/x-www-form-urlencoded\` and \`multipart/form-data\`. There a name that comes again, or ends in \`[]\`, is a list (\`working_days[]=monday\`); lists of objects, such as \`fulfilments\`, go in JSON alone: any other name with brackets is refused with 422 at that name.
- **Mails.** Follow the \`Accept-Language\` of the call that causes them: those of an order that of its checkout, for as long as it lives, those of an account that of its registration, its reset or its change.
- **People who have left.** Their orders stay, their data do not: names, e-mails and phones of theirs are empty texts.
- **Times.** ISO 8601 in UTC. Opening hours are local to Cairo: \`HH:MM:SS\` where a pharmacy or the signed-in person is answered, \`HH:MM\` in the settings of a pharmacy and in all that is sent.
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
  { name: 'Colleagues', description: 'Who works at the pharmacy of the caller, and who is invited to' },
  { name: 'Contact', description: 'Messages to support' },
];

/** The document without its calls. */
export const baseDocument = {
  openapi: '3.1.0',
  info: { title: `${BRAND.en} API`, version: project.version, description: DESCRIPTION },
  servers: [{ url: '/' }],
  tags: TAGS,
  components: {
    schemas: { Problem: PROBLEM },
    responses: PROBLEM_RESPONSES,
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
  },
};

interface Media {
  schema: JsonSchema;
}

/** The parts of an operation that refusals are derived from. */
export interface Operation {
  tags?: string[];
  summary?: string;
  description?: string;
  'x-guard': Guard;
  'x-refusals'?: OwnRefusals;
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { $ref?: string; content?: Record<string, Media> }>;
}

const PICTURE: JsonSchema = { type: 'string', format: 'binary' };

const FORM = 'multipart/form-data';

/**
 * Adds the `image` file to the forms that may carry one. A body that is also described as JSON shares its schema object, which therefore
 * has to stay as it is.
 */
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
