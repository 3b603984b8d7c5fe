import { makeLine } from '@/shared/testing';

import { nextQuantity } from './nextQuantity';

const line = (quantity: number, available: number) =>
  makeLine({ quantity, medication: { available_quantity: available } });

it.each([
  ['up by one', line(2, 10), 1, 3],
  ['down by one', line(2, 10), -1, 1],
  ['past the upper limit, for the rule to refuse', line(10, 10), 1, 11],
  ['past the lower limit, for the rule to refuse', line(1, 10), -1, 0],
  ['down to what the shelf still holds', line(8, 3), -1, 3],
  ['down by one where the shelf is empty', line(8, 0), -1, 7],
] as const)('goes %s', (_name, from, by, to) => {
  expect(nextQuantity(from, by)).toBe(to);
});
