import { type InferType, object } from 'yup';

import { message } from './messages';
import { email, flag, strictText } from './validation/fields';
import { existingPassword } from './validation/password';

export const loginInput = object({
  email,
  password: existingPassword(),
  remember: flag().default(false),
});

export type LoginInput = InferType<typeof loginInput>;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const sessionId = strictText().required(message('idInvalid')).matches(UUID, message('idInvalid'));

export const refreshInput = object({
  refresh_token: strictText().required(message('refreshTokenRequired')).max(200, message('refreshTokenRequired')),
});

/** Signing out without a token is allowed: the browser may have lost it already. */
export const logoutInput = object({
  refresh_token: strictText().nullable().max(200, message('refreshTokenRequired')).default(null),
});
