import { strengthNotInName, withKind } from './strength';

it.each([
  ['Concor 30 Tablets', '5 mg', '5 mg'],
  ['Concor 5 mg 30 Tablets', '5 mg', null],
  ['Concor 5MG 30 Tablets', '5 mg', null],
  ['Panadol Extra 500 mg/65 mg', '500 mg / 65 mg', null],
  ['Concor 15 mg', '5 mg', '5 mg'],
  ['Concor 2.5 mg', '5 mg', '5 mg'],
  ['Concor 2.5 mg 5 Tablets', '5 mg', '5 mg'],
  ['Xyla 100 I.U./ml 5 Pens', '100 IU/ml', null],
  ['Xyla 10000 I.U.Vial', '10000 IU', null],
  ['Xyla 1100 I.U./ml', '100 IU/ml', '100 IU/ml'],
  ['Concor', null, null],
  ['Concor', '', null],
])('of %s, %s leaves unsaid: %s', (name, strength, unsaid) => {
  expect(strengthNotInName({ name, strength })).toBe(unsaid);
});

it.each([
  ['كونكور 5 مجم 30 قرص', 'كونكور 5 مجم 30 قرص'],
  ['كونكور ٥ مجم ٣٠ قرص', 'كونكور ٥ مجم ٣٠ قرص'],
  ['كونكور 30 قرص', 'كونكور 30 قرص (5 مجم)'],
])('asks the name that is shown, not only the English one: %s', (called, shown) => {
  expect(withKind({ name: 'Concor 5 mg 30 Tablets', strength: '5 mg', dosage_form: 'tablet' }, called)).toBe(shown);
});

it('stands behind a name, in the language of it', () => {
  const medicine = { name: 'Concor 30 Tablets', strength: '5 mg', dosage_form: null };

  expect(withKind(medicine, 'Concor 30 Tablets')).toBe('Concor 30 Tablets (5 mg)');
  expect(withKind(medicine, 'كونكور 30 قرص')).toBe('كونكور 30 قرص (5 مجم)');
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
  ['زايلا', 'tablet', 'زايلا (5 مجم، أقراص)'],
  ['زايلا ٢٠ قرص', 'tablet', 'زايلا ٢٠ قرص (5 مجم)'],
  ['زايلا', 'Eye drops', 'زايلا (5 مجم، قطرة للعين)'],
  ['زايلا', 'Bandage', 'زايلا (5 مجم، \u2066Bandage\u2069)'],
])('%s that comes as %s is called %s', (called, dosage_form, shown) => {
  expect(withKind({ name: 'Xyla', strength: '5 mg', dosage_form }, called)).toBe(shown);
});

it.each([
  ['875 mg / 125 mg', '875 مجم / 125 مجم'],
  ['457 mg/5 ml', '457 مجم/5 مل'],
  ['2.5mg', '2.5 مجم'],
  ['875mg/125mg', '875 مجم/125 مجم'],
  ['1 g', '1 جم'],
  ['100 mcg/dose', '100 مكجم/جرعة'],
  ['300 IU/ml', '300 وحدة دولية/مل'],
  ['0.1%', '\u20660.1%\u2069'],
  ['SPF 50', '\u2066SPF 50\u2069'],
  ['25 mmol/l', '\u206625 mmol/l\u2069'],
  ['5 مجم', '5 مجم'],
])('of %s reads %s behind an Arabic name', (strength, read) => {
  expect(withKind({ name: 'Xyla', strength, dosage_form: null }, 'زايلا')).toBe(`زايلا (${read})`);
});
