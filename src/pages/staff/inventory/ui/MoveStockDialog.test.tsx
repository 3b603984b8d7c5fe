import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';

import { answer, fillInTexts, makeProductRow, makeSession, refuse, renderApp, server } from '@/shared/testing';

import { MoveStockDialog } from './MoveStockDialog';

const stored = (balance: number) => () =>
  answer({
    ...{ id: 1, reason: 'received', change: 1, balance, order: null },
    ...{ actor: 'Mona Adel', created_at: '2026-03-14T09:26:53.000Z' },
  });

/** Gives each call the next of the answers, and returns what was sent. */
function recordMoves(...answers: (() => Response | Promise<Response>)[]) {
  const sent: { key: string | null; body: unknown }[] = [];
  server.use(
    http.post('*/api/medications/5/stock-movements', async ({ request }) => {
      sent.push({ key: request.headers.get('idempotency-key'), body: await request.json() });
      return answers[sent.length - 1]!();
    }),
  );
  return sent;
}

function open(language: 'en' | 'ar' = 'en') {
  const onClose = jest.fn();
  const { user } = renderApp(<MoveStockDialog product={makeProductRow()} onClose={onClose} />, {
    session: makeSession('pharmacy'),
    language,
  });
  return { user, onClose };
}

it('adds what was received: how many is all there is to say', async () => {
  const sent = recordMoves(stored(63));
  const { user, onClose } = open();
  expect(screen.getByText('(500 mg, tablet)')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Goods received' })).toBeChecked();
  const quantity = screen.getByLabelText('Quantity');
  await waitFor(() => expect(quantity).toHaveFocus());
  expect(quantity).toHaveAccessibleDescription('In stock now: 40');

  await user.keyboard('24');
  await user.click(screen.getByRole('button', { name: 'Add to Stock' }));

  // 63 instead of 64, because one was sold meanwhile.
  expect(await screen.findByText('Stock updated: 63 in stock now')).toBeInTheDocument();
  expect(sent.map(({ body }) => body)).toEqual([{ reason: 'received', quantity: 24 }]);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

it('goes on with what was typed when the page was left meanwhile, and moves it once', async () => {
  const sent = recordMoves(() => Response.error(), stored(52));
  const { user } = open();
  await user.click(screen.getByRole('radio', { name: 'Expired' }));
  await fillInTexts({ Quantity: '12' });
  await user.click(screen.getByRole('button', { name: 'Remove from Stock' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No answer came');
  cleanup();

  const again = open();
  expect(screen.getByRole('radio', { name: 'Expired' })).toBeChecked();
  expect(screen.getByLabelText('Quantity')).toHaveValue('12');
  await again.user.click(screen.getByRole('button', { name: 'Remove from Stock' }));

  await waitFor(() => expect(again.onClose).toHaveBeenCalled());
  expect(sent[1]).toEqual({ key: sent[0]!.key, body: { reason: 'expired', quantity: 12 } });
  cleanup();
  open();
  expect(screen.getByLabelText('Quantity')).toHaveValue('');
});

it('begins anew after a move whose answer came when the page was left', async () => {
  let finish!: (response: Response) => void;
  recordMoves(() => new Promise((resolve) => (finish = resolve)));
  const { user } = open();
  await fillInTexts({ Quantity: '12' });
  await user.click(screen.getByRole('button', { name: 'Add to Stock' }));
  cleanup();
  await waitFor(() => expect(finish).toBeDefined());
  finish(stored(52)());
  await waitFor(() => expect(Object.keys(sessionStorage).join()).not.toContain('move.'));

  open();

  expect(screen.getByLabelText('Quantity')).toHaveValue('');
});

it('throws away what was typed where somebody says so', async () => {
  const { user } = open();
  await fillInTexts({ Quantity: '12' });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  cleanup();

  open();

  expect(screen.getByLabelText('Quantity')).toHaveValue('');
});

it('takes off what is sold, expired, damaged, lost or returned', async () => {
  const reasons = {
    'Sold at the counter': 'counter_sale',
    Expired: 'expired',
    Damaged: 'damaged',
    'Lost or stolen': 'lost',
    'Returned to supplier': 'supplier_return',
  };
  // Each move is refused, so that the form stays for the next one.
  const sent = recordMoves(
    ...Object.keys(reasons)
      .slice(1)
      .map(() => () => refuse(409, 'Not now')),
    stored(37),
  );
  const { user } = open();
  await fillInTexts({ Quantity: '3' });

  for (const [nth, label] of Object.keys(reasons).entries()) {
    await user.click(screen.getByRole('radio', { name: label }));
    const button = screen.getByRole('button', { name: 'Remove from Stock' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    await waitFor(() => expect(sent).toHaveLength(nth + 1));
  }

  expect(await screen.findByText('Stock updated: 37 in stock now')).toBeInTheDocument();
  expect(sent.map(({ body }) => body)).toEqual(Object.values(reasons).map((reason) => ({ reason, quantity: 3 })));
});

it('sends no quantity but a whole one', async () => {
  const sent = recordMoves();
  const { user } = open();
  const quantity = screen.getByLabelText('Quantity');
  const whole = 'Quantity must be a whole number from 1 to 1,000,000';

  for (const [typed, text] of [
    ['0', whole],
    ['', 'Quantity is required'],
    ['2.5', whole],
  ] as const) {
    await fillInTexts({ Quantity: typed });
    await user.click(screen.getByRole('button', { name: 'Add to Stock' }));
    await waitFor(() => expect(quantity).toHaveAccessibleDescription(text));
  }
  expect(sent).toEqual([]);
});

it('says at the quantity that so many are not there, and how many are', async () => {
  const text = 'Only 2 left in stock';
  recordMoves(() => refuse(409, text, { code: 'stockTooLow', errors: { quantity: [text] }, data: { stock: 2 } }));
  const { user, onClose } = open();

  await user.click(screen.getByRole('radio', { name: 'Expired' }));
  await user.type(screen.getByLabelText('Quantity'), '3');
  await user.click(screen.getByRole('button', { name: 'Remove from Stock' }));

  const quantity = screen.getByLabelText('Quantity');
  await waitFor(() => expect(quantity).toHaveAccessibleDescription(text));
  await user.clear(quantity);
  await user.type(quantity, '1');
  expect(quantity).toHaveAccessibleDescription('In stock now: 2');
  expect(onClose).not.toHaveBeenCalled();
});

it('is the same move when it is pressed again after a lost answer', async () => {
  const sent = recordMoves(() => Response.error(), stored(64));
  const { user, onClose } = open();
  const button = screen.getByRole('button', { name: 'Add to Stock' });

  await user.keyboard('24');
  await user.click(button);
  const again = 'No answer came. Please press again: the units will be counted once.';
  expect(await within(screen.getByRole('dialog')).findByText(again)).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  await user.click(button);

  expect(await screen.findByText('Stock updated: 64 in stock now')).toBeInTheDocument();
  // Beside the message of success, this note would lead to a second move.
  expect(screen.queryByText(again)).not.toBeInTheDocument();
  expect(sent[0]!.key).toMatch(/^[\da-f]{32}$/);
  expect(sent[1]).toEqual(sent[0]);
});

it('speaks Arabic', () => {
  open('ar');

  expect(screen.getByRole('dialog', { name: 'استلام كمية أو صرفها' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'مرتجع إلى المورد' })).toBeInTheDocument();
  expect(screen.getByLabelText('الكمية')).toHaveAccessibleDescription('الرصيد الحالي: 40');
});
