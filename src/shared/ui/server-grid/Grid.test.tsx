import { act, screen } from '@testing-library/react';
import { Suspense, use } from 'react';

import { deferredResponse, renderApp } from '@/shared/testing';

import { Grid } from './Grid';

const props = {
  'aria-label': 'Orders',
  rows: [],
  rowCount: 0,
  paginationMode: 'server',
  columns: [{ field: 'created_at' }],
  emptyText: 'No orders',
  rowSelectionModel: undefined,
  onRowSelectionModelChange: undefined,
  pages: { page: 0, count: 0, onPageChange: () => undefined, onRowsPerPageChange: () => undefined },
} as const;

/** Suspends until released, so that React discards what it has rendered beside it. */
function Late({ released }: { released: Promise<void> }) {
  use(released);
  return null;
}

it('leaves nothing in the memory of a rendering that is thrown away', async () => {
  const register = jest.spyOn(FinalizationRegistry.prototype, 'register');
  const unregister = jest.spyOn(FinalizationRegistry.prototype, 'unregister');
  const { released, release } = deferredResponse();
  const beside = (
    <Suspense>
      <Grid {...props} />
      <Late released={released} />
    </Suspense>
  );
  await act(async () => void renderApp(beside));

  await act(async () => release());

  expect(await screen.findByRole('grid', { name: 'Orders' })).toBeInTheDocument();
  // The tokens by which the grid keeps itself alive until it is mounted.
  const tokens = register.mock.calls.flatMap(([, , token]) => token ?? []);
  const forgotten = unregister.mock.calls.map(([token]) => token);
  expect(tokens.length).toBeGreaterThan(0);
  expect(tokens.filter((token) => !forgotten.includes(token))).toEqual([]);
});

it.each([
  ['en', 'Sort Total in ascending order', 'Sort Total in descending order', 'Remove sorting from Total'],
  ['ar', 'ترتيب حسب Total تصاعديًا', 'ترتيب حسب Total تنازليًا', 'إلغاء الترتيب حسب Total'],
] as const)('says in %s how a press sorts', async (language, up, down, none) => {
  const columns = [{ field: 'total', headerName: 'Total' }];
  const { user } = renderApp(<Grid {...props} columns={columns} />, { language });

  await user.click(await screen.findByRole('button', { name: up }));
  await user.click(await screen.findByRole('button', { name: down }));

  expect(await screen.findByRole('button', { name: none })).toBeInTheDocument();
});
