import type { InferType } from 'yup';

import { acceptanceForm } from '@contract/colleague';
import { termsAccepted } from '@contract/registration';

export const acceptanceWithTerms = acceptanceForm.concat(termsAccepted);

type Accepting = InferType<typeof acceptanceWithTerms>;

/** The values in Formik: no gender is preselected. */
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

/** The body of the request. */
export const toAcceptance = (token: string, values: AcceptanceValues) => ({
  token,
  ...acceptanceForm.cast(values, { stripUnknown: true }),
});
