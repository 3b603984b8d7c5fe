import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';

import type { Cart } from '@contract/wire/cart';
import {
  answer,
  deferredResponse,
  EMPTY_CART,
  makeCart,
  makeLine,
  makeSession,
  refuse,
  renderApp,
  server,
} from '@/shared/testing';

import { CheckoutPage } from './CheckoutPage';
import { checkoutAddress, openCheckout, placeOrder, PURCHASE, serveCheckout } from './testing/openCheckout';

it('says that the order is still being sent where that takes long', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { released, release } = deferredResponse();
  const sent = serveCheckout([makeCart()], [checkoutAddress()], () => released.then(() => answer(PURCHASE)));
  const { user } = openCheckout();
  await placeOrder(user);
  await waitFor(() => expect(sent).toHaveLength(1));
  const SENDING = 'Your order is still being sent. Please keep this page open.';
  expect(screen.queryByText(SENDING)).not.toBeInTheDocument();

  act(() => jest.advanceTimersByTime(10_000));

  expect(within(screen.getByText(SENDING).closest('[role=status]')!).getByText(SENDING)).toBeVisible();
  release();
  await waitFor(() => expect(screen.queryByText(SENDING)).not.toBeInTheDocument());
  jest.useRealTimers();
});

describe('left while the order is sent', () => {
  const WENT =
    'Your order was sent, but no confirmation came. Check the orders in your dashboard before you order again, or you might order twice.';
  const NEVER = () => new Promise<Response>(() => {});

  const LATER = '2026-03-15T20:00:00.000Z';

  /** Opens the checkout again, as a reload does. */
  const openAgain = (cart: Cart) => {
    cleanup();
    const sent = serveCheckout([cart], [checkoutAddress()]);
    return { sent, ...openCheckout() };
  };

  it('presets nothing of the next order', async () => {
    const before = serveCheckout([makeCart()], [checkoutAddress()], NEVER);
    const { user } = openCheckout();
    await user.click(await screen.findByRole('radio', { name: 'Pick up at the pharmacy, Free' }));
    await user.click(screen.getByLabelText('Order notes (optional)'));
    await user.paste('After six');
    await placeOrder(user);
    await waitFor(() => expect(before).toHaveLength(1));

    openAgain(makeCart());

    expect(await screen.findByRole('radio', { name: /Home delivery/ })).toBeChecked();
    expect(screen.getByLabelText('Order notes (optional)')).toHaveValue('');
  });

  /** Leaves for the cart while the order is sent, and lets the answer come there. */
  async function leaveBefore(respond: () => Response) {
    const { released, release } = deferredResponse();
    const before = serveCheckout([makeCart()], [checkoutAddress()], () => released.then(respond));
    const { user, router } = renderApp(
      <Routes>
        <Route path="/checkout" element={<CheckoutPage />} />
        <Route path="/cart" element={null} />
      </Routes>,
      { url: '/checkout', session: makeSession() },
    );
    await placeOrder(user);
    await waitFor(() => expect(before).toHaveLength(1));
    await act(() => router.navigate('/cart'));
    release();
  }

  it('tells that it was refused, wherever its customer is by then', async () => {
    const declined = 'Your bank declined the card';
    await leaveBefore(() => refuse(422, declined, { errors: { payment_method_id: [declined] } }));

    expect(await screen.findByText(declined)).toBeInTheDocument();
  });

  it('tells that no answer came, and asks nobody to press again where that may be another order', async () => {
    await leaveBefore(() => HttpResponse.error());

    expect(await screen.findByText(WENT)).toBeInTheDocument();
    expect(screen.queryByText(/Pressing again/)).not.toBeInTheDocument();
  });

  it('is said to go once alone no longer where pressing again has placed it', async () => {
    serveCheckout(
      [makeCart()],
      [checkoutAddress()],
      () => HttpResponse.error(),
      () => answer(PURCHASE),
    );
    const { user } = openCheckout();
    await placeOrder(user);
    await screen.findByText(/Pressing again will not order twice/);

    await placeOrder(user);

    expect(await screen.findByText('Order placed successfully')).toBeInTheDocument();
    expect(screen.queryByText(/Pressing again/)).not.toBeInTheDocument();
  });

  it('leads to the orders where the cart went with it, and says so until something else is ordered', async () => {
    const before = serveCheckout([makeCart()], [checkoutAddress()], NEVER);
    await placeOrder(openCheckout().user);
    await waitFor(() => expect(before).toHaveLength(1));

    openAgain(EMPTY_CART);
    expect(await screen.findByText(WENT)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to My Orders' })).toHaveAttribute('href', '/userdashboard');
    expect(screen.getByRole('link', { name: 'Browse Medications' })).toBeInTheDocument();
    openAgain(EMPTY_CART);
    expect(await screen.findByText(WENT)).toBeInTheDocument();
    const { user, sent } = openAgain(makeCart());
    await placeOrder(user);

    await waitFor(() => expect(sent[0]?.body).toEqual(before[0]?.body));
    expect(sent[0]?.key).not.toBe(before[0]?.key);
    await screen.findByText('Order placed successfully');
    openAgain(EMPTY_CART);
    expect(await screen.findByText(/Your cart is empty/)).toBeInTheDocument();
  });

  it('and opened again before it arrives is the same purchase with the same cart alone', async () => {
    const before = serveCheckout([makeCart()], [checkoutAddress()], NEVER);
    await placeOrder(openCheckout().user);
    await waitFor(() => expect(before).toHaveLength(1));
    const left = Object.entries(sessionStorage);

    for (const [cart, isSame] of [
      [makeCart(), true],
      // The medicine was renamed.
      [makeCart({ fingerprint: 'two of Night' }), true],
      // Another cart for the same price.
      [makeCart({ items: [makeLine({ quantity: 9 })] }), false],
      // A later cart with the same medicine.
      [makeCart({ items: [makeLine({ added_at: LATER })] }), false],
    ] as const) {
      sessionStorage.clear();
      Object.assign(sessionStorage, Object.fromEntries(left));
      const { user: again, sent } = openAgain(cart);
      await placeOrder(again);

      await waitFor(() => expect(sent).toHaveLength(1));
      expect(sent[0]?.body).toEqual({ ...(before[0]?.body as object), expected_fingerprint: cart.fingerprint });
      expect(sent[0]?.key === before[0]?.key).toBe(isSame);
    }
  });

  it('is told of where its answer was lost and a changed order found the cart empty', async () => {
    const sent = serveCheckout(
      [makeCart(), EMPTY_CART],
      [checkoutAddress()],
      () => HttpResponse.error(),
      () => refuse(422, 'Your cart is empty', { code: 'cartEmptyAtCheckout' }),
    );
    const { user } = openCheckout();
    await placeOrder(user);
    const summary = screen.getByRole('heading', { name: 'Order Summary' }).closest('section')!;
    expect(await within(summary).findByRole('alert')).toHaveTextContent('Pressing again will not order twice');
    await user.click(screen.getByLabelText('Order notes (optional)'));
    await user.paste('After six');

    await placeOrder(user);

    expect(await screen.findByText(WENT)).toBeInTheDocument();
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  it('is the same purchase again where a change of mind was taken back, and where it is opened again', async () => {
    const sent = serveCheckout([makeCart()], [checkoutAddress()], () => HttpResponse.error());
    const { user } = openCheckout();
    await placeOrder(user);
    await screen.findByText(/Pressing again will not order twice/);
    const notes = screen.getByLabelText('Order notes (optional)');
    await user.type(notes, 'x');
    await placeOrder(user);
    await waitFor(() => expect(sent).toHaveLength(2));
    await user.clear(notes);

    await placeOrder(user);

    await waitFor(() => expect(sent[2]).toEqual(sent[0]));
    const again = openAgain(makeCart());
    await placeOrder(again.user);
    await waitFor(() => expect(again.sent).toEqual([sent[0]]));
  });

  it('is the same purchase again after a try that a session which could not be renewed kept from being looked at', async () => {
    const sent = serveCheckout(
      [makeCart()],
      [checkoutAddress()],
      () => HttpResponse.error(),
      () => refuse(401, 'Sign in first'),
      NEVER,
    );
    server.use(http.post('*/api/auth/refresh', () => HttpResponse.html('<h1>Not found</h1>', { status: 404 })));
    const { user } = openCheckout();
    await placeOrder(user);
    await screen.findByText(/Pressing again will not order twice/);
    await placeOrder(user);
    await screen.findByText(/^Dawaya cannot be reached/);

    await placeOrder(user);

    await waitFor(() => expect(sent[2]?.key).toBe(sent[0]?.key));
  });

  it('is told of still where another try was refused, since its cart had gone', async () => {
    const before = serveCheckout([makeCart()], [checkoutAddress()], NEVER);
    await placeOrder(openCheckout().user);
    await waitFor(() => expect(before).toHaveLength(1));

    cleanup();
    serveCheckout([makeCart(), EMPTY_CART], [checkoutAddress()], () => refuse(422, 'Your cart is empty'));
    const { user } = openCheckout();
    await user.click(await screen.findByLabelText('Order notes (optional)'));
    await user.paste('After six');
    await placeOrder(user);

    expect(await screen.findByText(WENT)).toBeInTheDocument();
  });

  it('is not told of where it was refused', async () => {
    serveCheckout([makeCart()], [checkoutAddress()], () => refuse(422, 'Not today'));
    await placeOrder(openCheckout().user);
    await screen.findByText('Not today');

    openAgain(EMPTY_CART);

    expect(await screen.findByText(/Your cart is empty/)).toBeInTheDocument();
  });
});
