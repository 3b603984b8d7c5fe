import type { ForgotPasswordInput, ResetPasswordInput } from '@contract/accountLinks';
import type { ConfirmedEmail } from '@contract/wire/session';
import { baseApi } from '@/shared/api';
import { selectIsSignedIn, sessionEnded } from '@/shared/session';

import { accountApi } from './accountApi';

type StateWithSession = Parameters<typeof selectIsSignedIn>[0];

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
          void api.dispatch(accountApi.endpoints.getSelf.initiate(undefined, { forceRefetch: true, subscribe: false }));
        }
      },
    }),
    sendVerification: build.mutation<null, void>({
      query: () => ({ url: '/auth/send-verification', method: 'POST' }),
    }),
  }),
});

export const {
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useVerifyEmailMutation,
  useSendVerificationMutation,
} = linkApi;
