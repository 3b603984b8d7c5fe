import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';

import { useLiveOrder } from '@/entities/order';
import { answer, makeOrder, recordPosts, refocusWindow, refuse, renderApp, server } from '@/shared/testing';

import { CancelOrderButton } from './CancelOrderButton';

const ask = async (order = makeOrder()) => {
  const { user } = renderApp(<CancelOrderButton order={order} />);
  await user.click(screen.getByRole('button', { name: 'Cancel Order' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this order?' });
  return { dialog, press: (name: string) => user.click(within(dialog).getByRole('button', { name })) };
};

const cancels = (respond = () => answer(makeOrder({ status: 'cancelled' }))) =>
  recordPosts('/orders/9/cancel', respond);

it('asks first, about this order, and says that it is done', async () => {
  const calls = cancels();
  const { dialog, press } = await ask();
  expect(dialog).toHaveTextContent(
    'The pharmacy will not prepare order KQD5QPKW, and its items do not go back into your cart.',
  );
  expect(within(dialog).getByText('KQD5QPKW')).toHaveAttribute('dir', 'ltr');
  expect(calls).toHaveLength(0);

  await press('Cancel Order');

  expect(await screen.findByText('Order cancelled')).toBeInTheDocument();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(calls).toHaveLength(1);
});

it('says what becomes of money that is held on a card, and of no card where cash is due', async () => {
  const { dialog } = await ask(makeOrder({ payment_method: 'credit_card', payment_status: 'authorised' }));
  expect(dialog).toHaveTextContent('Nothing is charged to your card: the amount held on it is released.');
  cleanup();

  expect((await ask()).dialog).not.toHaveTextContent('card');
});

it('changes nothing when the answer is no', async () => {
  const calls = cancels();
  const { dialog, press } = await ask();

  await press('Keep Order');

  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(calls).toHaveLength(0);
});

it.each([
  [409, 'The pharmacy has begun', 'The pharmacy has begun'],
  [500, null, 'Failed to cancel the order'],
])('tells of a refusal with %i', async (status, message, text) => {
  cancels(() => refuse(status, message));
  const { press } = await ask();

  await press('Cancel Order');

  expect(await screen.findByText(text)).toBeInTheDocument();
});

it('goes on asking where the pharmacy begins meanwhile, and tells of the refusal', async () => {
  let order = makeOrder();
  server.use(http.get('*/api/orders/9', () => answer(order)));
  cancels(() => refuse(409, 'Please contact the pharmacy'));
  const Live = () => {
    const { data } = useLiveOrder(9);
    return data && <CancelOrderButton order={data} />;
  };
  const { user, store } = renderApp(<Live />);
  await user.click(await screen.findByRole('button', { name: 'Cancel Order' }));
  const dialog = await screen.findByRole('dialog');
  order = makeOrder({ status: 'processing', allowed_statuses: [] });
  refocusWindow(store);
  await waitFor(() => expect(screen.queryAllByRole('button', { name: 'Cancel Order', hidden: true })).toHaveLength(1));

  await user.click(within(dialog).getByRole('button', { name: 'Cancel Order' }));

  expect(await screen.findByText('Please contact the pharmacy')).toBeInTheDocument();
});

it('is not offered once the pharmacy has begun', () => {
  renderApp(<CancelOrderButton order={makeOrder({ status: 'processing', allowed_statuses: [] })} />);

  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
