import type { ForgotPasswordInput, ResetPasswordInput } from '@contract/accountLinks';
import type { ConfirmedEmail, VerificationAsked } from '@contract/wire/session';
import { baseApi } from '@/shared/api';
import { selectIsSignedIn, sessionEnded } from '@/shared/session';

import { accountApi } from './accountApi';

type StateWithSession = Parameters<typeof selectIsSignedIn>[0];

const readSelfAgain = () => accountApi.endpoints.getSelf.initiate(undefined, { forceRefetch: true, subscribe: false });

/** What is done by links in mails. */
const linkApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    forgotPassword: build.mutation<null, ForgotPasswordInput>({
      query: (body) => ({ url: '/auth/forgot-password', method: 'POST', body }),
    }),
    resetPassword: build.mutation<null, ResetPasswordInput>({
      query: (body) => ({ url: '/auth/reset-password', method: 'POST', body }),
      // A new password ends the account's sessions, so that whatever this browser still holds is of no use.
      onQueryStarted: async (_input, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          () => dispatch(sessionEnded()),
          () => undefined,
        );
      },
    }),
    verifyEmail: build.mutation<ConfirmedEmail, string>({
      query: (token) => ({ url: '/auth/verify-email', method: 'POST', body: { token } }),
      onQueryStarted: async (_token, api) => {
        const isConfirmed = await api.queryFulfilled.then(
          () => true,
          () => false,
        );
        if (isConfirmed && selectIsSignedIn(api.getState() as unknown as StateWithSession)) {
          void api.dispatch(readSelfAgain());
        }
      },
    }),
    sendVerification: build.mutation<VerificationAsked, void>({
      query: () => ({ url: '/auth/send-verification', method: 'POST' }),
      onQueryStarted: async (_nothing, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        // The session still holds the e-mail for unconfirmed, which it no longer is.
        if (data?.is_sent === false) void dispatch(readSelfAgain());
      },
    }),
  }),
});

export const {
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useVerifyEmailMutation,
  useSendVerificationMutation,
} = linkApi;
