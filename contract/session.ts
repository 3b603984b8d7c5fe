import { type InferType, object } from 'yup';

import { LIMITS } from './limits';
import { message } from './messages';
import { email, flag, written } from './validation/fields';

export const loginInput = object({
  email,
  password: written()
    .required(message('passwordRequired'))
    .max(LIMITS.password.max, message('passwordTooLong', { max: LIMITS.password.max })),
  remember: flag().default(false),
});

export type LoginInput = InferType<typeof loginInput>;

export const refreshInput = object({
  refresh_token: written().required(message('refreshTokenRequired')).max(200, message('refreshTokenRequired')),
});

/** Signing out without a token is no mistake: the browser has forgotten it already. */
export const logoutInput = object({
  refresh_token: written().nullable().max(200, message('refreshTokenRequired')).default(null),
});
