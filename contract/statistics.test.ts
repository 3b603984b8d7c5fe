import { comparedPeriods, percentChange } from './statistics';

describe('the days that are compared', () => {
  it.each([
    ['2026-03-01', ['2026-03-01', '2026-03-02'], ['2026-02-01', '2026-02-02']],
    ['2026-11-21', ['2026-11-01', '2026-11-22'], ['2026-10-01', '2026-10-22']],
    ['2026-03-31', ['2026-03-01', '2026-04-01'], ['2026-02-01', '2026-03-01']],
    ['2028-03-30', ['2028-03-01', '2028-03-31'], ['2028-02-01', '2028-03-01']],
    ['2026-02-28', ['2026-02-01', '2026-03-01'], ['2026-01-01', '2026-01-29']],
    ['2027-01-15', ['2027-01-01', '2027-01-16'], ['2026-12-01', '2026-12-16']],
  ])('on %s', (today, [from, until], [lastFrom, lastUntil]) => {
    expect(comparedPeriods(today)).toEqual({
      thisMonth: { from, until },
      lastMonth: { from: lastFrom, until: lastUntil },
    });
  });
});

it.each([
  [112, 100, 12],
  [88, 100, -12],
  [0, 5, -100],
  [2, 3, -33.3],
  [4, 4, 0],
  [5, 0, null],
  [0, 0, null],
])('says of %i after %i that it changed by %p percent', (now, before, percent) => {
  expect(percentChange(now, before)).toBe(percent);
});
