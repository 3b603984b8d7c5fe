import { setupListeners } from '@reduxjs/toolkit/query';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import type { Address } from '@contract/wire/address';
import type { Cart } from '@contract/wire/cart';
import { useUpdateCartItemMutation } from '@/entities/cart';
import {
  answerNarrow,
  EMPTY_CART,
  holdLine,
  makeAmounts,
  makeCard,
  makeCart,
  makeLine,
  makePharmacyDetails,
  makeQuote,
  makeSession,
  makeUser,
  renderApp,
  server,
} from '@/shared/testing';

import { CheckoutPage } from './CheckoutPage';

const GIZA = { id: 1, name: 'Giza', name_ar: 'الجيزة' };
const DOKKI = { id: 7, name: 'Dokki', name_ar: 'الدقي' };

const makeAddress = (overrides: Partial<Address> = {}): Address => ({
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

const answer = (data: unknown) => HttpResponse.json({ success: true, message: 'Done', data });
const refusal = (status: number, body: object) => HttpResponse.json({ success: false, ...body }, { status });

const purchase = {
  id: 1,
  total_amount: 80,
  orders: [{ id: 11, order_code: 'DW-7K3M-9QXZ' }],
};

interface Sent {
  key: string | null;
  body: unknown;
}

/** The calls of a checkout; each order gets the next of the answers, the last one for good. */
function serve(carts: Cart[], addresses: Address[], ...answers: (() => Response | Promise<Response>)[]) {
  const sent: Sent[] = [];
  server.use(
    http.get('*/api/cart', () => answer(carts.length > 1 ? carts.shift() : carts[0])),
    http.get('*/api/user/addresses', () => answer(addresses)),
    http.get('*/api/pharmacies/:id', () => answer(makePharmacyDetails())),
    http.get('*/api/user/payment-methods', () => answer({ gateway: 'sandbox', cards: [makeCard()] })),
    http.post('*/api/orders/checkout', async ({ request }) => {
      sent.push({ key: request.headers.get('idempotency-key'), body: await request.json() });
      const next = answers.length > 1 ? answers.shift() : answers[0];
      return next ? next() : answer(purchase);
    }),
  );
  return sent;
}

const open = () => renderApp(<CheckoutPage />, { url: '/checkout', session: makeSession() });

type User = ReturnType<typeof open>['user'];

const placeOrder = async (user: User) => user.click(await screen.findByRole('button', { name: 'Place Order' }));

describe('placing an order', () => {
  it('delivers to the default address, for cash, where nothing else was chosen', async () => {
    const sent = serve([makeCart()], [makeAddress({ id: 2, is_default: false }), makeAddress()]);
    const { user } = open();

    await placeOrder(user);

    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({
      user_address_id: 3,
      payment_method: 'cash_on_delivery',
      notes: '',
      fulfilments: [{ pharmacy_id: 1, fulfilment: 'delivery' }],
      expected_total: 80,
      expected_fingerprint: 'two of Panadol',
      expected_address_fingerprint: 'Home',
    });
    expect(sent[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  });

  it('sends what was chosen and typed, with the total that the person saw', async () => {
    const sent = serve([makeCart()], [makeAddress()]);
    const { user } = open();

    await user.click(await screen.findByRole('radio', { name: 'Pick up at the pharmacy, Free' }));
    await user.click(screen.getByRole('radio', { name: 'Credit card' }));
    expect(screen.getByText(/held on your card now, and charged when the order is handed over/)).toBeInTheDocument();
    await user.click(screen.getByLabelText('Order notes (optional)'));
    await user.paste('After six');
    await placeOrder(user);

    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({
      user_address_id: null,
      payment_method: 'credit_card',
      payment_method_id: 5,
      notes: 'After six',
      fulfilments: [{ pharmacy_id: 1, fulfilment: 'pickup' }],
      expected_total: 50,
      expected_fingerprint: 'two of Panadol',
    });
  });

  it('takes cash where the cards cannot be loaded, and asks for them again', async () => {
    serve([makeCart()], [makeAddress()]);
    server.use(http.get('*/api/user/payment-methods', () => refusal(500, {}), { once: true }));
    const { user } = open();
    await user.type(await screen.findByLabelText('Order notes (optional)'), 'After six');
    expect(screen.getByText(/you can pay in cash only for now/)).toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: 'Credit card' })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Try Again' }));

    expect(await screen.findByRole('radio', { name: 'Credit card' })).toBeInTheDocument();
    expect(screen.queryByText(/you can pay in cash only for now/)).not.toBeInTheDocument();
    expect(screen.getByLabelText('Order notes (optional)')).toHaveValue('After six');
  });

  it('says so, names the orders and goes to the dashboard', async () => {
    serve([makeCart(), EMPTY_CART], [makeAddress()]);
    const { user, router } = open();

    await placeOrder(user);

    await waitFor(() => expect(router.state.location.pathname).toBe('/userdashboard'));
    expect(router.state.location.state).toEqual({ owner: 1, placed: purchase });
    expect(screen.getByText('DW-7K3M-9QXZ')).toBeInTheDocument();
    expect(await screen.findByRole('alert')).toHaveTextContent('Order placed successfully');
  });

  it('leads nobody away from where they have gone meanwhile', async () => {
    const { line, letGo } = holdLine();
    serve([makeCart(), EMPTY_CART], [makeAddress()], () => line.then(() => answer(purchase)));
    const { user, router } = renderApp(<CheckoutPage />, {
      url: '/checkout',
      path: '/checkout',
      session: makeSession(),
    });

    await placeOrder(user);
    await act(() => router.navigate('/medications'));
    letGo();

    expect(await screen.findByText('Order placed successfully')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/medications');
  });

  it('offers pick-up alone where a pharmacy does not deliver, and asks for no address', async () => {
    const pickupOnly = makeQuote({
      pharmacy: { id: 1, name: 'Seif', name_ar: 'سيف', is_delivery_available: false },
      delivery: null,
    });
    const sent = serve([makeCart({ quotes: [pickupOnly] })], []);
    const { user } = open();

    expect(await screen.findByText('This pharmacy does not deliver.')).toBeInTheDocument();
    expect(await screen.findByText('9 Road 9')).toBeInTheDocument();
    expect(screen.getByText('Open from 09:00 to 23:30')).toBeInTheDocument();
    expect(screen.getByText('Saturday and Sunday')).toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: /Home delivery/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Shipping Address' })).not.toBeInTheDocument();
    expect(screen.getByText('Subtotal').closest('dl')).toHaveTextContent('Pick-upFree');
    await placeOrder(user);

    await waitFor(() => expect(sent[0]?.body).toMatchObject({ user_address_id: null, expected_total: 50 }));
  });

  it('says of each line how strong it is, unless its name does', async () => {
    const lines = [
      makeLine({ medication: { strength: '500 mg' } }),
      makeLine({ medication: { id: 6, name: 'Brufen 400 mg', strength: '400 mg' } }),
    ];
    serve([makeCart({ items: lines })], [makeAddress()]);
    open();

    expect((await screen.findByText(/^Panadol/)).parentElement).toHaveTextContent(/^Panadol \(500 mg\)Quantity: 2/);
    expect(screen.getByText(/^Brufen/).parentElement).toHaveTextContent(/^Brufen 400 mgQuantity: 2/);
  });

  it('says what makes the delivery free while it is one, and what has to be shown when it comes', async () => {
    serve([makeCart()], [makeAddress()]);
    const { user } = open();

    expect(await screen.findByText('Add 150.00 EGP more to qualify for free shipping')).toBeInTheDocument();
    const notice = screen.getByText(/^Some medicines are sold on prescription only/);
    const choice = screen.getByRole('heading', { name: 'Delivery or pick-up' });
    expect(notice.compareDocumentPosition(choice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(screen.getByRole('radio', { name: 'Pick up at the pharmacy, Free' }));
    expect(screen.queryByText(/to qualify for free shipping/)).not.toBeInTheDocument();
  });

  it('adds up what was chosen of each pharmacy, and of all', async () => {
    const nile = makeQuote({
      pharmacy: { id: 2, name: 'Nile', name_ar: 'النيل', is_delivery_available: true },
      delivery: makeAmounts({ subtotal: 10.1, shipping: 20, total: 30.1 }),
      pickup: makeAmounts({ subtotal: 10.1, total: 10.1 }),
    });
    serve([makeCart({ quotes: [makeQuote(), nile] })], [makeAddress()]);
    const { user } = open();

    expect(await screen.findByText('110.10 EGP')).toBeInTheDocument();
    const [, pickupAtNile] = screen.getAllByRole('radio', { name: 'Pick up at the pharmacy, Free' });
    await user.click(pickupAtNile!);

    expect(screen.getByText('90.10 EGP')).toBeInTheDocument();
    const ofEach = screen.getAllByText('Total of this order').map((label) => label.nextElementSibling?.textContent);
    expect(ofEach).toEqual(['80.00 EGP', '10.10 EGP']);
    expect(screen.getByText('You will receive 2 orders, one from each pharmacy.')).toBeInTheDocument();
  });
});

it('says the total that a choice has made, and nothing of it before', async () => {
  serve([makeCart()], [makeAddress()]);
  const { user } = open();
  const pickup = await screen.findByRole('radio', { name: 'Pick up at the pharmacy, Free' });
  const status = screen.getAllByRole('status').find((each) => each.textContent === '');

  await user.click(pickup);

  expect(status).toHaveTextContent('The total is now 50.00 EGP.');
});

describe('left and opened again', () => {
  it('is as it was typed and chosen, but for what there is no longer to choose', async () => {
    const other = makeAddress({ id: 2, name: 'Work', is_default: false });
    serve([makeCart()], [makeAddress(), other]);
    const { user } = open();
    await user.click(await screen.findByRole('combobox', { name: 'Shipping Address' }));
    await user.click(screen.getByRole('option', { name: /Work/ }));
    await user.click(screen.getByRole('radio', { name: 'Credit card' }));
    await user.click(screen.getByLabelText('Order notes (optional)'));
    await user.paste('After six');

    cleanup();
    const sent = serve([makeCart()], [makeAddress()]);
    const again = open();
    await placeOrder(again.user);

    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ user_address_id: 3, payment_method: 'credit_card', notes: 'After six' });
  });

  const fillIn = async (user: User) => {
    await user.click(await screen.findByRole('radio', { name: 'Pick up at the pharmacy, Free' }));
    await user.click(screen.getByLabelText('Order notes (optional)'));
    await user.paste('After six');
  };

  it('is as it was where the order was refused', async () => {
    serve([makeCart()], [makeAddress()], () => refusal(503, { message: 'The service is busy' }));
    const { user } = open();
    await fillIn(user);
    await placeOrder(user);
    await screen.findByText('The service is busy');

    cleanup();
    open();

    expect(await screen.findByRole('radio', { name: 'Pick up at the pharmacy, Free' })).toBeChecked();
    expect(screen.getByLabelText('Order notes (optional)')).toHaveValue('After six');
  });

  it('begins anew with another cart', async () => {
    serve([makeCart()], [makeAddress()]);
    await fillIn(open().user);
    cleanup();
    serve([EMPTY_CART], [makeAddress()]);
    open();
    await screen.findByText(/Your cart is empty/);

    cleanup();
    serve([makeCart()], [makeAddress()]);
    open();

    expect(await screen.findByRole('radio', { name: /Home delivery/ })).toBeChecked();
    expect(screen.getByLabelText('Order notes (optional)')).toHaveValue('');
  });

  it('keeps how each pharmacy hands over', async () => {
    serve([makeCart()], [makeAddress()]);
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: 'Pick up at the pharmacy, Free' }));

    cleanup();
    open();

    expect(await screen.findByRole('radio', { name: 'Pick up at the pharmacy, Free' })).toBeChecked();
  });

  it.each([
    ['after the order was placed', makeSession()],
    ['to somebody else', { ...makeSession(), user: makeUser({ id: 2 }) }],
  ])('tells nothing %s', async (when, session) => {
    serve([makeCart()], [makeAddress()]);
    const { user, router } = open();
    await user.click(await screen.findByLabelText('Order notes (optional)'));
    await user.paste('After six');
    if (when === 'after the order was placed') {
      await placeOrder(user);
      await waitFor(() => expect(router.state.location.pathname).toBe('/userdashboard'));
    }

    cleanup();
    renderApp(<CheckoutPage />, { url: '/checkout', session });

    expect(await screen.findByLabelText('Order notes (optional)')).toHaveValue('');
  });
});

