import { screen } from '@testing-library/react';

import { renderApp } from '@/shared/testing';

import { ReorderNotice } from './ReorderNotice';

const medication = { id: 5, name: 'Panadol Extra', name_ar: 'بانادول إكسترا' };

const arrive = (shortfalls: object[], added_quantity: number, language: 'en' | 'ar' = 'en') => {
  const reordered = { code: 'KQD5QPKW', added_quantity, shortfalls };
  renderApp(<ReorderNotice />, { url: { pathname: '/cart', state: { reordered } }, language });
  return screen.getByRole('status');
};

it('says that everything is in the cart', () => {
  const notice = arrive([], 2);

  expect(notice).toHaveTextContent("The items of order KQD5QPKW are in your cart, at today's prices.");
});

it.each([
  [{ reason: 'limit_reached', wanted: 4, added: 1 }, 'Panadol Extra: 1 of 4 added, at most 10 of one medication'],
  [{ reason: 'not_enough_stock', wanted: 4, added: 1 }, 'Panadol Extra: 1 of 4 added, no more in stock'],
  [{ reason: 'out_of_stock', wanted: 4, added: 0 }, 'Panadol Extra: out of stock'],
  [{ reason: 'not_sold', wanted: 4, added: 0 }, 'Panadol Extra: no longer sold'],
  [{ reason: 'cart_full', wanted: 4, added: 0 }, 'Panadol Extra: the cart is full'],
])('names what fell short: %o', (shortfall, text) => {
  expect(arrive([{ ...shortfall, medication }], shortfall.added)).toHaveTextContent(text);
});

it.each([
  [1, 'Some items of order KQD5QPKW could not be added in full. The rest is in your cart'],
  [0, 'Nothing of order KQD5QPKW could be added to your cart.'],
])('tells some from nothing: %i added', (added, text) => {
  expect(arrive([{ reason: 'not_sold', wanted: 4, added: 0, medication }], added)).toHaveTextContent(text);
});

it('names the medication in Arabic', () => {
  const notice = arrive([{ reason: 'not_sold', wanted: 4, added: 0, medication }], 1, 'ar');

  expect(notice).toHaveTextContent('بانادول إكسترا');
});

it('has nothing to say to somebody who comes from elsewhere', () => {
  renderApp(<ReorderNotice />, { url: '/cart' });

  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
