import type { PatientRegistration, PharmacyRegistration } from '@contract/registration';
import type { LoginInput } from '@contract/session';
import type { SignInCodeInput } from '@contract/twoFactor';
import type { CodeAsked, SignedIn } from '@contract/wire/session';
import { baseApi, onFulfilled } from '@/shared/api';
import { sessionEnded, sessionStarted } from '@/shared/session';

export const isCodeAsked = (answer: SignedIn | CodeAsked): answer is CodeAsked => 'challenge' in answer;

const userApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<SignedIn | CodeAsked, LoginInput>({
      query: (body) => ({ url: '/auth/login', method: 'POST', body, isRepeatable: true }),
      onQueryStarted: ({ remember }, { dispatch, queryFulfilled }) =>
        onFulfilled(queryFulfilled, (answer) => {
          if (!isCodeAsked(answer)) dispatch(sessionStarted({ ...answer, remember }));
        }),
    }),
    /** The second step of signing in, for accounts with two-factor. */
    sendSignInCode: build.mutation<SignedIn, SignInCodeInput & Pick<LoginInput, 'remember'>>({
      query: ({ challenge, code }) => ({ url: '/auth/two-factor', method: 'POST', body: { challenge, code } }),
      onQueryStarted: ({ remember }, { dispatch, queryFulfilled }) =>
        onFulfilled(queryFulfilled, (session) => dispatch(sessionStarted({ ...session, remember }))),
    }),
    register: build.mutation<SignedIn, PatientRegistration | PharmacyRegistration>({
      query: (body) => ({ url: '/auth/register', method: 'POST', body }),
      onQueryStarted: (_input, { dispatch, queryFulfilled }) =>
        onFulfilled(queryFulfilled, (session) => dispatch(sessionStarted({ ...session, remember: false }))),
    }),
    signOut: build.mutation<null, string | null>({
      query: (refreshToken) => ({ url: '/auth/logout', method: 'POST', body: { refresh_token: refreshToken ?? '' } }),
      // The session of this browser ends at once, so that signing out works without a connection too.
      onQueryStarted: (_token, { dispatch }) => void dispatch(sessionEnded()),
    }),
  }),
});

export const { useSignInMutation, useSendSignInCodeMutation, useRegisterMutation, useSignOutMutation } = userApi;
