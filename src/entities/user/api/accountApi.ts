import type { DeletionInput, EmailChangeInput, PasswordInput, ProfileChange } from '@contract/account';
import type { TwoFactorChangeInput } from '@contract/twoFactor';
import type { RecoveryCodes, TwoFactorSetup, User } from '@contract/wire/session';
import { type AppError, baseApi, onFulfilled, tagsUnlessRefused } from '@/shared/api';
import { userUpdated } from '@/shared/session';

/**
 * Two-factor was turned on or off elsewhere if the server asks for a code that the form has no field for, or answers that there is nothing
 * to change.
 */
const userIfOutdated = (_answer: unknown, error: AppError | undefined) =>
  error?.fieldErrors.code || error?.status === 409 ? (['User'] as const) : [];

/** The account of the signed-in person. The session is updated as well, since every page shows their name. */
export const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSelf: build.query<User, void>({
      query: () => '/auth/me',
      providesTags: ['User'],
      onQueryStarted: (_nothing, { dispatch, queryFulfilled }) =>
        onFulfilled(queryFulfilled, (user) => dispatch(userUpdated(user))),
    }),
    saveProfile: build.mutation<User, ProfileChange>({
      query: (body) => ({ url: '/user/profile', method: 'POST', body, isRepeatable: true }),
      invalidatesTags: tagsUnlessRefused('User'),
      onQueryStarted: (_input, { dispatch, queryFulfilled }) =>
        onFulfilled(queryFulfilled, (user) => dispatch(userUpdated(user))),
    }),
    changeEmail: build.mutation<null, EmailChangeInput>({
      query: (body) => ({ url: '/user/email', method: 'POST', body }),
      // After a failure too, here and for the recovery codes, because the call may have used up a recovery code.
      invalidatesTags: ['User'],
    }),
    changePassword: build.mutation<null, PasswordInput>({
      query: (body) => ({ url: '/user/password', method: 'POST', body }),
      invalidatesTags: tagsUnlessRefused('OpenSession'),
    }),
    deleteAccount: build.mutation<null, DeletionInput>({
      query: (body) => ({ url: '/user/delete', method: 'POST', body }),
      invalidatesTags: userIfOutdated,
    }),
    startTwoFactor: build.mutation<TwoFactorSetup, string>({
      query: (password) => ({ url: '/user/two-factor/start', method: 'POST', body: { password } }),
      invalidatesTags: userIfOutdated,
    }),
    // Both also after a failure: if the answer was lost, the page must not claim the opposite of the truth.
    confirmTwoFactor: build.mutation<RecoveryCodes, string>({
      query: (code) => ({ url: '/user/two-factor/confirm', method: 'POST', body: { code } }),
      invalidatesTags: ['User', 'OpenSession'],
    }),
    renewRecoveryCodes: build.mutation<RecoveryCodes, TwoFactorChangeInput>({
      query: (body) => ({ url: '/user/two-factor/recovery-codes', method: 'POST', body }),
      invalidatesTags: ['User'],
    }),
    disableTwoFactor: build.mutation<null, TwoFactorChangeInput>({
      query: (body) => ({ url: '/user/two-factor/disable', method: 'POST', body }),
      invalidatesTags: ['User'],
    }),
  }),
});

export const {
  useGetSelfQuery,
  useSaveProfileMutation,
  useChangeEmailMutation,
  useChangePasswordMutation,
  useDeleteAccountMutation,
  useStartTwoFactorMutation,
  useConfirmTwoFactorMutation,
  useRenewRecoveryCodesMutation,
  useDisableTwoFactorMutation,
} = accountApi;
