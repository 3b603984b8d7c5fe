import { message, type MessageKey, type MessageValues } from '@contract/messages';

import type { RefusalCode } from './refusalCodes';

interface Details {
  /** Field path → message reference, for a form. */
  errors?: Record<string, string[]>;
  /** Tells apart refusals that share a status. */
  code?: RefusalCode;
  /** What the caller needs to go on. */
  data?: unknown;
  retryAfterSeconds?: number;
}

interface Conflict extends Pick<Details, 'data'> {
  values?: MessageValues;
  /** Where a form says it as well. */
  field?: string;
}

/** An outcome that the caller must hear about, in the words of contract/messages. Anything else that is thrown is a bug and answers 500. */
export class HttpError extends Error {
  constructor(
    readonly statusCode: number,
    text: string,
    readonly details: Details = {},
  ) {
    super(text);
  }
}

export const unauthorized = (key: RefusalCode = 'signInFirst') => new HttpError(401, message(key), { code: key });
export const forbidden = () => new HttpError(403, message('forbidden'));
export const notFound = (key: MessageKey) => new HttpError(404, message(key));
export function conflict(key: RefusalCode, { values, field, data }: Conflict = {}): HttpError {
  const text = message(key, values);
  return new HttpError(409, text, { code: key, data, ...(field && { errors: { [field]: [text] } }) });
}
/** A rule that only the server can check, said at the field it concerns. */
export const invalidField = (field: string, text: string) => new HttpError(422, text, { errors: { [field]: [text] } });
export const tooMany = (key: MessageKey, seconds: number) =>
  new HttpError(429, message(key, { wait: seconds }), { retryAfterSeconds: seconds });
/** Nothing is wrong with the request: it will do as soon as the server, or its database, is back. */
export const unavailable = () => new HttpError(503, message('unavailable'), { retryAfterSeconds: 5 });
