import { boolean, type InferType, lazy, object } from 'yup';

import { LIMITS } from './limits';
import { message } from './messages';
import { USER_TYPE_ID } from './userType';
import {
  email,
  flag,
  gender,
  mobile,
  numeric,
  position,
  requiredId,
  requiredPostalCode,
  requiredText,
  timeOfDay,
  workingDays,
} from './validation/fields';
import { newPassword, passwordConfirmation } from './validation/password';

const credentials = {
  email,
  password: newPassword,
  password_confirmation: passwordConfirmation,
  gender,
  remember: flag(),
};

const userType = (type: keyof typeof USER_TYPE_ID) =>
  numeric().typeError(message('userTypeInvalid')).oneOf([USER_TYPE_ID[type]], message('userTypeInvalid'));

/** `POST /auth/register` of a customer. Two messages of the patient form have a wording of their own (spec, section 5). */
export const patientRegistration = object({
  first_name: requiredText('firstNameRequired', LIMITS.name, 'patientFirstNameTooLong'),
  last_name: requiredText('lastNameRequired', LIMITS.name, 'patientLastNameTooLong'),
  phone: mobile('patientPhoneInvalid'),
  ...credentials,
  user_type_id: userType('user').default(USER_TYPE_ID.user),
});

export type PatientRegistration = InferType<typeof patientRegistration>;

/** `POST /auth/register` of a pharmacy together with the person who runs it. */
export const pharmacyRegistration = object({
  first_name: requiredText('firstNameRequired', LIMITS.name, 'firstNameTooLong'),
  last_name: requiredText('lastNameRequired', LIMITS.name, 'lastNameTooLong'),
  phone: mobile(),
  ...credentials,
  user_type_id: userType('pharmacy').defined(message('userTypeInvalid')),
  position,
  governorate_id: requiredId('governorateRequired'),
  city_id: requiredId('cityRequired'),
  pharmacy_name: requiredText('pharmacyNameRequired', LIMITS.pharmacyName, 'pharmacyNameTooLong'),
  pharmacy_address: requiredText('pharmacyAddressRequired', LIMITS.address, 'pharmacyAddressTooLong'),
  pharmacy_postal_code: requiredPostalCode(),
  pharmacy_phone: mobile('pharmacyPhoneInvalid'),
  pharmacy_opening_time: timeOfDay('openingTimeRequired'),
  pharmacy_closing_time: timeOfDay('closingTimeRequired'),
  pharmacy_working_days: workingDays,
  pharmacy_is_delivery_available: flag('deliveryChoiceRequired').required(message('deliveryChoiceRequired')),
});

export type PharmacyRegistration = InferType<typeof pharmacyRegistration>;

interface RegistrationBody {
  user_type_id?: unknown;
  pharmacy_name?: unknown;
}

/** Without a type, the name of a pharmacy selects its rules, which ask for the type: nobody must become a customer by a slip. */
const isForPharmacy = ({ user_type_id: type, pharmacy_name: name }: RegistrationBody) =>
  type === undefined ? name !== undefined : Number(type) === USER_TYPE_ID.pharmacy;

/** `POST /auth/register`: `user_type_id` selects the rules: 2 or "2" those of a pharmacy, anything else those of a patient. */
export const registrationInput = lazy((body: RegistrationBody) =>
  isForPharmacy(body) ? pharmacyRegistration : patientRegistration,
);

export type RegistrationInput = InferType<typeof registrationInput>;

export const isPharmacyRegistration = (input: RegistrationInput): input is PharmacyRegistration =>
  input.user_type_id === USER_TYPE_ID.pharmacy;

/** A field that exists only in the form and is never sent to the server. */
export const termsAccepted = object({ terms: boolean().oneOf([true], message('termsRequired')).default(false) });
