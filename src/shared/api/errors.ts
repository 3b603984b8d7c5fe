import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';

import type { Problem } from '@contract/wire/envelope';

/** The only error shape that components ever see. */
export interface AppError {
  /**
   * `NETWORK`: no answer came, or the session could not be renewed for the call. `OUTCOME_UNKNOWN`: a change got no clear answer, and may
   * have been carried out.
   */
  status: number | 'NETWORK' | 'OUTCOME_UNKNOWN';
  message: string | null;
  /** Distinguishes refusals with the same status, for example `priceChanged`. */
  code: string | null;
  fieldErrors: Record<string, string>;
  /** Data that comes with the refusal, for example a new quote. */
  data: unknown;
}

const NOTHING_SAID = { message: null, code: null, fieldErrors: {}, data: null };

/** Whether the error comes from our server: a response without the envelope comes from a proxy. */
export const isFromServer = ({ data }: FetchBaseQueryError) =>
  (data as Partial<Problem> | null | undefined)?.success === false;

export const OUTCOME_UNKNOWN: AppError = { status: 'OUTCOME_UNKNOWN', ...NOTHING_SAID };

export function toAppError(error: FetchBaseQueryError): AppError {
  // A proxy answers with HTML while the server is down, which is not the fault of the person's connection.
  if (error.status === 'PARSING_ERROR') return { status: error.originalStatus, ...NOTHING_SAID };
  if (typeof error.status !== 'number') return { status: 'NETWORK', ...NOTHING_SAID };

  const { message = null, code = null, errors = {}, data = null } = (error.data ?? {}) as Partial<Problem>;
  const firstOfEach = Object.entries(errors).map(([field, [first = '']]) => [field, first] as const);
  return { status: error.status, message, code, fieldErrors: Object.fromEntries(firstOfEach), data };
}

/** Narrows the `unknown` of a `catch`; anything else is a bug. */
export const isAppError = (error: unknown): error is AppError =>
  typeof error === 'object' && error !== null && 'fieldErrors' in error;

/** Whether a change got no clear answer, and may have been carried out. */
export const isOutcomeUnknown = (error: unknown) => isAppError(error) && error.status === 'OUTCOME_UNKNOWN';

/**
 * Whether our server neither confirmed nor refused the call: it was not reached, its answer was lost, or it failed. A server that loses
 * its database in the middle of a change answers 503, and the change may have been made.
 */
export const isAnswerLost = (error: unknown) =>
  isAppError(error) && (typeof error.status === 'string' || error.status >= 500);

export const isNotFound = (error: unknown) => isAppError(error) && error.status === 404;
