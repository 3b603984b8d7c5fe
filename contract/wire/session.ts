import { type Static, Type } from '@sinclair/typebox';

import { USER_TYPES } from '../userType';
import { GENDERS } from '../validation/fields';
import { DateTime, Nullable, Shape, StringEnum } from './envelope';
import { OwnPharmacy } from './pharmacy';

export const User = Shape('User', {
  id: Type.Integer(),
  first_name: Type.String(),
  last_name: Type.String(),
  email: Type.String(),
  is_email_verified: Type.Boolean({ description: 'Whether its owner has followed the link that went to it' }),
  phone: Type.String({ description: '+201XXXXXXXXX' }),
  gender: StringEnum(GENDERS),
  created_at: DateTime(),
  user_type: StringEnum(USER_TYPES),
  has_two_factor: Type.Boolean(),
  recovery_codes_left: Type.Integer({ description: 'Each is good once; 0 without two-factor' }),
  pharmacy: Nullable(OwnPharmacy, 'Where they work; null for a customer'),
});
export type User = Static<typeof User>;

/** The e-mail address that was confirmed by following a link, and the account that it belongs to. */
export const ConfirmedEmail = Shape('ConfirmedEmail', { user_id: Type.Integer(), email: Type.String() });
export type ConfirmedEmail = Static<typeof ConfirmedEmail>;

/** No mail is sent to an address that is already confirmed. */
export const VerificationAsked = Shape('VerificationAsked', { is_sent: Type.Boolean() });
export type VerificationAsked = Static<typeof VerificationAsked>;

/**
 * If the reset is the first proof of who owns the e-mail address, the account is emptied, since somebody else may have registered with it.
 */
export const PasswordReset = Shape('PasswordReset', {
  is_emptied: Type.Boolean({
    description:
      'Whether the link was the first proof of the e-mail, so that the phone, addresses, cards and cart of whoever had joined with it were removed',
  }),
});
export type PasswordReset = Static<typeof PasswordReset>;

export const Tokens = Shape('Tokens', {
  access_token: Type.String({ description: 'Bearer token of 15 minutes' }),
  refresh_token: Type.String({ description: 'Good for one refresh' }),
});
export type Tokens = Static<typeof Tokens>;

export const SignedIn = Shape('SignedIn', { ...Tokens.properties, user: User });
export type SignedIn = Static<typeof SignedIn>;

/** The answer to the correct password of an account with two-factor authentication. */
export const CodeAsked = Shape('CodeAsked', {
  two_factor_required: Type.Literal(true),
  challenge: Type.String({ description: 'To be sent with the code within 5 minutes; opens nothing by itself' }),
});
export type CodeAsked = Static<typeof CodeAsked>;

export const TwoFactorSetup = Shape('TwoFactorSetup', {
  otpauth_url: Type.String({ description: 'For a QR code' }),
  secret: Type.String({ description: 'Base32, for typing' }),
});
export type TwoFactorSetup = Static<typeof TwoFactorSetup>;

export const RecoveryCodes = Shape('RecoveryCodes', {
  recovery_codes: Type.Array(Type.String(), { description: 'Ten, each good once; they are never shown again' }),
});
export type RecoveryCodes = Static<typeof RecoveryCodes>;

/** One sign-in on one device. */
export const OpenSession = Shape('OpenSession', {
  id: Type.String({ format: 'uuid' }),
  user_agent: Type.String({ description: 'What the browser said of itself at the sign-in' }),
  created_at: DateTime(),
  last_used_at: DateTime('When its tokens were last renewed'),
  is_current: Type.Boolean({ description: 'The session of this very call' }),
});
export type OpenSession = Static<typeof OpenSession>;
