import type { AppError } from './errors';
import { tagsUnlessRefused } from './tags';

const errorOf = (status: AppError['status']): AppError => ({
  status,
  message: null,
  code: null,
  fieldErrors: {},
  data: null,
});

it.each([
  [404, true],
  ['NETWORK', true],
  ['OUTCOME_UNKNOWN', true],
  [500, true],
  [503, true],
  [409, false],
  [422, false],
  [429, false],
] as const)('has read again what a change may have made old that ended with %s: %p', (status, isReadAgain) => {
  expect(tagsUnlessRefused('Cart')(undefined, errorOf(status))).toEqual(isReadAgain ? ['Cart'] : []);
});