describe('left while the order is sent', () => {
  const WENT =
    'Your order was sent, but no confirmation came. Check My Orders before you order again, or you might order twice.';
  const NEVER = () => new Promise<Response>(() => {});

  const LATER = '2026-03-15T20:00:00.000Z';

  /** As after a reload. */
  const openAgain = (cart: Cart) => {
    cleanup();
    const sent = serve([cart], [makeAddress()]);
    return { sent, ...open() };
  };

  it('presets nothing of the next order', async () => {
    const before = serve([makeCart()], [makeAddress()], NEVER);
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: 'Pick up at the pharmacy, Free' }));
    await user.click(screen.getByLabelText('Order notes (optional)'));
    await user.paste('After six');
    await placeOrder(user);
    await waitFor(() => expect(before).toHaveLength(1));

    openAgain(makeCart());

    expect(await screen.findByRole('radio', { name: /Home delivery/ })).toBeChecked();
    expect(screen.getByLabelText('Order notes (optional)')).toHaveValue('');
  });

  it('leads to the orders where the cart went with it, and says so until something else is ordered', async () => {
    const before = serve([makeCart()], [makeAddress()], NEVER);
    await placeOrder(open().user);
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

  it.each([
    ['the same cart is the same purchase', makeCart(), true],
    ['another cart of the same price is another one', makeCart({ items: [makeLine({ quantity: 9 })] }), false],
    ['a later cart of the same is another one', makeCart({ items: [makeLine({ added_at: LATER })] }), false],
  ])('and opened again before it arrives: %s', async (_name, cart, isSame) => {
    const before = serve([makeCart()], [makeAddress()], NEVER);
    await placeOrder(open().user);
    await waitFor(() => expect(before).toHaveLength(1));

    const { user, sent } = openAgain(cart);
    await placeOrder(user);

    await waitFor(() => expect(sent[0]?.body).toEqual(before[0]?.body));
    expect(sent[0]?.key === before[0]?.key).toBe(isSame);
  });

  it('and opened again after its answer was lost: the same cart is the same purchase', async () => {
    const before = serve([makeCart()], [makeAddress()], () => HttpResponse.error());
    await placeOrder(open().user);
    await screen.findByText(/Pressing again will not order twice/);

    const { user, sent } = openAgain(makeCart());
    await placeOrder(user);

    await waitFor(() => expect(sent).toEqual(before));
  });

  it('and opened again after a medicine was renamed: is the same purchase, of which the new name was seen', async () => {
    const before = serve([makeCart()], [makeAddress()], NEVER);
    await placeOrder(open().user);
    await waitFor(() => expect(before).toHaveLength(1));

    const { user, sent } = openAgain(makeCart({ fingerprint: 'two of Night' }));
    await placeOrder(user);

    await waitFor(() => expect(sent[0]?.body).toMatchObject({ expected_fingerprint: 'two of Night' }));
    expect(sent[0]?.key).toBe(before[0]?.key);
  });

  it('is told of where its answer was lost and a changed order found the cart empty', async () => {
    const sent = serve(
      [makeCart(), EMPTY_CART],
      [makeAddress()],
      () => HttpResponse.error(),
      () => refusal(422, { message: 'Your cart is empty', code: 'cartEmptyAtCheckout' }),
    );
    const { user } = open();
    await placeOrder(user);
    const summary = screen.getByRole('heading', { name: 'Order Summary' }).closest('section')!;
    expect(await within(summary).findByRole('alert')).toHaveTextContent('Pressing again will not order twice');
    await user.type(screen.getByLabelText('Order notes (optional)'), 'After six');

    await placeOrder(user);

    expect(await screen.findByText(WENT)).toBeInTheDocument();
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  it('is the same purchase again where a change of mind was taken back', async () => {
    const sent = serve([makeCart()], [makeAddress()], () => HttpResponse.error());
    const { user } = open();
    await placeOrder(user);
    await screen.findByText(/Pressing again will not order twice/);
    const notes = screen.getByLabelText('Order notes (optional)');
    await user.type(notes, 'x');
    await placeOrder(user);
    await waitFor(() => expect(sent).toHaveLength(2));
    await user.clear(notes);

    await placeOrder(user);

    await waitFor(() => expect(sent[2]).toEqual(sent[0]));
  });

  it('is told of still where another try was refused, since its cart had gone', async () => {
    const before = serve([makeCart()], [makeAddress()], NEVER);
    await placeOrder(open().user);
    await waitFor(() => expect(before).toHaveLength(1));

    cleanup();
    serve([makeCart(), EMPTY_CART], [makeAddress()], () => refusal(422, { message: 'Your cart is empty' }));
    const { user } = open();
    await user.type(await screen.findByLabelText('Order notes (optional)'), 'After six');
    await placeOrder(user);

    expect(await screen.findByText(WENT)).toBeInTheDocument();
  });

  it('is not told of where it was refused', async () => {
    serve([makeCart()], [makeAddress()], () => refusal(422, { message: 'Not today' }));
    await placeOrder(open().user);
    await screen.findByText('Not today');

    openAgain(EMPTY_CART);

    expect(await screen.findByText(/Your cart is empty/)).toBeInTheDocument();
  });
});

it('keeps the total and the one button in sight on a narrow screen', async () => {
  answerNarrow();
  const sent = serve([makeCart()], [makeAddress()]);
  const { user } = open();

  const button = await screen.findByRole('button', { name: 'Place Order' });
  expect(within(button.parentElement!).getByText('80.00 EGP')).toBeInTheDocument();
  await user.click(button);

  await waitFor(() => expect(sent).toHaveLength(1));
});

const takeAddress = (respond: () => Response | Promise<Response>) =>
  server.use(
    http.get('*/api/items/governorates', () => answer([GIZA])),
    http.get('*/api/items/cities', () => answer([DOKKI])),
    http.post('*/api/user/addresses/create', respond),
  );

/** Fills in the dialog for a new address and sends it. */
async function addAddress(user: User) {
  await user.click(screen.getByRole('button', { name: 'Add new address' }));
  const dialog = within(screen.getByRole('dialog'));
  for (const [label, text] of [
    ['Name', 'Home'],
    ['Phone', '01012345678'],
    ['Address', '12 Tahrir St'],
  ] as const) {
    // A new address begins with the person's own name and phone.
    await user.clear(dialog.getByLabelText(label));
    await user.click(dialog.getByLabelText(label));
    await user.paste(text);
  }
  for (const [label, option] of [
    ['Governorate', 'Giza'],
    ['City', 'Dokki'],
  ] as const) {
    await user.click(dialog.getByRole('combobox', { name: label }));
    await user.click(await screen.findByRole('option', { name: option }));
  }
  await user.click(dialog.getByRole('button', { name: 'Save Address' }));
}

describe('the address', () => {
  it('must be chosen where anything is delivered', async () => {
    const sent = serve([makeCart()], [makeAddress({ is_default: false })]);
    const { user } = open();
    expect(await screen.findByRole('combobox', { name: /Shipping Address/ })).toHaveTextContent('Choose an address');

    await placeOrder(user);

    expect(await screen.findByText('Please select a shipping address.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Shipping Address' })).toHaveFocus());
    expect(sent).toHaveLength(0);
  });

  it('is asked for by the button that adds it, where there is none to choose', async () => {
    serve([makeCart()], []);
    const { user } = open();

    await placeOrder(user);

    const add = screen.getByRole('button', { name: 'Add new address' });
    await waitFor(() => expect(add).toHaveFocus());
    expect(add).toHaveAccessibleDescription('Please select a shipping address.');
    expect(screen.queryByRole('combobox', { name: 'Shipping Address' })).not.toBeInTheDocument();
  });

  it('shows the phone that is called at the door, of the one that is chosen', async () => {
    serve(
      [makeCart()],
      [makeAddress(), makeAddress({ id: 8, name: 'Work', phone: '+201112223334', is_default: false })],
    );
    const { user } = open();

    expect(await screen.findByText('+201012345678')).toHaveAttribute('dir', 'ltr');
    await user.click(screen.getByRole('combobox', { name: 'Shipping Address' }));
    await user.click(screen.getByRole('option', { name: /Work/ }));

    expect(screen.getByText(/Phone for the delivery/)).toHaveTextContent('+201112223334');
  });

  it('is read again when somebody comes back to the page', async () => {
    const addresses = [makeAddress()];
    serve([makeCart()], addresses);
    const { store } = open();
    const stopListening = setupListeners(store.dispatch);
    await screen.findByText(/12 Tahrir St/);
    addresses[0] = makeAddress({ address: '9 New Road' });

    act(() => void window.dispatchEvent(new Event('focus')));

    expect(await screen.findByText(/9 New Road/)).toBeInTheDocument();
    stopListening();
  });

  it('that was edited on another device is shown before anything goes there, and nothing typed is lost', async () => {
    const addresses = [makeAddress()];
    const sent = serve(
      [makeCart()],
      addresses,
      () => {
        addresses[0] = makeAddress({ phone: '+201099999999', address: '9 New Road', fingerprint: 'New Road' });
        return refusal(409, { message: 'Your address has changed', code: 'addressChanged' });
      },
      () => answer(purchase),
    );
    const { user } = open();
    await user.click(await screen.findByLabelText('Order notes (optional)'));
    await user.paste('After six');

    await placeOrder(user);

    expect(await screen.findByText('Your address has changed')).toBeInTheDocument();
    expect(await screen.findByText(/9 New Road/)).toBeInTheDocument();
    expect(screen.getByText('+201099999999')).toBeInTheDocument();
    expect(screen.queryByText(/The total was/)).not.toBeInTheDocument();
    await placeOrder(user);
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).toMatchObject({ notes: 'After six', expected_address_fingerprint: 'New Road' });
  });

  it('that was deleted on another device leaves the field, and another one is asked for', async () => {
    const gone = 'This address no longer exists. Please choose another one.';
    const addresses = [makeAddress(), makeAddress({ id: 8, address: '5 Work Road', is_default: false })];
    const sent = serve(
      [makeCart()],
      addresses,
      () => {
        addresses.shift();
        return refusal(422, { message: 'Please check the form', errors: { user_address_id: [gone] } });
      },
      () => answer(purchase),
    );
    const { user } = open();

    await placeOrder(user);

    const field = await screen.findByRole('combobox', { name: /Shipping Address/ });
    await waitFor(() => expect(field).toHaveTextContent('Choose an address'));
    expect(field).toHaveAccessibleDescription(gone);
    await user.click(screen.getByRole('button', { name: 'Place Order' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('Please select a shipping address.'));
    expect(sent).toHaveLength(1);
    await user.click(field);
    await user.click(screen.getByRole('option', { name: /5 Work Road/ }));
    await placeOrder(user);
    await waitFor(() => expect(sent[1]?.body).toMatchObject({ user_address_id: 8 }));
  });

  it('is not added after Back, which closes the form alone', async () => {
    serve([makeCart()], [makeAddress()]);
    server.use(http.get('*/api/items/governorates', () => answer([GIZA])));
    const { user, router } = open();
    await user.click(await screen.findByRole('button', { name: 'Add new address' }));
    await waitFor(() => expect(window.history.state).toEqual({ dialogs: 1 }));

    window.history.back();

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe('/checkout');
  });

  it('can be added without leaving, and is chosen then', async () => {
    const addresses: Address[] = [];
    const sent = serve([makeCart()], addresses);
    takeAddress(() => {
      addresses.push(makeAddress({ id: 9 }));
      return answer(makeAddress({ id: 9 }));
    });
    const { user } = open();

    await user.click(await screen.findByLabelText('Order notes (optional)'));
    await user.paste('After six');
    await addAddress(user);

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: /Shipping Address/ })).toHaveTextContent('12 Tahrir St'),
    );
    expect(sent).toHaveLength(0);
    await placeOrder(user);
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ user_address_id: 9, notes: 'After six' }));
  });

  it('stays the one that was chosen after the dialog was closed over a slow line', async () => {
    serve([makeCart()], [makeAddress(), makeAddress({ id: 8, address: '5 Work Road', is_default: false })]);
    const { line, letGo } = holdLine();
    takeAddress(() => line.then(() => answer(makeAddress({ id: 9, address: '9 New Road' }))));
    const { user } = open();
    await screen.findByRole('combobox', { name: 'Shipping Address' });

    await addAddress(user);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('combobox', { name: 'Shipping Address' }));
    await user.click(await screen.findByRole('option', { name: /5 Work Road/ }));
    letGo();

    expect(await screen.findByText('Address saved')).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Shipping Address' })).toHaveTextContent('5 Work Road');
  });
});

