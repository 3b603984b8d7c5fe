import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import type { ReactElement } from 'react';

import type { OrderDetails } from '@contract/wire/order';
import { useLiveOrder } from '@/entities/order';
import {
  answer,
  deferredResponse,
  fillInTexts,
  makeOrder,
  makeSession,
  refuse,
  renderApp,
  server,
} from '@/shared/testing';

import { RefundButton } from './RefundButton';
import { RefusedRefund } from './RefusedRefund';

const DELIVERED = makeOrder({
  ...{ status: 'delivered', payment_status: 'paid', allowed_statuses: [] },
  refundable: { amount: 120.5, way: 'hand' },
});

/** Gives each call the next of the answers, and returns what was sent. */
function recordRefunds(...answers: (() => Response)[]) {
  const sent: { key: string | null; body: unknown }[] = [];
  server.use(
    http.post('*/api/orders/9/refund', async ({ request }) => {
      sent.push({ key: request.headers.get('idempotency-key'), body: await request.json() });
      return answers[sent.length - 1]!();
    }),
  );
  return sent;
}

const done = () => answer({ ...DELIVERED, refunded_amount: 120.5, refundable: null });

const open = (refundable: OrderDetails['refundable'] = DELIVERED.refundable, refused_amount = 0) =>
  openOn(<RefundButton order={{ ...DELIVERED, refundable, refused_amount }} />);

/** The button of an order that is read again when it changes. */
const openLive = () => openOn(<Live />);

function Live() {
  const { data } = useLiveOrder(9);
  return data && <RefundButton order={data} />;
}

async function openOn(button: ReactElement) {
  const { user } = renderApp(button, { session: makeSession('pharmacy') });
  await user.click(await screen.findByRole('button', { name: 'Refund' }));
  const dialog = await screen.findByRole('dialog', { name: 'Refund' });
  const field = (name: string) => within(dialog).getByLabelText(name);
  return {
    ...{ user, dialog, amount: field('Amount (EGP)'), reason: field('Reason') },
    press: () => user.click(within(dialog).getByRole('button', { name: 'Refund' })),
  };
}

it('goes on with what was typed when the page was left meanwhile, and gives it back once', async () => {
  const sent = recordRefunds(() => Response.error(), done);
  const { press, dialog } = await open();
  await fillInTexts({ 'Amount (EGP)': '20', Reason: 'One box was broken' });
  await press();
  expect(await within(dialog).findByRole('alert')).toBeInTheDocument();
  cleanup();

  const again = await open();
  expect(again.amount).toHaveValue('20');
  expect(again.reason).toHaveValue('One box was broken');
  await again.press();

  expect(await screen.findByText('Refund recorded')).toBeInTheDocument();
  expect(sent[1]).toEqual(sent[0]);
  cleanup();
  expect((await open()).reason).toHaveValue('');
});

it('gives back all that is left, once somebody says why', async () => {
  const sent = recordRefunds(done);
  const { dialog, amount, reason, press } = await open();
  expect(amount).toHaveValue('120.50');
  expect(amount).toHaveAccessibleDescription('120.50\u00A0EGP is left to refund');
  await waitFor(() => expect(reason).toHaveFocus());

  await press();
  await waitFor(() => expect(reason).toHaveAccessibleDescription('This field is required'));
  await fillInTexts({ Reason: ' One box was broken ' });
  await press();

  expect(await screen.findByText('Refund recorded')).toBeInTheDocument();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(sent.map(({ body }) => body)).toEqual([
    { amount: 120.5, reason: 'One box was broken', seen_left: 120.5, seen_way: 'hand' },
  ]);
});

it('keeps its button after the last refund, for the focus to return to', async () => {
  let order = DELIVERED;
  server.use(http.get('*/api/orders/9', () => answer(order)));
  recordRefunds(() => {
    order = { ...DELIVERED, refunded_amount: 120.5, refundable: null };
    return answer(order);
  });
  const { dialog, press } = await openLive();
  await fillInTexts({ Reason: 'One box was broken' });

  await press();

  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  const button = screen.getByRole('button', { name: 'Refund' });
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  expect(button).toHaveFocus();
});

