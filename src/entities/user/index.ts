export { useRegisterMutation, useSignInMutation, useSignOutMutation } from './api/userApi';
export { dashboardOf, useOwnDashboard } from './model/useOwnDashboard';
export { CredentialFields } from './ui/CredentialFields';
export { GenderRadios } from './ui/GenderRadios';
export { NameFields } from './ui/NameFields';
export { TermsCheckbox } from './ui/TermsCheckbox';
