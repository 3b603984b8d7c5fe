import { unsaidStrength, withKind } from './strength';

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
  expect(withKind({ name: 'Concor 5 mg 30 Tablets', strength: '5 mg', dosage_form: 'tablet' }, called)).toBe(shown);
});

it('stands behind a name, set apart within an Arabic one', () => {
  const medicine = { name: 'Concor 30 Tablets', strength: '5 mg', dosage_form: null };

  expect(withKind(medicine, 'Concor 30 Tablets')).toBe('Concor 30 Tablets (5 mg)');
  expect(withKind(medicine, 'كونكور 30 قرص')).toBe('كونكور 30 قرص (\u20665 mg\u2069)');
});

it.each([
  ['Xyla', 'tablet', 'Xyla (5 mg, tablet)'],
  ['Xyla', 'Film-coated tablet', 'Xyla (5 mg, Film-coated tablet)'],
  ['Xyla 20 F.C. Tabs.', 'Film-coated tablet', 'Xyla 20 F.C. Tabs. (5 mg)'],
  ['Xyla Eye Drops', 'Eye drops', 'Xyla Eye Drops (5 mg)'],
  ['Xyla Drops', 'Eye drops', 'Xyla Drops (5 mg, Eye drops)'],
  ['Xyla', 'أقراص', 'Xyla (5 mg, tablet)'],
  ['Xyla', 'قطرة للعين', 'Xyla (5 mg, eye drops)'],
  ['Xyla', 'Bandage', 'Xyla (5 mg, Bandage)'],
  ['Xyla Bandage', 'bandage', 'Xyla Bandage (5 mg)'],
  ['زايلا', 'tablet', 'زايلا (\u20665 mg\u2069، أقراص)'],
  ['زايلا ٢٠ قرص', 'tablet', 'زايلا ٢٠ قرص (\u20665 mg\u2069)'],
  ['زايلا', 'Eye drops', 'زايلا (\u20665 mg\u2069، قطرة للعين)'],
  ['زايلا', 'Bandage', 'زايلا (\u20665 mg\u2069، \u2066Bandage\u2069)'],
])('%s that comes as %s is called %s', (called, dosage_form, shown) => {
  expect(withKind({ name: 'Xyla', strength: '5 mg', dosage_form }, called)).toBe(shown);
});
