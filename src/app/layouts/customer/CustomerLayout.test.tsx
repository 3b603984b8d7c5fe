import { screen } from '@testing-library/react';
import { http } from 'msw';

import { answer, EMPTY_CART, makeSession, renderApp, server } from '@/shared/testing';

import { CustomerLayout } from './CustomerLayout';

it('leads back to the shop, and to terms, privacy and contact', () => {
  server.use(http.get('*/api/cart', () => answer(EMPTY_CART)));
  renderApp(<CustomerLayout />, { session: makeSession() });

  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/medications');
  expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
  expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  expect(screen.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');
});
