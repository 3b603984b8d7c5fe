import {
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  fetchBaseQuery,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';

import type { Answered } from '@contract/wire/envelope';
import type { Tokens } from '@contract/wire/session';
import { API_URL } from '@/shared/config';
import { currentLanguage } from '@/shared/i18n';
import {
  markAccountClosed,
  selectAccessToken,
  selectRefreshToken,
  selectUser,
  sessionExpired,
  tokensRefreshed,
} from '@/shared/session';

import { type AppError, isFromServer, OUTCOME_UNKNOWN, toAppError } from './errors';
import { newIdempotencyKey } from './idempotencyKey';

type StateWithSession = Parameters<typeof selectAccessToken>[0];

/** The `extra` argument of thunks: when the server renders a page, its calls go to the API in the same process through this `fetch`. */
export interface StoreExtra {
  fetch: typeof fetch;
}

/** For reads and for renewing the session. */
const READ_TIMEOUT_MS = 30_000;
/** Of a change: longer than our server and the bank need. Without it a button could stay busy for ever. */
export const CHANGE_TIMEOUT_MS = 60_000;

const send: ReturnType<typeof fetchBaseQuery> = (args, api, extra) =>
  fetchBaseQuery({
    baseUrl: API_URL,
    fetchFn: (api.extra as StoreExtra | undefined)?.fetch,
    timeout: api.type === 'query' ? READ_TIMEOUT_MS : CHANGE_TIMEOUT_MS,
    // A call that brings its own key overrides this one. Browsers by themselves repeat a request when a reused connection breaks, and the
    // server recognises the repetition by the key.
    headers: api.type === 'query' ? undefined : { 'idempotency-key': newIdempotencyKey() },
    prepareHeaders: (headers, { getState }) => {
      const token = selectAccessToken(getState() as StateWithSession);
      headers.set('accept-language', currentLanguage());
      if (token) headers.set('authorization', `Bearer ${token}`);
    },
    // The envelope decides, not the status alone (spec, section 8): a 200 without `success: true` has done nothing, and an answer
    // without an envelope does not come from our server.
    validateStatus: ({ ok }, body: Partial<Answered<unknown>> | null) => ok && body?.success === true,
  })(args, api, extra);

export interface Call extends FetchArgs {
  /** For a change that can be sent again without checking the outcome of the first try, because a second one changes nothing more. */
  isRepeatable?: boolean;
}

type Ask = BaseQueryFn<string | Call, unknown, AppError, object, FetchBaseQueryMeta>;

let answeredChanges = 0;

/**
 * Repeats a read during which a change was answered: the read may show the state before the change, and invalidating tags does not reach a
 * call in progress.
 */
export const baseQuery: Ask = async (args, api, extra) => {
  const before = answeredChanges;
  const answered = await ask(args, api, extra);
  if (api.type === 'mutation') answeredChanges += 1;
  else if (answeredChanges !== before && !answered.error) return baseQuery(args, api, extra);
  return answered;
};

/** Unwraps the `{ success, data }` envelope, turns every failure into one `AppError`, and renews an expired session once. */
const ask: Ask = async (args, api, extra) => {
  const tokenBefore = selectAccessToken(api.getState() as StateWithSession);
  let result = await send(args, api, extra);

  if (result.error?.status === 401 && tokenBefore !== null) {
    const renewed = await renewOnce(tokenBefore, api);
    if (renewed === true) result = await send(args, api, extra);
    // The renewal failed, but nobody said that the session is over, so the 401 must not send the person to sign in. Nor is the error of the
    // renewal passed on as that of the call: a proxy's 404 would read as if the requested thing were gone. The call itself was certainly
    // not carried out, hence `NETWORK`.
    else if (renewed) return { error: { ...toAppError(renewed), status: 'NETWORK' } };
  }
  if (result.error) {
    const error = toAppError(result.error);
    return {
      error: isChange(args, api) && !isFromServer(result.error) && !isRefusal(error) ? OUTCOME_UNKNOWN : error,
      meta: result.meta,
    };
  }
  return { data: (result.data as Answered<unknown>).data };
};

/** Whether somebody, our server or a proxy, has said no. A 502 or 504 comes from a proxy that lost our server and cannot know. */
const isRefusal = ({ status }: AppError) => Number(status) >= 400 && status !== 502 && status !== 504;

/**
 * Whether the call may have changed something. While the browser is offline the answer is no: "no connection" is the message that a person
 * can act on.
 */
const isChange = (args: string | Call, { type }: BaseQueryApi) =>
  type === 'mutation' && !(args as Partial<Call>).isRepeatable && navigator.onLine;

/** The renewal in progress, shared by all calls that wait for it: without a connection, one renewal per call would add up the timeouts. */
let renewal: ReturnType<typeof renewSession> | undefined;

const renewOnce = (staleToken: string, api: BaseQueryApi) =>
  (renewal ??= renewSession(staleToken, api).finally(() => (renewal = undefined)));

/**
 * Resolves to whether the call is worth repeating, or to the error when nobody can tell. Only a refusal by our server ends the session; a
 * network failure keeps it.
 */
async function renewSession(staleToken: string, api: BaseQueryApi): Promise<boolean | FetchBaseQueryError> {
  const currentToken = () => selectAccessToken(api.getState() as StateWithSession);
  // Another call or another tab has already renewed it, or ended the session.
  if (currentToken() !== staleToken) return currentToken() !== null;

  const refreshToken = selectRefreshToken(api.getState() as StateWithSession);
  const { data, error } = await send(
    { url: '/auth/refresh', method: 'POST', body: { refresh_token: refreshToken }, timeout: READ_TIMEOUT_MS },
    // A signal of its own: aborting the original call must not abort the renewal, because the tokens that the server may have issued by
    // then would be lost.
    { ...api, signal: new AbortController().signal },
    {},
  );
  // The tokens changed meanwhile, for example because somebody signed in: the result of this renewal is not for them.
  if (currentToken() !== staleToken) return currentToken() !== null;
  if (!error) {
    api.dispatch(tokensRefreshed((data as Answered<Tokens>).data));
    return true;
  }
  if (!isFromServer(error) || Number(error.status) >= 500 || error.status === 429) return error;
  const user = selectUser(api.getState() as StateWithSession);
  if (user && toAppError(error).code === 'accountClosed') markAccountClosed(user.id);
  api.dispatch(sessionExpired());
  return false;
}
