import { type InferType, object } from 'yup';

import { message } from './messages';
import { email, strictText } from './validation/fields';
import { newPassword, passwordConfirmation } from './validation/password';

/** The token of a mailed link, which comes after its #. */
export const linkToken = strictText().required(message('linkInvalid')).max(100, message('linkInvalid'));

/** `POST /auth/forgot-password`. */
export const forgotPasswordInput = object({ email });

export type ForgotPasswordInput = InferType<typeof forgotPasswordInput>;

/** The form of the page that a link for a new password opens; the token comes from the link. */
export const newPasswordForm = object({ password: newPassword, password_confirmation: passwordConfirmation });

export type NewPasswordForm = InferType<typeof newPasswordForm>;

/** `POST /auth/reset-password`. */
export const resetPasswordInput = newPasswordForm.shape({ token: linkToken });

export type ResetPasswordInput = InferType<typeof resetPasswordInput>;

/** `POST /auth/verify-email`. */
export const verifyEmailInput = object({ token: linkToken });

/** How long an unused link stays valid, in seconds. */
export const LINK_SECONDS = {
  password_reset: 30 * 60,
  email_verification: 48 * 60 * 60,
  email_change: 24 * 60 * 60,
  handover: 24 * 60 * 60,
} as const;
