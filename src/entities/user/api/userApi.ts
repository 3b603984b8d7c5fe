import type { PatientRegistration, PharmacyRegistration } from '@contract/registration';
import type { LoginInput } from '@contract/session';
import type { SignedIn } from '@contract/wire/session';
import { baseApi } from '@/shared/api';
import { sessionEnded, sessionStarted } from '@/shared/session';

const userApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<SignedIn, LoginInput>({
      query: (body) => ({ url: '/auth/login', method: 'POST', body }),
      onQueryStarted: async ({ remember }, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) dispatch(sessionStarted({ ...data, remember }));
      },
    }),
    register: build.mutation<SignedIn, PatientRegistration | PharmacyRegistration>({
      query: (body) => ({ url: '/auth/register', method: 'POST', body }),
      onQueryStarted: async (_input, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) dispatch(sessionStarted({ ...data, remember: false }));
      },
    }),
    signOut: build.mutation<null, string | null>({
      query: (refreshToken) => ({ url: '/auth/logout', method: 'POST', body: { refresh_token: refreshToken ?? '' } }),
      // Signing out works without a network, too: the session of this browser ends at once.
      onQueryStarted: (_token, { dispatch }) => void dispatch(sessionEnded()),
    }),
  }),
});

export const { useSignInMutation, useRegisterMutation, useSignOutMutation } = userApi;
