import { joinAddress, splitAddress } from './addressLine';

const ADDRESS = ['Mona, Dr. of Dental Surgery', 'Flat 3', '12 Abbas El Akkad St.', 'Nasr City', 'Cairo'];
const ADDRESS_AR = ['منى، طبيبة أسنان', 'شقة 3', '12 Abbas St.', 'مدينة نصر', 'القاهرة'];

test.each([
  ['en', ADDRESS],
  ['ar', ADDRESS_AR],
] as const)('an address in one line (%s) can be taken apart again, whatever commas its name has', (language, parts) => {
  const [name = ''] = parts;
  expect(splitAddress(joinAddress(parts, language), name, language)).toEqual(parts);
});

test('a new line is written as those of old orders are', () => {
  expect(joinAddress(ADDRESS, 'en')).toBe(
    'Mona, Dr. of Dental Surgery, Flat 3, 12 Abbas El Akkad St., Nasr City, Cairo',
  );
  expect(joinAddress(ADDRESS_AR, 'ar')).toBe('منى، طبيبة أسنان، شقة 3، 12 Abbas St.، مدينة نصر، القاهرة');
});

test('nothing is left of the address of a customer who has left', () => {
  expect(splitAddress('', '', 'en')).toEqual(['']);
});
