import { Problem } from '@contract/wire/envelope';

import { REFUSAL_CODES, type RefusalCode } from '../../refusalCodes';
import type { Operation } from './document';

const REFUSALS = {
  400: 'The request could not be read',
  401: 'Not signed in, or the session has ended; `code` says which: `signInFirst` without a token, `accessExpired` for one to be renewed, `sessionEnded` for one that does not hold any more, `accountClosed` where its account is gone',
  403: 'Signed in, but as somebody who may not do this',
  404: 'There is no such record, or it belongs to somebody else',
  409: 'The record has changed meanwhile, or its state does not allow this; `code` says which',
  413: 'The body is too large',
  415: 'This kind of content is not accepted',
  422: 'A field is missing or wrong; `errors` says which and why',
  429: 'Too many attempts; `Retry-After` says when to come back',
  503: 'Busy or being restarted; `Retry-After` says when to come back',
} as const;

type Refusal = keyof typeof REFUSALS;

/** The codes of a call's own refusals, by status. The list is empty where the status alone is enough. */
export type OwnRefusals = Partial<Record<Refusal, readonly RefusalCode[]>>;

export const PROBLEM = {
  description: 'Every answer that is not a success',
  examples: [
    { success: false, message: 'Please check the highlighted fields', errors: { email: ['Invalid email format'] } },
  ],
  ...Problem,
  properties: {
    ...Problem.properties,
    errors: { ...Problem.properties.errors, description: 'By field, as its path in the body: what is wrong with it' },
    code: {
      type: 'string',
      enum: [...REFUSAL_CODES],
      description: 'What to branch on where one status has several reasons; never the message, which is for people',
    },
    data: {
      ...Problem.properties.data,
      description:
        'What it takes to go on: the cart, the stock or what is left to give back as it is now, or the `id` of the product that is there',
    },
  },
};

function response(status: Refusal) {
  const example = {
    success: false,
    message: REFUSALS[status].replace(/;.*/, ''),
    ...(status === 401 && { code: 'signInFirst' }),
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

const statusesOf = (refusals: object) => Object.keys(refusals).map(Number) as Refusal[];

export const PROBLEM_RESPONSES = Object.fromEntries(
  statusesOf(REFUSALS).map((status) => [`Problem${status}`, response(status)]),
);

function refusalsOf(method: string, path: string, operation: Operation): Refusal[] {
  const { 'x-guard': guard, 'x-refusals': own = {}, parameters = [], requestBody } = operation;
  const hasBody = requestBody !== undefined;
  return [
    ...statusesOf(own),
    ...(guard === 'anyone' ? [] : [401 as const]),
    ...(guard === 'user' || guard === 'pharmacy' ? [403 as const] : []),
    ...(path.includes('{') ? ([400, 404] as const) : []),
    // A body is parsed even if the call needs none.
    ...(method === 'post' ? ([400, 413, 415] as const) : []),
    ...(hasBody || parameters.length > 0 ? [422 as const] : []),
    503,
  ];
}

/** Adds the refusals to every operation, as references to one shared description for each status. */
export function addRefusals(paths: Record<string, Record<string, Operation>>): void {
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const shared = refusalsOf(method, path, operation).map((status): [string, { $ref: string }] => [
        String(status),
        { $ref: `#/components/responses/Problem${status}` },
      ]);
      operation.responses = { ...Object.fromEntries(shared), ...operation.responses };
    }
  }
}

/** Describes the call's own refusals in one line. */
export function describeRefusals(refusals: OwnRefusals): string {
  const parts = statusesOf(refusals).map((status) =>
    [status, (refusals[status] ?? []).map((code) => `\`${code}\``).join(', ')].filter(Boolean).join(' '),
  );
  return parts.length > 0 ? `Refused with ${parts.join('; ')}.` : '';
}
