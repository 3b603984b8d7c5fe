import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { setLanguage } from '@/shared/i18n';
import {
  answer,
  EMPTY_CART,
  makeAmounts,
  makeCart,
  makeKeptPromo,
  makeLine,
  makeQuote,
  refuse,
  server,
} from '@/shared/testing';

import { checkoutAddress, openCheckout, placeOrder, PURCHASE, serveCheckout, type User } from './testing/openCheckout';

const PRICE_CHANGED = 'The price of your order has changed. Please review the new total';
const CART_CHANGED = 'Your cart has changed since you opened this page. Please review it before you order';
const CART_HAS_PROBLEMS = 'Some items cannot be ordered now, or not in this quantity. Please review your cart';

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
      () => refuse(409, PRICE_CHANGED, { code: 'priceChanged', data: dearer }),
      () => answer(PURCHASE),
    );
    const { user } = openCheckout();

    await user.click(await screen.findByLabelText('Order notes (optional)'));
    await user.paste('After six');
    await placeOrder(user);

    expect(await screen.findByText(PRICE_CHANGED, { exact: false })).toBeInTheDocument();
    expect(await screen.findByText('The total was 80.00 EGP and is now 90.00 EGP.')).toBeInTheDocument();
    // A screen reader hears the new total once.
    expect(screen.queryByText('The total is now 90.00 EGP.')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Order notes (optional)' })).toHaveValue('After six');
    await placeOrder(user);
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(screen.queryByText('The total is now 90.00 EGP.')).not.toBeInTheDocument();
    expect(sent[1]?.body).toMatchObject({ notes: 'After six', expected_total: 90 });
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  it('is said in the language that is chosen after it', async () => {
    serveCheckout([makeCart(), dearer], [checkoutAddress()], () =>
      refuse(409, PRICE_CHANGED, { code: 'priceChanged', data: dearer }),
    );
    const { user } = openCheckout();
    await placeOrder(user);
    expect(await screen.findByText(PRICE_CHANGED, { exact: false })).toBeInTheDocument();

    await act(() => setLanguage('ar'));

    expect(await screen.findByText(/^تغيّر سعر طلبك/)).toBeInTheDocument();
    expect(screen.queryByText(PRICE_CHANGED, { exact: false })).not.toBeInTheDocument();
  });

  it.each([
    [
      'code',
      async (user: User) => {
        await user.click(screen.getByRole('textbox', { name: 'Promo code' }));
        await user.paste('SAVE10');
        await user.click(screen.getByRole('button', { name: 'Apply' }));
      },
    ],
    ['way', (user: User) => user.click(screen.getByRole('radio', { name: /Pick up/ }))],
  ])('of the old price goes where the person makes the total another one by a %s', async (_what, choose) => {
    const cheaper = makeCart({
      quotes: [makeQuote({ promo: makeKeptPromo(), delivery: makeAmounts({ discount: 5, total: 85 }) })],
    });
    serveCheckout([makeCart(), dearer], [checkoutAddress()], () =>
      refuse(409, PRICE_CHANGED, { code: 'priceChanged', data: dearer }),
    );
    server.use(http.post('*/api/cart/apply-promo-code', () => answer(cheaper)));
    const { user } = openCheckout();
    await placeOrder(user);
    expect(await screen.findByText('The total was 80.00 EGP and is now 90.00 EGP.')).toBeInTheDocument();

    await choose(user);

    await waitFor(() => expect(screen.queryByText(PRICE_CHANGED, { exact: false })).not.toBeInTheDocument());
    expect(screen.queryByText(/The total was/)).not.toBeInTheDocument();
    expect(screen.getByText(/^The total is now/)).toBeInTheDocument();
  });

  it('of codes that were deleted or are used up names them with the reason, and orders without them', async () => {
    const NILE = { id: 2, name: 'Nile', name_ar: 'النيل', is_delivery_available: true };
    const discounted = makeAmounts({ discount: 5, total: 75 });
    const before = makeCart({
      quotes: [
        makeQuote({ promo: makeKeptPromo(), delivery: discounted }),
        makeQuote({ pharmacy: NILE, promo: makeKeptPromo({ code: 'CARE5' }), delivery: discounted }),
      ],
    });
    const after = makeCart({
      quotes: [
        makeQuote({ promo: null, deleted_promo_code: 'SAVE10' }),
        makeQuote({ pharmacy: NILE, promo: makeKeptPromo({ code: 'CARE5', problem: 'used_up' }) }),
      ],
    });
    const sent = serveCheckout(
      [before, after],
      [checkoutAddress()],
      () => refuse(409, PRICE_CHANGED, { code: 'priceChanged', data: after }),
      () => answer(PURCHASE),
    );
    const { user } = openCheckout();

    await placeOrder(user);

    const notice = (await screen.findByText(PRICE_CHANGED, { exact: false })).closest<HTMLElement>('[role=alert]')!;
    await waitFor(() => expect(notice).toHaveTextContent('SAVE10 (Seif): The pharmacy has withdrawn this code'));
    expect(notice).toHaveTextContent('CARE5 (Nile): This code has been used up');
    expect(within(notice).getByText('The total was 150.00 EGP and is now 160.00 EGP.')).toBeInTheDocument();
    await placeOrder(user);
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).toMatchObject({ expected_total: 160 });
  });

  it('of a cart that is another by now keeps everything typed, shows it and orders what is seen then', async () => {
    const renamed = makeCart({
      items: [makeLine({ medication: { name: 'Panadol Night' } })],
      fingerprint: 'two of Night',
    });
    const sent = serveCheckout(
      [makeCart(), renamed],
      [checkoutAddress({ id: 2, is_default: false, name: 'Work' }), checkoutAddress()],
      () => refuse(409, CART_CHANGED, { code: 'cartChanged', data: renamed }),
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
    expect(screen.getByText(CART_CHANGED)).toBeInTheDocument();
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
      refuse(409, CART_CHANGED, { code: 'cartChanged', data: other }),
    );
    const { user } = openCheckout();

    await placeOrder(user);

    expect(await screen.findByText('The total was 80.00 EGP and is now 90.00 EGP.')).toBeInTheDocument();
  });

  it('of a delivery that is not offered any more stays, and says what the pick-up comes to', async () => {
    const [quote] = makeCart().quotes;
    const pickupOnly = makeCart({ quotes: [{ ...makeQuote(quote), delivery: null }] });
    serveCheckout([makeCart(), pickupOnly], [checkoutAddress()], () =>
      refuse(422, 'Check the fields', { errors: { fulfilments: ['Seif does not deliver'] } }),
    );
    const { user } = openCheckout();

    await placeOrder(user);

    const notice = await screen.findByText(/Seif does not deliver/);
    expect(notice.closest('[role=alert]')).toHaveFocus();
    expect(await within(notice).findByText('The total was 80.00 EGP and is now 50.00 EGP.')).toBeInTheDocument();
  });

  it('of one of two lines of the same name says whose it is', async () => {
    const NILE = { id: 2, name: 'Nile', name_ar: 'النيل', is_delivery_available: true, closed_until: null };
    const nile = { id: 6, strength: '5 mg', pharmacy: NILE };
    const lines = [
      makeLine({ medication: { strength: '5 mg' } }),
      makeLine({ problem: 'out_of_stock', medication: nile }),
    ];
    serveCheckout(
      [makeCart({ items: lines, quotes: [makeQuote(), makeQuote({ pharmacy: NILE })] })],
      [checkoutAddress()],
    );
    openCheckout();

    const way = await screen.findByRole('link', { name: 'Review your cart' });
    expect(way.closest('[role=alert]')).toHaveTextContent('Panadol (5 mg) · Nile');
  });

  it('of a line that is not there any more shows which', async () => {
    const short = makeCart({
      items: [makeLine({ problem: 'not_enough_stock', medication: { available_quantity: 1 } })],
      quotes: dearer.quotes,
    });
    serveCheckout([makeCart(), short], [checkoutAddress()], () =>
      refuse(409, CART_HAS_PROBLEMS, { code: 'cartHasProblems', data: short }),
    );
    const { user } = openCheckout();

    await placeOrder(user);

    expect(await screen.findByText('Only 1 left in stock')).toBeInTheDocument();
    const notice = screen.getByText(CART_HAS_PROBLEMS, { exact: false });
    expect(within(notice).getByText('Panadol')).toBeInTheDocument();
    expect(within(notice).getByRole('link', { name: 'Review your cart' })).toHaveAttribute('href', '/cart');
    expect(screen.queryByText(/The total was/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Cart' })).toHaveAttribute('href', '/cart');
  });

  it('of a cart that another tab has ordered leads to the orders', async () => {
    const message = 'Your cart is empty, please add items before placing an order.';
    serveCheckout([makeCart(), EMPTY_CART], [checkoutAddress()], () =>
      refuse(422, message, { code: 'cartEmptyAtCheckout' }),
    );
    const { user } = openCheckout();

    await placeOrder(user);

    expect(await screen.findByRole('link', { name: 'Go to My Orders' })).toHaveAttribute('href', '/userdashboard');
  });

  it('of another kind is a toast, and stays by the button where it says what to do instead', async () => {
    const message = 'At most 30 unpaid orders can be under way at once';
    serveCheckout(
      [makeCart()],
      [checkoutAddress()],
      () => refuse(503, 'The service is busy'),
      () => refuse(500),
      () => refuse(409, message, { code: 'tooManyUnpaidOrders' }),
    );
    const { user } = openCheckout();

    for (const text of ['The service is busy', 'Your order could not be sent. Please try again.']) {
      await placeOrder(user);
      expect(await screen.findByText(text)).toBeInTheDocument();
    }
    await placeOrder(user);

    const summary = screen.getByRole('heading', { name: 'Order Summary' }).closest('section')!;
    expect(await within(summary).findByRole('alert')).toHaveTextContent(message);
  });

  it('of too many tries stays by the button with what was typed, says when to try again, and orders then', async () => {
    const message = 'Too many attempts. Try again in 4 seconds';
    const sent = serveCheckout(
      [makeCart()],
      [checkoutAddress()],
      () => refuse(429, message),
      () => answer(PURCHASE),
    );
    const { user } = openCheckout();
    await user.click(await screen.findByLabelText('Order notes (optional)'));
    await user.paste('After six');

    await placeOrder(user);

    const summary = screen.getByRole('heading', { name: 'Order Summary' }).closest('section')!;
    const notice = await within(summary).findByRole('alert');
    expect(notice).toHaveTextContent(message);
    await waitFor(() => expect(notice).toHaveFocus());
    expect(screen.getByLabelText('Order notes (optional)')).toHaveValue('After six');
    await placeOrder(user);
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).toEqual(sent[0]?.body);
  });

  it('that never said whether it had gone through keeps what is needed to ask again', async () => {
    const busy = 'The service is busy';
    const sent = serveCheckout(
      [makeCart(), EMPTY_CART],
      [checkoutAddress()],
      () => HttpResponse.error(),
      () => new HttpResponse('<html>'),
      () => refuse(503, busy),
      () => answer(PURCHASE),
    );
    const { user, router } = openCheckout();

    await placeOrder(user);
    for (const [calls, text] of [
      [1, /Pressing again will not order twice/],
      [2, /Pressing again will not order twice/],
      [3, busy],
    ] as const) {
      await waitFor(() => expect(sent).toHaveLength(calls));
      expect(await screen.findByText(text)).toBeInTheDocument();
      await waitFor(() => expect(screen.getByRole('button', { name: 'Place Order' })).toBeEnabled());
      await user.click(screen.getByRole('button', { name: 'Place Order' }));
    }

    await waitFor(() => expect(router.state.location.state).toEqual({ owner: 1, placed: PURCHASE }));
    for (const again of sent) expect(again).toEqual(sent[0]);
  });

  it('by the network is the same purchase again, and another one after a change of mind', async () => {
    const sent = serveCheckout(
      [makeCart()],
      [checkoutAddress()],
      () => HttpResponse.error(),
      () => HttpResponse.error(),
      () => answer(PURCHASE),
    );
    const { user, router } = openCheckout();

    await placeOrder(user);
    await screen.findByText(/Pressing again will not order twice/);
    await placeOrder(user);
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual(sent[0]);
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Credit card' })).toBeEnabled());
    await user.click(screen.getByRole('radio', { name: 'Credit card' }));
    await placeOrder(user);

    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent[2]?.key).not.toBe(sent[0]?.key);
    await waitFor(() => expect(router.state.location.pathname).toBe('/userdashboard'));
  });
});
