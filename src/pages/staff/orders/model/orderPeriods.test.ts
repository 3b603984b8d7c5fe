import { orderPeriods } from './orderPeriods';

it.each([
  ['2026-03-31', '2026-02-01', '2026-02-28', '2026-03-01'],
  ['2026-01-01', '2025-12-01', '2025-12-31', '2026-01-01'],
])('knows last month and this one on %s', (today, from, to, start) => {
  expect(orderPeriods(today)).toEqual({ lastMonth: { from, to }, thisMonth: { from: start, to: today } });
});
