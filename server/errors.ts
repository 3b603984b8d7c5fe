import { message, type MessageKey, type MessageValues } from '@contract/messages';

import type { RefusalCode } from './refusalCodes';

interface Details {
  /** The messages of each field of a form, by its path. */
  errors?: Record<string, string[]>;
  /** Lets a caller tell apart refusals with the same status. */
  code?: RefusalCode;
  /** What the caller needs in order to go on. */
  data?: unknown;
  retryAfterSeconds?: number;
}

interface Conflict extends Pick<Details, 'data'> {
  values?: MessageValues;
  /** The field at which a form shows the message as well. */
  field?: string;
}

/** A refusal that the caller is told of, by a message of contract/messages. Anything else that is thrown is a bug and answers 500. */
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
/** The refusal of a value by a rule that only the server can check, shown at its field. */
export const invalidField = (field: string, text: string) => new HttpError(422, text, { errors: { [field]: [text] } });
export const tooMany = (key: MessageKey, seconds: number) =>
  new HttpError(429, message(key, { wait: seconds }), { retryAfterSeconds: seconds });
/** The server or its database is not available for the moment. The same request will do later. */
export const unavailable = () => new HttpError(503, message('unavailable'), { retryAfterSeconds: 5 });
