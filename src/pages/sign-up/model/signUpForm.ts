import type { InferType } from 'yup';

import { type PatientRegistration, patientRegistration, termsAccepted } from '@contract/registration';
import { USER_TYPE_ID } from '@contract/userType';

export const signUpForm = patientRegistration.concat(termsAccepted);

/** The values in Formik: no gender is preselected. */
export type SignUpValues = Omit<InferType<typeof signUpForm>, 'gender'> & {
  gender: PatientRegistration['gender'] | '';
};

export const INITIAL_VALUES: SignUpValues = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  password: '',
  password_confirmation: '',
  gender: '',
  user_type_id: USER_TYPE_ID.user,
  terms: false,
};

/** The body of the request. */
export const toRegistration = (values: SignUpValues) => patientRegistration.cast(values, { stripUnknown: true });