/** The cart's page was left while its last change was under way. */
function CheckoutAfterChange() {
  const [update] = useUpdateCartItemMutation();
  return (
    <>
      <button onClick={() => void update({ medication_id: 5, quantity: 3 })}>Three</button>
      <CheckoutPage />
    </>
  );
}

describe('before the call', () => {
  it('says that there is nothing to order', async () => {
    serve([EMPTY_CART], []);
    open();

    expect(
      await screen.findByText('Your cart is empty, please add items before placing an order.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Place Order' })).not.toBeInTheDocument();
  });

  it('knows of no quantity that the server has not agreed to yet', async () => {
    const sent = serve([makeCart()], [makeAddress()]);
    const { line, letGo } = holdLine();
    server.use(http.post('*/api/cart/update', () => line.then(() => answer(makeCart()))));
    const { user } = renderApp(<CheckoutAfterChange />, { url: '/checkout', session: makeSession() });
    await user.click(await screen.findByRole('button', { name: 'Three' }));
    expect(await screen.findByText('Quantity: 3')).toBeInTheDocument();

    await placeOrder(user);

    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).not.toMatchObject({ expected_fingerprint: makeCart().fingerprint });
    letGo();
  });

  it('counts the notes and refuses too many', async () => {
    const sent = serve([makeCart()], [makeAddress()]);
    const { user } = open();

    await user.click(await screen.findByRole('textbox', { name: 'Order notes (optional)' }));
    await user.paste('a'.repeat(500));
    expect(screen.getByText('500/500')).toBeInTheDocument();
    await user.paste('a');
    await placeOrder(user);

    expect(await screen.findByText('Notes must be at most 500 characters')).toBeInTheDocument();
    expect(sent).toHaveLength(0);
  });
});

