import { cleanup, screen, waitFor } from '@testing-library/react';

import {
  EMPTY_CART,
  fillInTexts,
  makeCart,
  makeLine,
  makeSession,
  makeUser,
  refuse,
  renderApp,
} from '@/shared/testing';

import { CheckoutPage } from './CheckoutPage';
import { checkoutAddress, openCheckout, placeOrder, serveCheckout, type User } from './testing/openCheckout';

describe('left and opened again', () => {
  it('is as it was typed and chosen, but for what there is no longer to choose', async () => {
    const other = checkoutAddress({ id: 2, name: 'Work', is_default: false });
    serveCheckout([makeCart()], [checkoutAddress(), other]);
    const { user } = openCheckout();
    await user.click(await screen.findByRole('combobox', { name: 'Shipping Address' }));
    await user.click(screen.getByRole('option', { name: /Work/ }));
    await user.click(screen.getByRole('radio', { name: 'Credit card' }));
    await fillInTexts({ 'Order notes (optional)': 'After six' });

    cleanup();
    const sent = serveCheckout([makeCart()], [checkoutAddress()]);
    const again = openCheckout();
    await placeOrder(again.user);

    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ user_address_id: 3, payment_method: 'credit_card', notes: 'After six' });
  });

  const fillIn = async (user: User) => {
    await user.click(await screen.findByRole('radio', { name: 'Pick up at the pharmacy, Free' }));
    await fillInTexts({ 'Order notes (optional)': 'After six' });
  };

  it('keeps how each pharmacy hands over, and is as it was where the order was refused', async () => {
    serveCheckout([makeCart()], [checkoutAddress()], () => refuse(503, 'The service is busy'));
    await fillIn(openCheckout().user);
    cleanup();

    const { user } = openCheckout();
    expect(await screen.findByRole('radio', { name: 'Pick up at the pharmacy, Free' })).toBeChecked();
    await placeOrder(user);
    await screen.findByText('The service is busy');
    cleanup();

    openCheckout();
    expect(await screen.findByRole('radio', { name: 'Pick up at the pharmacy, Free' })).toBeChecked();
    expect(screen.getByLabelText('Order notes (optional)')).toHaveValue('After six');
  });

  it('begins anew with another cart', async () => {
    serveCheckout([makeCart()], [checkoutAddress()]);
    await fillIn(openCheckout().user);
    cleanup();
    serveCheckout([EMPTY_CART], [checkoutAddress()]);
    openCheckout();
    await screen.findByText(/Your cart is empty/);

    cleanup();
    serveCheckout([makeCart()], [checkoutAddress()]);
    openCheckout();

    expect(await screen.findByRole('radio', { name: /Home delivery/ })).toBeChecked();
    expect(screen.getByLabelText('Order notes (optional)')).toHaveValue('');
  });

  const LATER = makeLine({ added_at: '2026-03-14T11:00:00.000Z' });
  const OTHER = makeLine({ added_at: '2026-03-14T11:00:00.000Z', medication: { id: 7 } });

  it('begins anew with the same medicine in a later cart, where the first was ordered or emptied elsewhere', async () => {
    serveCheckout([makeCart()], [checkoutAddress()]);
    await fillIn(openCheckout().user);

    for (let visit = 1; visit <= 2; visit += 1) {
      cleanup();
      serveCheckout([makeCart({ items: [LATER] })], [checkoutAddress()]);
      openCheckout();

      expect(await screen.findByRole('radio', { name: /Home delivery/ })).toBeChecked();
      expect(screen.getByLabelText('Order notes (optional)')).toHaveValue('');
    }
  });

  it('is as it was where a line has come and another gone', async () => {
    const first = makeLine();
    const gone = makeLine({ added_at: '2026-03-14T10:00:00.000Z', medication: { id: 6 } });
    serveCheckout([makeCart({ items: [first, gone] })], [checkoutAddress()]);
    await fillIn(openCheckout().user);

    cleanup();
    serveCheckout([makeCart({ items: [first, OTHER] })], [checkoutAddress()]);
    openCheckout();

    expect(await screen.findByRole('radio', { name: 'Pick up at the pharmacy, Free' })).toBeChecked();
    expect(screen.getByLabelText('Order notes (optional)')).toHaveValue('After six');
  });

  it.each([
    ['after the order was placed', makeSession()],
    ['to somebody else', { ...makeSession(), user: makeUser({ id: 2 }) }],
  ])('tells nothing %s', async (when, session) => {
    serveCheckout([makeCart()], [checkoutAddress()]);
    const { user, router } = openCheckout();
    await screen.findByLabelText('Order notes (optional)');
    await fillInTexts({ 'Order notes (optional)': 'After six' });
    if (when === 'after the order was placed') {
      await placeOrder(user);
      await waitFor(() => expect(router.state.location.pathname).toBe('/userdashboard'));
    }

    cleanup();
    renderApp(<CheckoutPage />, { url: '/checkout', session });

    expect(await screen.findByLabelText('Order notes (optional)')).toHaveValue('');
  });
});
