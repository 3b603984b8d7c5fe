import { withNonBreakingSpaces } from './withNonBreakingSpaces';

it.each([
  ['Concor 5 mg 30 Tablets', 'Concor 5\u00A0mg 30\u00A0Tablets'],
  ['Augmentin (875 mg / 125 mg)', 'Augmentin (875\u00A0mg\u00A0/\u00A0125\u00A0mg)'],
  ['Comtrex (500 mg / 30 mg / 2 mg)', 'Comtrex (500\u00A0mg\u00A0/ 30\u00A0mg\u00A0/ 2\u00A0mg)'],
  ['Vitamin B12 / B6', 'Vitamin B12\u00A0/ B6'],
])('of %s keeps together what is read together', (name, kept) => {
  expect(withNonBreakingSpaces(name)).toBe(kept);
});
