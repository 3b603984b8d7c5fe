import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';

import type { Problem } from '@contract/wire/envelope';

/** The only error shape that components ever see. */
export interface AppError {
  /** `NETWORK`: the call has not got through, or not with a session. `OUTCOME_UNKNOWN`: a change got no clear answer, and may have been made all the same. */
  status: number | 'NETWORK' | 'OUTCOME_UNKNOWN';
  message: string | null;
  /** Tells apart refusals that share a status, `priceChanged` for one. */
  code: string | null;
  fieldErrors: Record<string, string>;
  /** What the server sent along, a new quote for one. */
  data: unknown;
}

const NOTHING_SAID = { message: null, code: null, fieldErrors: {}, data: null };

/** Whether our server said it: what has no envelope comes from somebody between. */
export const isFromServer = ({ data }: FetchBaseQueryError) =>
  (data as Partial<Problem> | null | undefined)?.success === false;

export const OUTCOME_UNKNOWN: AppError = { status: 'OUTCOME_UNKNOWN', ...NOTHING_SAID };

export function toAppError(error: FetchBaseQueryError): AppError {
  // A proxy answers in HTML while the server is down: nobody's connection is at fault.
  if (error.status === 'PARSING_ERROR') return { status: error.originalStatus, ...NOTHING_SAID };
  if (typeof error.status !== 'number') return { status: 'NETWORK', ...NOTHING_SAID };

  const { message = null, code = null, errors = {}, data = null } = (error.data ?? {}) as Partial<Problem>;
  const firstOfEach = Object.entries(errors).map(([field, [first = '']]) => [field, first] as const);
  return { status: error.status, message, code, fieldErrors: Object.fromEntries(firstOfEach), data };
}

/** `catch (error)` in a submit handler is `unknown`; this tells ours from a bug. */
export const isAppError = (error: unknown): error is AppError =>
  typeof error === 'object' && error !== null && 'fieldErrors' in error;

/** Whether a change got no clear answer: it may have been made. */
export const isOutcomeUnknown = (error: unknown) => isAppError(error) && error.status === 'OUTCOME_UNKNOWN';

/**
 * Whether our server has said neither yes nor no: it was not reached, its answer did not come, or it could not carry the call out. One
 * that loses its database in the middle of a change says 503, and the change may have been made.
 */
export const isAnswerLost = (error: unknown) =>
  isAppError(error) && (typeof error.status === 'string' || error.status >= 500);

export const isNotFound = (error: unknown) => isAppError(error) && error.status === 404;
