import { addressInput } from './address';
import { problemsOf } from './testing/problemsOf';

const ADDRESS = {
  name: 'Home',
  phone: '01012345678',
  address: '12 Tahrir Street',
  governorate_id: 1,
  city_id: 4,
  postal_code: '11511',
  is_default: true,
};

describe('addressInput', () => {
  it('needs no postal code and asks for no default', () => {
    const { name, phone, address, governorate_id, city_id } = ADDRESS;
    const input = { name, phone, address, governorate_id, city_id };

    expect(addressInput.validateSync(input)).toEqual({ ...input, postal_code: '', is_default: false });
  });

  it('reads what a form sends as text', () => {
    const numbers = { phone: '٠١٠١٢٣٤٥٦٧٨', postal_code: ' ١١٥١١ ', governorate_id: '1', city_id: '4' };
    const typed = { ...ADDRESS, ...numbers, name: ' Home ', is_default: 'true' };

    expect(addressInput.validateSync(typed)).toEqual(ADDRESS);
  });

  it.each([
    ['name', '', 'nameRequired'],
    ['name', 'x'.repeat(101), 'nameTooLong?max=100'],
    ['phone', '', 'phoneRequired'],
    ['phone', '123', 'phoneInvalid'],
    ['address', ' ', 'addressTextRequired'],
    ['address', 'x'.repeat(256), 'addressTooLong?max=255'],
    ['governorate_id', '', 'governorateRequired'],
    ['city_id', '', 'cityRequired'],
    ['postal_code', 'x'.repeat(21), 'postalCodeTooLong?max=20'],
    ['is_default', 'maybe', 'choiceInvalid'],
  ])('refuses %s of %j', (field, value, problem) => {
    expect(problemsOf(addressInput, { ...ADDRESS, [field]: value })).toEqual({ [field]: [problem] });
  });
});
