import { screen } from '@testing-library/react';
import { http } from 'msw';

import type { Address } from '@contract/wire/address';
import type { Cart } from '@contract/wire/cart';
import { answer, makeCard, makePharmacyDetails, makeSession, renderApp, server } from '@/shared/testing';

import { CheckoutPage } from '../CheckoutPage';

export const GIZA = { id: 1, name: 'Giza', name_ar: 'الجيزة' };
export const DOKKI = { id: 7, name: 'Dokki', name_ar: 'الدقي' };

export const checkoutAddress = (overrides: Partial<Address> = {}): Address => ({
  id: 3,
  name: 'Home',
  phone: '+201012345678',
  address: '12 Tahrir St',
  governorate: GIZA,
  city: DOKKI,
  postal_code: '',
  is_default: true,
  fingerprint: 'Home',
  ...overrides,
});

export const PURCHASE = {
  id: 1,
  total_amount: 80,
  orders: [{ id: 11, order_code: 'DW-7K3M-9QXZ' }],
};

interface Sent {
  key: string | null;
  body: unknown;
}

/** Serves the calls of a checkout. Each order gets the next of the answers; the last one is repeated. */
export function serveCheckout(carts: Cart[], addresses: Address[], ...answers: (() => Response | Promise<Response>)[]) {
  const sent: Sent[] = [];
  server.use(
    http.get('*/api/cart', () => answer(carts.length > 1 ? carts.shift()! : carts[0]!)),
    http.get('*/api/user/addresses', () => answer(addresses)),
    http.get('*/api/pharmacies/:id', () => answer(makePharmacyDetails())),
    http.get('*/api/user/payment-methods', () => answer({ gateway: 'sandbox', cards: [makeCard()] })),
    http.post('*/api/orders/checkout', async ({ request }) => {
      sent.push({ key: request.headers.get('idempotency-key'), body: await request.json() });
      const next = answers.length > 1 ? answers.shift() : answers[0];
      return next ? next() : answer(PURCHASE);
    }),
  );
  return sent;
}

export const openCheckout = () => renderApp(<CheckoutPage />, { url: '/checkout', session: makeSession() });

export type User = ReturnType<typeof openCheckout>['user'];

export const placeOrder = async (user: User) => user.click(await screen.findByRole('button', { name: 'Place Order' }));
