import { isPharmacyRegistration, patientRegistration, registrationInput, termsAccepted } from './registration';
import { problemsOf } from './testing/problemsOf';

const PERSON = {
  first_name: 'Mona',
  last_name: 'Adel',
  email: 'mona@example.com',
  phone: '01012345678',
  password: 'Str0ng-enough!',
  password_confirmation: 'Str0ng-enough!',
  gender: 'female',
};

const PHARMACY = {
  ...PERSON,
  user_type_id: '2',
  position: 'Owner',
  governorate_id: '1',
  city_id: '4',
  pharmacy_name: 'Nile Care',
  pharmacy_address: '5 Makram Ebeid Street',
  pharmacy_postal_code: '11762',
  pharmacy_phone: '01012345678',
  pharmacy_opening_time: '09:00',
  pharmacy_closing_time: '23:00',
  pharmacy_working_days: ['saturday'],
  pharmacy_is_delivery_available: 'true',
};

describe('the registration of a patient', () => {
  it('is read as the server keeps it', () => {
    const typed = { ...PERSON, first_name: ' Mona ', email: ' MONA@example.com', is_admin: true };

    expect(registrationInput.validateSync(typed, { stripUnknown: true })).toEqual({ ...PERSON, user_type_id: 1 });
  });

  it('asks for everything', () => {
    expect(problemsOf(registrationInput, {})).toEqual({
      first_name: ['firstNameRequired'],
      last_name: ['lastNameRequired'],
      phone: ['phoneRequired'],
      email: ['emailRequired'],
      password: ['passwordRequired'],
      password_confirmation: ['passwordConfirmationRequired'],
      gender: ['genderRequired'],
    });
  });

  it('says it in the words of its own form', () => {
    const long = 'x'.repeat(101);

    expect(problemsOf(patientRegistration, { ...PERSON, first_name: long, last_name: long, phone: '1' })).toEqual({
      first_name: ['patientFirstNameTooLong?max=100'],
      last_name: ['patientLastNameTooLong?max=100'],
      phone: ['patientPhoneInvalid'],
    });
  });

  it('wants the same password twice', () => {
    expect(problemsOf(registrationInput, { ...PERSON, password_confirmation: 'Str0ng-enough?' })).toEqual({
      password_confirmation: ['passwordsDiffer'],
    });
  });

  it('takes the digits of two keyboards for the same', () => {
    const input = { ...PERSON, password: 'Ahmed#٢٠٢٧', password_confirmation: 'Ahmed#2027' };
    expect(problemsOf(registrationInput, input)).toEqual({});
  });

  it.each([3, 0, 'admin', null, [2, 1]])('refuses the user type %j', (user_type_id) => {
    expect(Object.keys(problemsOf(registrationInput, { ...PERSON, user_type_id }))).toEqual(['user_type_id']);
  });
});

describe('the registration of a pharmacy', () => {
  it.each(['2', 2])('is told by the user type %j', (user_type_id) => {
    const input = registrationInput.validateSync({ ...PHARMACY, user_type_id });

    expect(isPharmacyRegistration(input)).toBe(true);
    expect(input).toEqual({
      ...PHARMACY,
      user_type_id: 2,
      governorate_id: 1,
      city_id: 4,
      pharmacy_is_delivery_available: true,
    });
  });

  it('is none of a customer where its type was forgotten', () => {
    expect(problemsOf(registrationInput, { ...PHARMACY, user_type_id: undefined })).toEqual({
      user_type_id: ['userTypeInvalid'],
    });
  });

  it('takes a postal code in the digits of any keyboard', () => {
    const input = { ...PHARMACY, user_type_id: 2, pharmacy_postal_code: '١١٧٦٢' };

    expect(registrationInput.validateSync(input)).toMatchObject({ pharmacy_postal_code: '11762' });
  });

  it('asks for everything', () => {
    expect(problemsOf(registrationInput, { ...PERSON, user_type_id: 2 })).toEqual({
      position: ['positionRequired'],
      governorate_id: ['governorateRequired'],
      city_id: ['cityRequired'],
      pharmacy_name: ['pharmacyNameRequired'],
      pharmacy_address: ['pharmacyAddressRequired'],
      pharmacy_postal_code: ['postalCodeRequired'],
      pharmacy_phone: ['phoneRequired'],
      pharmacy_opening_time: ['openingTimeRequired'],
      pharmacy_closing_time: ['closingTimeRequired'],
      pharmacy_working_days: ['workingDaysRequired'],
      pharmacy_is_delivery_available: ['deliveryChoiceRequired'],
    });
  });

  it.each([
    ['first_name', 'x'.repeat(101), 'firstNameTooLong?max=100'],
    ['phone', '123', 'phoneInvalid'],
    ['position', 'x'.repeat(101), 'positionTooLong?max=100'],
    ['pharmacy_name', 'x'.repeat(101), 'pharmacyNameTooLong?max=100'],
    ['pharmacy_address', 'x'.repeat(256), 'pharmacyAddressTooLong?max=255'],
    ['pharmacy_postal_code', 'x'.repeat(21), 'postalCodeTooLong?max=20'],
    ['pharmacy_phone', '0123', 'pharmacyPhoneInvalid'],
    ['pharmacy_closing_time', '24:30', 'timeInvalid'],
    ['pharmacy_is_delivery_available', 'perhaps', 'deliveryChoiceRequired'],
  ])('refuses %s of %j', (field, value, problem) => {
    expect(problemsOf(registrationInput, { ...PHARMACY, [field]: value })).toEqual({ [field]: [problem] });
  });
});

describe('the terms', () => {
  it('have to be accepted', () => {
    expect(problemsOf(termsAccepted, {})).toEqual({ terms: ['termsRequired'] });
    expect(problemsOf(termsAccepted, { terms: true })).toEqual({});
  });
});
