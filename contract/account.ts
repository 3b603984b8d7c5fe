import { type InferType, object } from 'yup';

import { LIMITS } from './limits';
import { email, mobile, position, requiredText } from './validation/fields';
import { existingPassword, newPassword, passwordConfirmation } from './validation/password';
import { secondFactor } from './validation/secondFactor';

/** The form of a customer. */
export const profileInput = object({
  first_name: requiredText('firstNameRequired', LIMITS.name, 'firstNameTooLong'),
  last_name: requiredText('lastNameRequired', LIMITS.name, 'lastNameTooLong'),
  phone: mobile(),
});

/** The form of staff. */
export const staffProfileInput = profileInput.shape({ position });

/** `POST /user/profile`. A position that is not given stays, and customers have none. */
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
 * `POST /user/email`: a session that was left open may not take the account over, so it asks for the password, and where two-factor
 * authentication is on for the code.
 */
export const emailChangeInput = object({ email, password: existingPassword(), code: secondFactor });

export type EmailChangeInput = InferType<typeof emailChangeInput>;

/** `POST /user/delete`: the code only where two-factor authentication is on. */
export const deletionInput = object({ password: existingPassword(), code: secondFactor });

export type DeletionInput = InferType<typeof deletionInput>;
