import { longestDrain } from './listening';

it.each([
  ['ten seconds, where the bank may think for half of one', 500, 10_000],
  ['fifteen, where it may think for ten', 10_000, 15_000],
  ['longer than the slowest bank takes', 60_000, 65_000],
])('waits for checkouts that are under way: %s', (_what, paymentTimeoutMs, longestMs) => {
  expect(longestDrain(paymentTimeoutMs)).toBe(longestMs);
});
