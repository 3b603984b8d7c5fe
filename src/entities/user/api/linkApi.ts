import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

import type { ForgotPasswordInput, ResetPasswordInput } from '@contract/accountLinks';
import type { ConfirmedEmail, PasswordReset, VerificationAsked } from '@contract/wire/session';
import { baseApi, onFulfilled } from '@/shared/api';
import { selectIsSignedIn } from '@/shared/session';

import { accountApi } from './accountApi';

type StateWithSession = Parameters<typeof selectIsSignedIn>[0];

const readSelfAgain = () => accountApi.endpoints.getSelf.initiate(undefined, { forceRefetch: true, subscribe: false });

interface Started {
  dispatch: ThunkDispatch<StateWithSession, unknown, UnknownAction>;
  getState: () => unknown;
  queryFulfilled: Promise<{ data: unknown }>;
}

/** The link may belong to the account of this browser or to another one. Only the server knows whether it changed or ended this session. */
const readSelfAfter = ({ dispatch, getState, queryFulfilled }: Started) =>
  onFulfilled(queryFulfilled, () => {
    if (selectIsSignedIn(getState() as StateWithSession)) void dispatch(readSelfAgain());
  });

/** The calls of the pages that mails link to. */
const linkApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    forgotPassword: build.mutation<null, ForgotPasswordInput>({
      query: (body) => ({ url: '/auth/forgot-password', method: 'POST', body }),
    }),
    resetPassword: build.mutation<PasswordReset, ResetPasswordInput>({
      query: (body) => ({ url: '/auth/reset-password', method: 'POST', body }),
      onQueryStarted: (_input, api) => readSelfAfter(api),
    }),
    verifyEmail: build.mutation<ConfirmedEmail, string>({
      query: (token) => ({ url: '/auth/verify-email', method: 'POST', body: { token } }),
      // After a refusal too: the link may have worked before, when its answer was lost.
      onQueryStarted: (_token, { queryFulfilled, ...api }) =>
        readSelfAfter({ ...api, queryFulfilled: queryFulfilled.catch(() => ({ data: null })) }),
    }),
    sendVerification: build.mutation<VerificationAsked, void>({
      query: () => ({ url: '/auth/send-verification', method: 'POST' }),
      onQueryStarted: (_nothing, { dispatch, queryFulfilled }) =>
        onFulfilled(queryFulfilled, ({ is_sent }) => {
          // Nothing was sent because the e-mail is already confirmed, which the session does not know yet.
          if (!is_sent) void dispatch(readSelfAgain());
        }),
    }),
  }),
});

export const {
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useVerifyEmailMutation,
  useSendVerificationMutation,
} = linkApi;
