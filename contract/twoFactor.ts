import { type InferType, object } from 'yup';

import { message } from './messages';
import { strictText } from './validation/fields';
import { existingPassword } from './validation/password';
import { secondFactor } from './validation/secondFactor';

const code = secondFactor.required(message('codeRequired'));

/** `POST /user/two-factor/start`. It asks for the password: otherwise anybody who finds an open session could lock its owner out. */
export const twoFactorStartInput = object({ password: existingPassword() });

/** `POST /user/two-factor/confirm`. */
export const twoFactorConfirmInput = object({ code });

/** `POST /user/two-factor/disable` and `/recovery-codes`. */
export const twoFactorChangeInput = object({ password: existingPassword(), code });

export type TwoFactorChangeInput = InferType<typeof twoFactorChangeInput>;

/** `POST /auth/two-factor`: the second step of a sign-in. */
export const signInCodeInput = object({
  challenge: strictText().required(message('challengeOver')).max(1000, message('challengeOver')),
  code,
});

export type SignInCodeInput = InferType<typeof signInCodeInput>;
