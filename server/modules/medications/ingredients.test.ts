import { ingredientsInArabic } from './ingredients.rules';

const isolated = (text: string) => `\u2068${text}\u2069`;

it.each([
  ['the same name', 'Paracetamol', 'Paracetamol', 'باراسيتامول', 'باراسيتامول'],
  [
    'each of a combination',
    'Paracetamol, caffeine',
    'Caffeine + Paracetamol',
    'كافيين + باراسيتامول',
    'باراسيتامول، كافيين',
  ],
  [
    'a salt behind its substance',
    'Amlodipine besilate; valsartan',
    'Amlodipine + Valsartan',
    'أملوديبين + فالسارتان',
    `أملوديبين (${isolated('Amlodipine besilate')})، فالسارتان`,
  ],
  [
    'another name of the only one',
    'Cholecalciferol',
    'Vitamin D3',
    'فيتامين د3',
    `فيتامين د3 (${isolated('Cholecalciferol')})`,
  ],
  [
    'what is not known as it is',
    'Iron, vitamin B12, zinc (as citrate, 5 mg)',
    'Iron + Vitamin B',
    'حديد + فيتامين ب',
    `حديد، ${isolated('vitamin B12')}، ${isolated('zinc (as citrate, 5 mg)')}`,
  ],
  [
    'a comma within a name',
    '2,4-dichlorobenzyl alcohol',
    'Dichlorobenzyl alcohol',
    'كحول',
    `كحول (${isolated('2,4-dichlorobenzyl alcohol')})`,
  ],
  ['nothing where no name is known', 'Vitamins A, C and E', 'Multivitamins + Minerals', 'فيتامينات + معادن', null],
  ['nothing where the names differ in number', 'Iron, zinc', 'Iron + Zinc', 'حديد', null],
  ['nothing without an Arabic name', 'Iron', 'Iron', null, null],
  ['nothing without ingredients', null, 'Iron', 'حديد', null],
])('says of the ingredients in Arabic %s', (_what, activeIngredients, genericName, genericNameAr, said) => {
  expect(ingredientsInArabic({ activeIngredients, genericName, genericNameAr })).toBe(said);
});

it('reads what is mostly spaces as fast as any other text', () => {
  const spaces = ' '.repeat(2_000);
  const activeIngredients = `iron${spaces},${spaces}${'z'.repeat(2_000)})`;
  const start = performance.now();

  ingredientsInArabic({ activeIngredients, genericName: 'Iron', genericNameAr: 'حديد' });

  expect(performance.now() - start).toBeLessThan(500);
});