it('gives back a part, as people type it', async () => {
  const sent = recordRefunds(done);
  const { user, amount, press } = await open();

  await user.clear(amount);
  await user.type(amount, '٢٠٫٥');
  await fillInTexts({ Reason: 'Wrong item' });
  await press();

  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([
      { amount: 20.5, reason: 'Wrong item', seen_left: 120.5, seen_way: 'hand' },
    ]),
  );
});

it('sends no amount but one that is left, and no number of a card for a reason', async () => {
  const sent = recordRefunds();
  const { amount, reason, press } = await open();
  await fillInTexts({ Reason: 'to 4111 1111 1111 1111' });
  await press();
  await waitFor(() => expect(reason).toHaveAccessibleDescription(/Please remove the card number/));
  await fillInTexts({ Reason: 'Wrong item' });

  for (const typed of ['120.51', '0', '1.005', '']) {
    await fillInTexts({ 'Amount (EGP)': '120.50' });
    await waitFor(() => expect(amount).toHaveAccessibleDescription('120.50\u00A0EGP is left to refund'));
    await fillInTexts({ 'Amount (EGP)': typed });
    await press();
    const wrong = 'Enter an amount from 0.01 to 120.50\u00A0EGP, with at most two decimals';
    await waitFor(() => expect(amount).toHaveAccessibleDescription(wrong));
  }
  expect(sent).toEqual([]);
});

it.each([
  ['card', /goes back to the card/],
  ['hand', /Give the amount to the customer yourself/],
  ['refused', /The card did not take the money back/],
] as const)('says who gives it back (%s)', async (way, says) => {
  const { dialog } = await open({ amount: 5, way });

  expect(dialog).toHaveTextContent(says);
  // Of an order that was picked up nothing else on the screen says that it was delivered.
  expect(dialog).toHaveTextContent('The status of order KQD5QPKW stays as it is, and nothing goes back into stock.');
});

it('says at the amount what is left where a colleague was first, and keeps what was typed', async () => {
  const text = 'At most 15.00 EGP is left to refund';
  recordRefunds(() => refuse(409, text, { code: 'refundTooHigh', errors: { amount: [text] } }));
  const { amount, reason, press } = await open();

  await fillInTexts({ Reason: 'Wrong item' });
  await press();

  await waitFor(() => expect(amount).toHaveAccessibleDescription(text));
  expect([amount, reason].map((field) => (field as HTMLInputElement).value)).toEqual(['120.50', 'Wrong item']);
});

it.each([
  [{ amount: 15, way: 'hand' }, '15.00\u00A0EGP is left to refund'],
  [null, 'Nothing is left to refund'],
] as const)(
  'says what is left by now once the amount is another, and lets it be sent (%j)',
  async (refundable, says) => {
    let order = DELIVERED;
    server.use(http.get('*/api/orders/9', () => answer(order)));
    const sent = recordRefunds(() => {
      order = { ...DELIVERED, refundable };
      return refuse(409, 'At most 15.00 EGP is left to refund');
    }, done);
    const { amount, press } = await openLive();
    await fillInTexts({ Reason: 'Wrong item' });

    await press();

    await waitFor(() => expect(amount).toHaveAccessibleDescription(says));
    await press();
    await waitFor(() => expect(sent).toHaveLength(2));
  },
);

