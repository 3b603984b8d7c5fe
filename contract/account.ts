import { type InferType, object } from 'yup';

import { LIMITS } from './limits';
import { email, mobile, position, requiredText } from './validation/fields';
import { existingPassword, newPassword, passwordConfirmation } from './validation/password';
import { secondFactor } from './validation/secondFactor';

/** The form in which customers edit their profile. */
export const profileInput = object({
  first_name: requiredText('firstNameRequired', LIMITS.name, 'firstNameTooLong'),
  last_name: requiredText('lastNameRequired', LIMITS.name, 'lastNameTooLong'),
  phone: mobile(),
});

/** The form in which staff edit their profile. */
export const staffProfileInput = profileInput.shape({ position });

/** `POST /user/profile`. A position that is left out stays as it is; customers have none. */
export const profileChange = profileInput.shape({ position: position.optional() });

export type ProfileChange = InferType<typeof profileChange>;

/** `POST /user/password`. */
export const passwordInput = object({
  current_password: existingPassword('currentPasswordRequired'),
  password: newPassword,
  password_confirmation: passwordConfirmation,
});

export type PasswordInput = InferType<typeof passwordInput>;

/**
 * `POST /user/email`. It asks for the password, and for a code if two-factor authentication is on: otherwise anybody who finds an open
 * session could take over the account.
 */
export const emailChangeInput = object({ email, password: existingPassword(), code: secondFactor });

export type EmailChangeInput = InferType<typeof emailChangeInput>;

/** `POST /user/delete`. The code is needed only if two-factor authentication is on. */
export const deletionInput = object({ password: existingPassword(), code: secondFactor });

export type DeletionInput = InferType<typeof deletionInput>;
