import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';

import type { StockMovement } from '@contract/wire/stock';
import {
  answer,
  answerNarrow,
  deferredResponse,
  makePage,
  makeProductRow,
  makeSession,
  refuse,
  renderApp,
  server,
} from '@/shared/testing';

import { StockHistoryDialog } from './StockHistoryDialog';

async function open() {
  const { user } = renderApp(<StockHistoryDialog product={makeProductRow()} onClose={() => undefined} />, {
    session: makeSession('pharmacy'),
  });
  return { user, dialog: within(await screen.findByRole('dialog')) };
}

const SALE: StockMovement = {
  id: 2,
  reason: 'sale',
  change: -3,
  balance: 37,
  order: { id: 9, order_code: 'KQD5QPKW' },
  actor: 'Mona Adel',
  created_at: '2026-01-05T10:00:00.000Z',
};

const tellOf = (movement: StockMovement) =>
  server.use(http.get('*/api/medications/5/stock-movements', () => answer(makePage([movement]))));

it('tells who moved its stock, when and why', async () => {
  tellOf(SALE);
  const { user, dialog } = await open();

  expect(dialog.getByText('(500 mg, tablet)').parentElement).toHaveTextContent('Panadol (500 mg, tablet)');
  expect(
    await dialog.findByRole('row', { name: 'Jan 5, 2026, 12:00\u00A0PM Sale KQD5QPKW -3 37 Mona Adel' }),
  ).toBeInTheDocument();
  // From the close button to the table, which scrolls.
  await user.tab();
  await user.tab();
  expect(dialog.getByRole('table')).toHaveFocus();
});

it.each([
  ['Mona Adel', 'Jan 5, 2026, 12:00\u00A0PM · Mona Adel'],
  [null, 'Jan 5, 2026, 12:00\u00A0PM'],
])('tells the moment and the name apart that share a line on a phone (%s)', async (actor, line) => {
  answerNarrow();
  tellOf({ ...SALE, actor });

  const { dialog } = await open();

  expect(await dialog.findByRole('row', { name: `Sale KQD5QPKW ${line} -3 37` })).toBeInTheDocument();
});

it('keeps the page of the history that is turned, and the focus on its pager, until the next one has come', async () => {
  const { released, release } = deferredResponse();
  server.use(
    http.get('*/api/medications/5/stock-movements', async ({ request }) => {
      if (new URL(request.url).searchParams.get('page') !== '2') return answer(makePage([SALE], { last_page: 2 }));
      await released;
      return answer(makePage([{ ...SALE, id: 1, actor: 'Karim Adel' }], { current_page: 2, last_page: 2 }));
    }),
  );
  const { user, dialog } = await open();

  const next = await dialog.findByRole('button', { name: 'Next' });
  await user.click(next);

  expect(dialog.getByText('Mona Adel')).toBeInTheDocument();
  release();
  expect(await dialog.findByText('Karim Adel')).toBeInTheDocument();
  expect(next).toHaveFocus();
});

it('says that its history could not be fetched, and has it after another try', async () => {
  server.use(
    http.get('*/api/medications/5/stock-movements', () => refuse(500), { once: true }),
    http.get('*/api/medications/5/stock-movements', () => answer(makePage([]))),
  );
  const { user, dialog } = await open();
  const alert = await dialog.findByText('Failed to fetch data');

  await user.click(dialog.getByRole('button', { name: 'Try Again' }));

  await waitFor(() => expect(alert).not.toBeInTheDocument());
});
