import { unsaidStrength, withStrength } from './strength';

it.each([
  ['Concor 30 Tablets', '5 mg', '5 mg'],
  ['Concor 5 mg 30 Tablets', '5 mg', null],
  ['Concor 5MG 30 Tablets', '5 mg', null],
  ['Panadol Extra 500 mg/65 mg', '500 mg / 65 mg', null],
  ['Concor 15 mg', '5 mg', '5 mg'],
  ['Concor 2.5 mg', '5 mg', '5 mg'],
  ['Concor', null, null],
  ['Concor', '', null],
])('of %s, %s leaves unsaid: %s', (name, strength, unsaid) => {
  expect(unsaidStrength({ name, strength })).toBe(unsaid);
});

it.each([
  ['كونكور 5 مجم 30 قرص', 'كونكور 5 مجم 30 قرص'],
  ['كونكور ٥ مجم ٣٠ قرص', 'كونكور ٥ مجم ٣٠ قرص'],
  ['كونكور 30 قرص', 'كونكور 30 قرص (\u20665 mg\u2069)'],
])('asks the name that is shown, not only the English one: %s', (called, shown) => {
  expect(withStrength({ name: 'Concor 5 mg 30 Tablets', strength: '5 mg' }, called)).toBe(shown);
});

it('stands behind a name, set apart within an Arabic one', () => {
  const medicine = { name: 'Concor 30 Tablets', strength: '5 mg' };

  expect(withStrength(medicine, 'Concor 30 Tablets')).toBe('Concor 30 Tablets (5 mg)');
  expect(withStrength(medicine, 'كونكور 30 قرص')).toBe('كونكور 30 قرص (\u20665 mg\u2069)');
});
