import { ordersExportQuery } from './ordersExport';
import { problemsOf } from './testing/problemsOf';

it.each([
  [{ from: '2026-10-01', to: '2026-10-31' }, {}],
  [{ from: '2026-10-31', to: '2026-10-31', after: '7' }, {}],
  [{ from: '2026-10-31', to: '2026-10-01' }, { to: ['endBeforeStart'] }],
  [
    { from: '2026-02-30', to: 'today' },
    { from: ['dayInvalid'], to: ['dayInvalid'] },
  ],
  [{}, { from: ['startDateRequired'], to: ['endDateRequired'] }],
])('judges the period %j', (query, problems) => {
  expect(problemsOf(ordersExportQuery, query)).toEqual(problems);
});
