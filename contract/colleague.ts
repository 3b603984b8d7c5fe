import { type InferType, object } from 'yup';

import { linkToken } from './accountLinks';
import { pharmacyRegistration } from './registration';
import { email } from './validation/fields';

/** `POST /pharmacy/colleagues/invite`. */
export const invitationInput = object({ email });

/**
 * Tells the server that somebody follows the link of an invitation, so that it does not render another page first: the part after the # is
 * never sent to a server.
 */
export const INVITED_PARAM = 'invited';

/** The form of the page that an invitation opens: the fields of a registration that concern the person and not the pharmacy. */
export const acceptanceForm = pharmacyRegistration.pick([
  'first_name',
  'last_name',
  'position',
  'phone',
  'gender',
  'password',
  'password_confirmation',
]);

/** `POST /auth/accept-invitation`. */
export const acceptanceInput = acceptanceForm.shape({ token: linkToken });

export type AcceptanceInput = InferType<typeof acceptanceInput>;

/** `POST /auth/invitation`. */
export const invitationTokenInput = object({ token: linkToken });

/** How long an invitation is valid, in days: the person may be away for a while. */
export const INVITATION_DAYS = 7;
