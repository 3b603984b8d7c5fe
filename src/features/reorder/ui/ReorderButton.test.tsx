import { act, screen, waitFor } from '@testing-library/react';

import {
  answer,
  deferredResponse,
  EMPTY_CART,
  makeOrderRow,
  makeSession,
  recordPosts,
  refuse,
  renderApp,
} from '@/shared/testing';

import { ReorderButton } from './ReorderButton';

const open = (status: 'delivered' | 'shipped' = 'delivered') =>
  renderApp(<ReorderButton order={makeOrderRow({ status })} />, {
    url: '/orderdetails/9',
    session: makeSession(),
  });

it('is offered once the order has arrived, and leads to the cart', async () => {
  recordPosts('/orders/9/reorder', () => answer({ cart: EMPTY_CART, added_quantity: 2, shortfalls: [] }));
  const { router, user } = open();

  await user.click(screen.getByRole('button', { name: 'Reorder KQD5QPKW' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/cart'));
  expect(router.state.location.state).toEqual({
    owner: 1,
    reordered: { code: 'KQD5QPKW', added_quantity: 2, shortfalls: [] },
  });
});

it.each([
  ['what was ordered', [], 'The items of order KQD5QPKW are in your cart'],
  [
    'what fell short',
    [
      {
        medication: { id: 5, name: 'Panadol', name_ar: null, strength: null },
        reason: 'not_sold',
        wanted: 1,
        added: 0,
      },
    ],
    'Not all of order KQD5QPKW could be added to your cart',
  ],
])('leads nobody away from where they have gone meanwhile, and tells of %s', async (_what, shortfalls, text) => {
  const { released, release } = deferredResponse();
  recordPosts('/orders/9/reorder', () =>
    released.then(() => answer({ cart: EMPTY_CART, added_quantity: 2, shortfalls })),
  );
  const { router, user } = renderApp(<ReorderButton order={makeOrderRow({ status: 'delivered' })} />, {
    path: '/orderdetails/9',
    url: '/orderdetails/9',
    session: makeSession(),
  });

  await user.click(screen.getByRole('button', { name: 'Reorder KQD5QPKW' }));
  await act(() => router.navigate('/manageaddresses'));
  release();

  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/manageaddresses');
  await user.click(screen.getByRole('button', { name: 'View Cart' }));
  expect(router.state.location).toMatchObject({ pathname: '/cart', state: { reordered: { shortfalls } } });
});

it('is not offered before', () => {
  open('shipped');

  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('says why it failed, and stays', async () => {
  recordPosts('/orders/9/reorder', () => refuse(500));
  const { router, user } = open();

  await user.click(screen.getByRole('button', { name: 'Reorder KQD5QPKW' }));

  expect(await screen.findByText('Failed to reorder')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/orderdetails/9');
});
