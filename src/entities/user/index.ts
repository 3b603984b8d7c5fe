export {
  useChangeEmailMutation,
  useChangePasswordMutation,
  useConfirmTwoFactorMutation,
  useDeleteAccountMutation,
  useDisableTwoFactorMutation,
  useGetSelfQuery,
  useRenewRecoveryCodesMutation,
  useSaveProfileMutation,
  useStartTwoFactorMutation,
} from './api/accountApi';
export { useAcceptInvitationMutation, useReadInvitationQuery } from './api/invitationApi';
export { useForgotPasswordMutation, useResetPasswordMutation, useVerifyEmailMutation } from './api/linkApi';
export {
  isCodeAsked,
  useRegisterMutation,
  useSendSignInCodeMutation,
  useSignInMutation,
  useSignOutMutation,
} from './api/userApi';
export { dashboardOf, useOwnDashboard } from './model/useOwnDashboard';
export { CodeField } from './ui/CodeField';
export { CredentialFields } from './ui/CredentialFields';
export { CurrentUser } from './ui/CurrentUser';
export { GenderRadios } from './ui/GenderRadios';
export { NameFields } from './ui/NameFields';
export { NewPasswordFields } from './ui/NewPasswordFields';
export { TermsCheckbox } from './ui/TermsCheckbox';
export { UnconfirmedEmailNote } from './ui/UnconfirmedEmailNote';
export { WithUsername } from './ui/WithUsername';
