import { type InferType, object } from 'yup';

import { linkToken } from './accountLinks';
import { pharmacyRegistration } from './registration';
import { email } from './validation/fields';

/** `POST /pharmacy/colleagues/invite`. */
export const invitationInput = object({ email });

/** Tells the server, which hears nothing of what follows a #, that the link of an invitation is followed: it renders no other page first. */
export const INVITED_PARAM = 'invited';

/** What the page behind the link of an invitation asks: of whoever joins a pharmacy, what is not the pharmacy's. */
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

/** How long the link of an invitation works: whoever is invited may be away for a few days. */
export const INVITATION_DAYS = 7;
