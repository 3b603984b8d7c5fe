import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';

import { answer, EMPTY_CART, makeAmounts, makeCart, makeKeptPromo, makeLine, makeQuote } from '@/shared/testing';

import { checkoutAddress, openCheckout, placeOrder, PURCHASE, refusal, serveCheckout } from './testing/openCheckout';

describe('a refusal', () => {
  const dearer = makeCart({
    items: [makeLine({ total_price: 60 })],
    quotes: [
      makeQuote({
        delivery: makeAmounts({ subtotal: 60, shipping: 30, total: 90 }),
        pickup: makeAmounts({ subtotal: 60, total: 60 }),
      }),
    ],
  });

  it('of the old price keeps everything typed and shows the new total', async () => {
    const sent = serveCheckout(
      [makeCart(), dearer],
      [checkoutAddress()],
      () => refusal(409, { message: 'Prices have changed', code: 'priceChanged', data: dearer }),
      () => answer(PURCHASE),
    );
    const { user } = openCheckout();

    await user.click(await screen.findByLabelText('Order notes (optional)'));
    await user.paste('After six');
    await placeOrder(user);

    expect(await screen.findByText(/Prices have changed/)).toBeInTheDocument();
    expect(await screen.findByText('The total was 80.00 EGP and is now 90.00 EGP.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Order notes (optional)' })).toHaveValue('After six');
    await placeOrder(user);
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).toMatchObject({ notes: 'After six', expected_total: 90 });
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  it.each([
    ['was deleted', { promo: null, deleted_promo_code: 'SAVE10' }, 'The pharmacy has withdrawn this code'],
    ['is used up', { promo: makeKeptPromo({ problem: 'used_up' }) }, 'This code has been used up'],
  ])('of a code that %s names it with the reason, and orders without it', async (_name, lapsed, reason) => {
    const [withCode, without] = [{ promo: makeKeptPromo(), delivery: makeAmounts({ discount: 5, total: 75 }) }, lapsed];
    const carts = [withCode, without].map((part) => makeCart({ quotes: [makeQuote(part)] }));
    const sent = serveCheckout(
      carts,
      [checkoutAddress()],
      () => refusal(409, { message: 'The price has changed', code: 'priceChanged', data: carts[1] }),
      () => answer(PURCHASE),
    );
    const { user } = openCheckout();

    await placeOrder(user);

    const notice = (await screen.findByText(/The price has changed/)).closest<HTMLElement>('[role=alert]')!;
    await waitFor(() => expect(notice).toHaveTextContent(`SAVE10 (Seif): ${reason}`));
    expect(within(notice).getByText('The total was 75.00 EGP and is now 80.00 EGP.')).toBeInTheDocument();
    await placeOrder(user);
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).toMatchObject({ expected_total: 80 });
  });

  it('of a cart that is another by now keeps everything typed, shows it and orders what is seen then', async () => {
    const renamed = makeCart({
      items: [makeLine({ medication: { name: 'Panadol Night' } })],
      fingerprint: 'two of Night',
    });
    const sent = serveCheckout(
      [makeCart(), renamed],
      [checkoutAddress({ id: 2, is_default: false, name: 'Work' }), checkoutAddress()],
      () => refusal(409, { message: 'Your cart has changed', code: 'cartChanged', data: renamed }),
      () => answer(PURCHASE),
    );
    const { user, router } = openCheckout();
    await user.click(await screen.findByRole('combobox', { name: 'Shipping Address' }));
    await user.click(screen.getByRole('option', { name: /Work/ }));
    await user.click(screen.getByLabelText('Order notes (optional)'));
    await user.paste('After six');
    expect(screen.getByText('Panadol')).toBeInTheDocument();

    await placeOrder(user);

    expect(await screen.findByText('Panadol Night')).toBeInTheDocument();
    expect(screen.getByText('Your cart has changed')).toBeInTheDocument();
    expect(screen.queryByText(/The total was/)).not.toBeInTheDocument();
    expect(screen.getByLabelText('Order notes (optional)')).toHaveValue('After six');
    await placeOrder(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/userdashboard'));
    const [first, second] = sent.map(({ body }) => body as object);
    expect(first).toMatchObject({ user_address_id: 2, notes: 'After six', expected_fingerprint: 'two of Panadol' });
    expect(second).toEqual({ ...first, expected_fingerprint: 'two of Night' });
  });

  it('of another cart at another total says what it was', async () => {
    const other = { ...dearer, fingerprint: 'dearer' };
    serveCheckout([makeCart(), other], [checkoutAddress()], () =>
      refusal(409, { message: 'Your cart has changed', code: 'cartChanged', data: other }),
    );
    const { user } = openCheckout();

    await placeOrder(user);

    expect(await screen.findByText('The total was 80.00 EGP and is now 90.00 EGP.')).toBeInTheDocument();
  });

  it('of a delivery that is not offered any more stays, and says what the pick-up comes to', async () => {
    const [quote] = makeCart().quotes;
    const pickupOnly = makeCart({ quotes: [{ ...makeQuote(quote), delivery: null }] });
    serveCheckout([makeCart(), pickupOnly], [checkoutAddress()], () =>
      refusal(422, { message: 'Check the fields', errors: { fulfilments: ['Seif does not deliver'] } }),
    );
    const { user } = openCheckout();

    await placeOrder(user);

    const notice = await screen.findByText(/Seif does not deliver/);
    expect(notice.closest('[role=alert]')).toHaveFocus();
    expect(await within(notice).findByText('The total was 80.00 EGP and is now 50.00 EGP.')).toBeInTheDocument();
  });

  it('of a line that is not there any more shows which', async () => {
    const short = makeCart({
      items: [makeLine({ problem: 'not_enough_stock', medication: { available_quantity: 1 } })],
      quotes: dearer.quotes,
    });
    serveCheckout([makeCart(), short], [checkoutAddress()], () =>
      refusal(409, { message: 'Some items are no longer available', code: 'cartHasProblems', data: short }),
    );
    const { user } = openCheckout();

    await placeOrder(user);

    expect(await screen.findByText('Only 1 left in stock')).toBeInTheDocument();
    const notice = screen.getByText(/Some items are no longer available/);
    expect(within(notice).getByText('Panadol')).toBeInTheDocument();
    expect(within(notice).getByRole('link', { name: 'Review your cart' })).toHaveAttribute('href', '/cart');
    expect(screen.queryByText(/The total was/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Cart' })).toHaveAttribute('href', '/cart');
  });

  it('of a cart that another tab has ordered leads to the orders', async () => {
    const message = 'Your cart is empty, please add items before placing an order.';
    serveCheckout([makeCart(), EMPTY_CART], [checkoutAddress()], () =>
      refusal(422, { message, code: 'cartEmptyAtCheckout' }),
    );
    const { user } = openCheckout();

    await placeOrder(user);

    expect(await screen.findByRole('link', { name: 'Go to My Orders' })).toHaveAttribute('href', '/userdashboard');
  });

  it.each([
    ['the words of the server', () => refusal(503, { message: 'The service is busy' }), 'The service is busy'],
    ['words of its own', () => refusal(500, {}), 'Your order could not be sent. Please try again.'],
  ])('of another kind is a toast with %s', async (_name, failure, text) => {
    serveCheckout([makeCart()], [checkoutAddress()], failure);
    const { user } = openCheckout();

    await placeOrder(user);

    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Place Order' })).toBeInTheDocument();
  });

  it('for too many unpaid orders stays by the button, with what to do instead', async () => {
    const message = 'At most 30 unpaid orders can be under way at once';
    serveCheckout([makeCart()], [checkoutAddress()], () => refusal(409, { message, code: 'tooManyUnpaidOrders' }));
    const { user } = openCheckout();

    await placeOrder(user);

    const summary = screen.getByRole('heading', { name: 'Order Summary' }).closest('section')!;
    expect(await within(summary).findByRole('alert')).toHaveTextContent(message);
  });

  it('by the network can be tried again as the same purchase', async () => {
    const sent = serveCheckout(
      [makeCart()],
      [checkoutAddress()],
      () => HttpResponse.error(),
      () => answer(PURCHASE),
    );
    const { user, router } = openCheckout();

    await placeOrder(user);
    expect(await screen.findByText(/Pressing again will not order twice/)).toBeInTheDocument();
    await placeOrder(user);

    await waitFor(() => expect(router.state.location.pathname).toBe('/userdashboard'));
    expect(sent[1]).toEqual(sent[0]);
  });

  it.each([
    ['the network', () => HttpResponse.error(), /Pressing again will not order twice/],
    ['a page of a proxy', () => new HttpResponse('<html>'), /Pressing again will not order twice/],
    ['a server in trouble', () => refusal(503, { message: 'The service is busy' }), 'The service is busy'],
  ])('by %s after it had gone through keeps what is needed to ask again', async (_name, failure, text) => {
    const sent = serveCheckout([makeCart(), EMPTY_CART], [checkoutAddress()], failure, () => answer(PURCHASE));
    const { user, router } = openCheckout();

    await placeOrder(user);
    expect(await screen.findByText(text)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Place Order' }));

    await waitFor(() => expect(router.state.location.state).toEqual({ owner: 1, placed: PURCHASE }));
    expect(sent[1]).toEqual(sent[0]);
  });

  it('by the network and then a change of mind is a new purchase', async () => {
    const sent = serveCheckout(
      [makeCart()],
      [checkoutAddress()],
      () => HttpResponse.error(),
      () => answer(PURCHASE),
    );
    const { user } = openCheckout();

    await placeOrder(user);
    await screen.findByText(/Pressing again will not order twice/);
    await user.click(screen.getByRole('radio', { name: 'Credit card' }));
    await placeOrder(user);

    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });
});
