import { act, cleanup, screen } from '@testing-library/react';

import { sessionEnded } from '@/shared/session';
import { makeSession, makeUser, renderApp } from '@/shared/testing';

import { ReorderNotice } from './ReorderNotice';

const medication = { id: 5, name: 'Panadol Extra', name_ar: 'بانادول إكسترا', strength: '600 mg' };

const arrive = (shortfalls: object[], added_quantity: number, language: 'en' | 'ar' = 'en') => {
  const reordered = { code: 'KQD5QPKW', added_quantity, shortfalls };
  const url = { pathname: '/cart', state: { owner: 1, reordered } };
  return renderApp(<ReorderNotice />, { url, session: makeSession(), language });
};

it.each([
  [{ reason: 'not_enough_stock', wanted: 4, added: 1 }, 'Panadol Extra (600 mg): 1 of 4 added, no more in stock'],
  [{ reason: 'out_of_stock', wanted: 4, added: 0 }, 'Panadol Extra (600 mg): out of stock'],
  [{ reason: 'not_sold', wanted: 4, added: 0 }, 'Panadol Extra (600 mg): no longer sold'],
  [
    { reason: 'closed', wanted: 4, added: 0 },
    'Panadol Extra (600 mg): the pharmacy is not taking orders at the moment',
  ],
  [{ reason: 'cart_full', wanted: 4, added: 0 }, 'Panadol Extra (600 mg): the cart is full'],
])('names what fell short: %o', (shortfall, text) => {
  arrive([{ ...shortfall, medication }], shortfall.added);

  expect(screen.getByRole('status')).toHaveTextContent(text);
});

it.each([
  [1, 'Some items of order KQD5QPKW could not be added in full. The rest is in your cart'],
  [0, 'Nothing of order KQD5QPKW could be added to your cart.'],
])('tells some from nothing: %i added', (added, text) => {
  arrive([{ reason: 'not_sold', wanted: 4, added: 0, medication }], added);

  expect(screen.getByRole('status')).toHaveTextContent(text);
});

it('names the medication in Arabic', () => {
  arrive([{ reason: 'not_sold', wanted: 4, added: 0, medication }], 1, 'ar');

  expect(screen.getByRole('status')).toHaveTextContent('بانادول إكسترا (600 مجم)');
});

it('has nothing to say to somebody who comes from elsewhere', () => {
  renderApp(<ReorderNotice />, { url: '/cart' });

  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('is said once: a reload and Back find it no more', () => {
  const { router } = arrive([], 2);
  expect(screen.getByRole('status')).toBeInTheDocument();

  cleanup();
  renderApp(<ReorderNotice />, { url: router.state.location, session: makeSession() });

  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('goes with the session of the customer whom it is for', () => {
  const { store } = arrive([], 2);

  act(() => void store.dispatch(sessionEnded()));

  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it("does not tell one customer of another's order, and is put away", () => {
  const reordered = { code: 'KQD5QPKW', added_quantity: 2, shortfalls: [] };
  const session = { ...makeSession(), user: makeUser({ id: 2 }) };
  const { router } = renderApp(<ReorderNotice />, {
    url: { pathname: '/cart', state: { owner: 1, reordered } },
    session,
  });

  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(router.state.location.state).not.toHaveProperty('reordered');
});
