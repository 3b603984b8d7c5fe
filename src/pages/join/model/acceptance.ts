import type { InferType } from 'yup';

import { acceptanceForm } from '@contract/colleague';
import { termsAccepted } from '@contract/registration';

export const acceptanceWithTerms = acceptanceForm.concat(termsAccepted);

type Accepting = InferType<typeof acceptanceWithTerms>;

/** Formik's view: no gender is chosen for anybody. */
export type AcceptanceValues = Omit<Accepting, 'gender'> & { gender: Accepting['gender'] | '' };

export const INITIAL_VALUES: AcceptanceValues = {
  first_name: '',
  last_name: '',
  position: '',
  gender: '',
  phone: '',
  password: '',
  password_confirmation: '',
  terms: false,
};

/** What the server is sent of it. */
export const toAcceptance = (token: string, values: AcceptanceValues) => ({
  token,
  ...acceptanceForm.cast(values, { stripUnknown: true }),
});
