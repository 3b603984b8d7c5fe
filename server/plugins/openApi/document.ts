import { BRAND } from '@contract/language';
import { LIMITS } from '@contract/limits';

import project from '../../../package.json';
import type { JsonSchema } from './jsonSchema';
import { type OwnRefusals, PROBLEM, PROBLEM_RESPONSES } from './refusals';

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

/** What the document says apart from its calls. */
export const documentFrame = {
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

/** An operation as far as its refusals follow from it. */
export interface Operation {
  tags?: string[];
  summary?: string;
  description?: string;
  'x-guard'?: string;
  'x-refusals'?: OwnRefusals;
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { $ref?: string; content?: Record<string, Media> }>;
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
