import type { InferType } from 'yup';

import { pharmacyRegistration, termsAccepted } from '@contract/registration';
import { USER_TYPE_ID } from '@contract/userType';

export const joinForm = pharmacyRegistration.concat(termsAccepted);

type Joining = InferType<typeof joinForm>;
type Choice = 'gender' | 'governorate_id' | 'city_id' | 'pharmacy_is_delivery_available';

/** The values in Formik: no choice is preselected. */
export type JoinValues = Omit<Joining, Choice> & { [K in Choice]: Joining[K] | '' };

export const INITIAL_VALUES: JoinValues = {
  pharmacy_name: '',
  pharmacy_phone: '',
  pharmacy_address: '',
  governorate_id: '',
  city_id: '',
  pharmacy_postal_code: '',
  pharmacy_opening_time: '',
  pharmacy_closing_time: '',
  pharmacy_working_days: [],
  pharmacy_is_delivery_available: '',
  first_name: '',
  last_name: '',
  position: '',
  gender: '',
  email: '',
  phone: '',
  password: '',
  password_confirmation: '',
  user_type_id: USER_TYPE_ID.pharmacy,
  terms: false,
};

/** The body of the request. */
export const toRegistration = (values: JoinValues) => pharmacyRegistration.cast(values, { stripUnknown: true });