it('says another way once the card has refused meanwhile, and sends that where it is pressed again', async () => {
  const byCard = { ...DELIVERED, refundable: { amount: 120.5, way: 'card' } };
  let order: object = byCard;
  server.use(http.get('*/api/orders/9', () => answer(order)));
  const sent = recordRefunds(() => {
    order = { ...DELIVERED, refundable: { amount: 120.5, way: 'refused' } };
    return refuse(409, 'Look at it again before you refund');
  }, done);
  const { dialog, press } = await openLive();
  await fillInTexts({ Reason: 'Wrong item' });

  await press();
  await waitFor(() => expect(dialog).toHaveTextContent(/The card did not take the money back/));
  await press();

  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([
      expect.objectContaining({ seen_left: 120.5, seen_way: 'card' }),
      expect.objectContaining({ seen_left: 120.5, seen_way: 'refused' }),
    ]),
  );
});

it('tells of a refusal, in its own words where the server has none, and keeps what was typed', async () => {
  recordRefunds(
    () => refuse(409, 'The card is still being charged'),
    () => refuse(500),
  );
  const { reason, press } = await open();
  await fillInTexts({ Reason: 'Wrong item' });

  for (const text of ['The card is still being charged', 'Failed to record the refund']) {
    await press();
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(reason).toHaveValue('Wrong item');
  }
});

const AGAIN = 'No answer came. Please press again: nothing is given back twice.';

it('is the same refund when it is pressed again after a lost answer', async () => {
  const sent = recordRefunds(() => Response.error(), done);
  const { dialog, press } = await open();

  await fillInTexts({ Reason: 'Wrong item' });
  await press();
  expect(await within(dialog).findByText(AGAIN)).toBeInTheDocument();
  await press();

  expect(await screen.findByText('Refund recorded')).toBeInTheDocument();
  // Beside the message of success, this note would lead to a second refund.
  await waitFor(() => expect(screen.queryByText(AGAIN)).not.toBeInTheDocument());
  expect(sent[0]!.key).toMatch(/^[\da-f]{32}$/);
  expect(sent[1]).toEqual(sent[0]);
});

it('asks nobody to press again who has closed the dialog, where that would be another refund', async () => {
  const { released, release } = deferredResponse();
  server.use(http.post('*/api/orders/9/refund', () => released.then(() => Response.error())));
  const { user, dialog, press } = await open();
  await fillInTexts({ Reason: 'Wrong item' });
  await press();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());

  release();

  expect(await screen.findByText(/^No answer came\. It may have worked/)).toBeInTheDocument();
});

it('is not offered where nothing is left', () => {
  renderApp(<RefundButton order={{ ...DELIVERED, refundable: null }} />);

  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('begins with what the card has refused, where more is left', async () => {
  const { amount } = await open({ amount: 120.5, way: 'refused' }, 20);

  expect(amount).toHaveValue('20.00');
  expect(amount).toHaveAccessibleDescription('120.50\u00A0EGP is left to refund');
});

it.each([
  ['en', 'The card did not take a refund of 20.00 EGP.'],
  ['ar', 'لم تقبل البطاقة رد مبلغ 20.00 ج.م.'],
] as const)('says in the order how much waits to be given back by hand (%s)', (language, says) => {
  renderApp(<RefusedRefund order={{ refused_amount: 20 }} />, { language });

  expect(screen.getByRole('alert')).toHaveTextContent(says);
});

it('asks for nothing more once that was given back, though the card takes no other refund', () => {
  const order = { ...DELIVERED, refundable: { amount: 30.25, way: 'refused' } };
  renderApp(<RefusedRefund order={order} />);

  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('speaks Arabic', async () => {
  const { user } = renderApp(<RefundButton order={DELIVERED} />, { language: 'ar' });

  await user.click(screen.getByRole('button', { name: 'رد مبلغ' }));

  expect(await screen.findByRole('dialog', { name: 'رد مبلغ' })).toBeInTheDocument();
  expect(screen.getByLabelText('المبلغ (ج.م)')).toHaveAccessibleDescription('المتبقي الذي يمكن رده 120.50\u00A0ج.م');
  expect(screen.getByLabelText('السبب')).toBeInTheDocument();
});