it('rests while the order is sent, so that the total shown is the one that went', async () => {
  serve([makeCart()], [makeAddress()]);
  let finish = () => {};
  server.use(
    http.post('*/api/orders/checkout', async () => {
      await new Promise<void>((done) => (finish = done));
      return refusal(503, { message: 'The service is busy' });
    }),
  );
  const { user } = open();

  await placeOrder(user);

  for (const name of ['Add new address', 'Apply']) expect(screen.getByRole('button', { name })).toBeDisabled();
  for (const choice of [...screen.getAllByRole('radio'), ...screen.getAllByRole('textbox')]) {
    expect(choice).toBeDisabled();
  }
  expect(screen.getByRole('combobox', { name: 'Shipping Address' })).toHaveAttribute('aria-disabled', 'true');
  finish();
  expect(await screen.findByText('The service is busy')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Credit card' })).toBeEnabled());
});

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
    const sent = serve(
      [makeCart(), dearer],
      [makeAddress()],
      () => refusal(409, { message: 'Prices have changed', code: 'priceChanged', data: dearer }),
      () => answer(purchase),
    );
    const { user } = open();

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

  it('of a cart that is another by now keeps everything typed, shows it and orders what is seen then', async () => {
    const renamed = makeCart({
      items: [makeLine({ medication: { name: 'Panadol Night' } })],
      fingerprint: 'two of Night',
    });
    const sent = serve(
      [makeCart(), renamed],
      [makeAddress({ id: 2, is_default: false, name: 'Work' }), makeAddress()],
      () => refusal(409, { message: 'Your cart has changed', code: 'cartChanged', data: renamed }),
      () => answer(purchase),
    );
    const { user, router } = open();
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
    serve([makeCart(), other], [makeAddress()], () =>
      refusal(409, { message: 'Your cart has changed', code: 'cartChanged', data: other }),
    );
    const { user } = open();

    await placeOrder(user);

    expect(await screen.findByText('The total was 80.00 EGP and is now 90.00 EGP.')).toBeInTheDocument();
  });

  it('of a line that is not there any more shows which', async () => {
    const short = makeCart({
      items: [makeLine({ problem: 'not_enough_stock', medication: { available_quantity: 1 } })],
      quotes: dearer.quotes,
    });
    serve([makeCart(), short], [makeAddress()], () =>
      refusal(409, { message: 'Some items are no longer available', code: 'cartHasProblems', data: short }),
    );
    const { user } = open();

    await placeOrder(user);

    expect(await screen.findByText('Only 1 left in stock')).toBeInTheDocument();
    const notice = screen.getByText(/Some items are no longer available/);
    expect(within(notice).getByText('Panadol')).toBeInTheDocument();
    expect(within(notice).getByRole('link', { name: 'Review your cart' })).toHaveAttribute('href', '/cart');
    expect(screen.queryByText(/The total was/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to Cart' })).toHaveAttribute('href', '/cart');
  });

  it.each([
    ['the words of the server', () => refusal(503, { message: 'The service is busy' }), 'The service is busy'],
    ['words of its own', () => refusal(500, {}), 'Your order could not be sent. Please try again.'],
  ])('of another kind is a toast with %s', async (_name, failure, text) => {
    serve([makeCart()], [makeAddress()], failure);
    const { user } = open();

    await placeOrder(user);

    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Place Order' })).toBeInTheDocument();
  });

  it('for too many unpaid orders stays by the button, with what to do instead', async () => {
    const message = 'At most 30 unpaid orders can be under way at once';
    serve([makeCart()], [makeAddress()], () => refusal(409, { message, code: 'tooManyUnpaidOrders' }));
    const { user } = open();

    await placeOrder(user);

    const summary = screen.getByRole('heading', { name: 'Order Summary' }).closest('section')!;
    expect(await within(summary).findByRole('alert')).toHaveTextContent(message);
  });

  it('by the network can be tried again as the same purchase', async () => {
    const sent = serve(
      [makeCart()],
      [makeAddress()],
      () => HttpResponse.error(),
      () => answer(purchase),
    );
    const { user, router } = open();

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
    const sent = serve([makeCart(), EMPTY_CART], [makeAddress()], failure, () => answer(purchase));
    const { user, router } = open();

    await placeOrder(user);
    expect(await screen.findByText(text)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Place Order' }));

    await waitFor(() => expect(router.state.location.state).toEqual({ owner: 1, placed: purchase }));
    expect(sent[1]).toEqual(sent[0]);
  });

  it('by the network and then a change of mind is a new purchase', async () => {
    const sent = serve(
      [makeCart()],
      [makeAddress()],
      () => HttpResponse.error(),
      () => answer(purchase),
    );
    const { user } = open();

    await placeOrder(user);
    await screen.findByText(/Pressing again will not order twice/);
    await user.click(screen.getByRole('radio', { name: 'Credit card' }));
    await placeOrder(user);

    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });
});
