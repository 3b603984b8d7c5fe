import { screen, waitFor } from '@testing-library/react';

import { answer, EMPTY_CART, makeOrderRow, makeSession, refuse, renderApp, takePost } from '@/shared/testing';

import { ReorderButton } from './ReorderButton';

const open = (status: 'delivered' | 'shipped' = 'delivered') =>
  renderApp(<ReorderButton order={makeOrderRow({ status })} />, {
    url: '/orderdetails/9',
    session: makeSession(),
  });

it('is offered once the order has arrived, and leads to the cart', async () => {
  takePost('/orders/9/reorder', () => answer({ cart: EMPTY_CART, added_quantity: 2, shortfalls: [] }));
  const { router, user } = open();

  await user.click(screen.getByRole('button', { name: 'Reorder KQD5QPKW' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/cart'));
  expect(router.state.location.state).toEqual({
    owner: 1,
    reordered: { code: 'KQD5QPKW', added_quantity: 2, shortfalls: [] },
  });
});

it('is not offered before', () => {
  open('shipped');

  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('says why it failed, and stays', async () => {
  takePost('/orders/9/reorder', () => refuse(500));
  const { router, user } = open();

  await user.click(screen.getByRole('button', { name: 'Reorder KQD5QPKW' }));

  expect(await screen.findByText('Failed to reorder')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/orderdetails/9');
});
