export { useRegisterMutation, useSignInMutation, useSignOutMutation } from './api/userApi';
