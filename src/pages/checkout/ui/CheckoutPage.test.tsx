import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { useState } from 'react';
import { Route, Routes } from 'react-router-dom';

import { useAddToCartMutation, useUpdateCartItemMutation } from '@/entities/cart';
import {
  answer,
  answerNarrow,
  deferredResponse,
  EMPTY_CART,
  fillInTexts,
  makeAmounts,
  makeCart,
  makeLine,
  makeQuote,
  makeSession,
  news,
  refuse,
  renderApp,
  server,
} from '@/shared/testing';

import { CheckoutPage } from './CheckoutPage';
import { checkoutAddress, openCheckout, placeOrder, PURCHASE, serveCheckout } from './testing/openCheckout';

describe('placing an order', () => {
  it('delivers to the default address, for cash, where nothing else was chosen, and goes to the dashboard', async () => {
    const sent = serveCheckout(
      [makeCart(), EMPTY_CART],
      [checkoutAddress({ id: 2, is_default: false }), checkoutAddress()],
    );
    const { user, router } = openCheckout();

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
    await waitFor(() => expect(router.state.location.pathname).toBe('/userdashboard'));
    expect(router.state.location.state).toEqual({ owner: 1, placed: PURCHASE });
    expect(screen.getByText('DW-7K3M-9QXZ')).toBeInTheDocument();
    expect(await news().findByText('Order placed successfully')).toBeVisible();
  });

  it('sends what was chosen and typed, with the total that the person saw', async () => {
    const sent = serveCheckout([makeCart()], [checkoutAddress()]);
    const { user } = openCheckout();

    await user.click(await screen.findByRole('radio', { name: 'Pick up at the pharmacy, Free' }));
    expect(screen.queryByText('This pharmacy does not deliver.')).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Cash on pick-up' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Credit card' }));
    expect(screen.getByText(/held on your card now, and charged when the order is handed over/)).toBeInTheDocument();
    await fillInTexts({ 'Order notes (optional)': 'After six' });
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

  it('orders nothing where Enter is pressed on what is chosen', async () => {
    const sent = serveCheckout([makeCart()], [checkoutAddress()]);
    const { user } = openCheckout();
    await screen.findByRole('radio', { name: 'Cash on delivery' });

    for (const name of [/^Home delivery/, 'Cash on delivery']) {
      act(() => screen.getByRole('radio', { name }).focus());
      await user.keyboard('{Enter}');
    }

    expect(screen.getByRole('button', { name: 'Place Order' })).toBeEnabled();
    expect(sent).toHaveLength(0);
  });

  it('leads nobody away from where they have gone meanwhile', async () => {
    const { released, release } = deferredResponse();
    serveCheckout([makeCart(), EMPTY_CART], [checkoutAddress()], () => released.then(() => answer(PURCHASE)));
    const { user, router } = renderApp(
      <Routes>
        <Route path="/checkout" element={<CheckoutPage />} />
        <Route path="*" element={null} />
      </Routes>,
      { url: '/checkout', session: makeSession() },
    );

    await placeOrder(user);
    await act(() => router.navigate('/medications'));
    release();

    expect(await screen.findByText('Order placed successfully')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/medications');
  });

  it('offers pick-up alone where a pharmacy does not deliver, and asks for no address', async () => {
    const pickupOnly = makeQuote({
      pharmacy: { id: 1, name: 'Seif', name_ar: 'سيف', is_delivery_available: false },
      delivery: null,
    });
    const sent = serveCheckout([makeCart({ quotes: [pickupOnly] })], []);
    const { user } = openCheckout();

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

  it('says of each line how strong it is, unless its name does, and that a prescription may be asked for', async () => {
    const lines = [
      makeLine({ medication: { strength: '500 mg' } }),
      makeLine({ medication: { id: 6, name: 'Brufen 400 mg', strength: '400 mg' } }),
    ];
    serveCheckout([makeCart({ items: lines })], [checkoutAddress()]);
    openCheckout();

    expect((await screen.findByText(/^Panadol/)).parentElement).toHaveTextContent(/^Panadol \(500 mg\)Quantity: 2/);
    expect(screen.getByText(/^Brufen/).parentElement).toHaveTextContent(/^Brufen 400 mgQuantity: 2/);
    expect(screen.getByText('The pharmacy may ask you for a prescription.')).toBeInTheDocument();
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });

  it('says what makes the delivery free while it is one, what to show when it comes, and the total of a choice', async () => {
    const lines = [makeLine({ medication: { id: 6, name: 'Concor', prescription_required: true } }), makeLine()];
    serveCheckout([makeCart({ items: lines })], [checkoutAddress()]);
    const { user } = openCheckout();

    expect(await screen.findByText('Add 150.00 EGP more to qualify for free shipping')).toBeInTheDocument();
    const notice = screen.getByRole('note');
    expect(notice).toHaveTextContent(
      /^Have your prescription ready .* cannot hand over:ConcorThe pharmacy may ask for a prescription for medicines that are not marked, too\.$/,
    );
    const choice = screen.getByRole('heading', { name: 'Delivery or pick-up' });
    expect(notice.compareDocumentPosition(choice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const status = screen.getAllByRole('status').find((each) => each.textContent === '');
    await user.click(screen.getByRole('radio', { name: 'Pick up at the pharmacy, Free' }));
    expect(status).toHaveTextContent('The total is now 50.00 EGP.');
    expect(screen.queryByText(/to qualify for free shipping/)).not.toBeInTheDocument();
  });

  it('adds up what was chosen of each pharmacy, and of all', async () => {
    const nile = makeQuote({
      pharmacy: { id: 2, name: 'Nile', name_ar: 'النيل', is_delivery_available: true },
      delivery: makeAmounts({ subtotal: 10.1, shipping: 20, total: 30.1 }),
      pickup: makeAmounts({ subtotal: 10.1, total: 10.1 }),
    });
    serveCheckout([makeCart({ quotes: [makeQuote(), nile] })], [checkoutAddress()]);
    const { user } = openCheckout();

    expect(await screen.findByText('110.10 EGP')).toBeInTheDocument();
    const [, pickupAtNile] = screen.getAllByRole('radio', { name: 'Pick up at the pharmacy, Free' });
    await user.click(pickupAtNile!);

    expect(screen.getByText('90.10 EGP')).toBeInTheDocument();
    const ofEach = screen.getAllByText('Total of this order').map((label) => label.nextElementSibling?.textContent);
    expect(ofEach).toEqual(['80.00\u00A0EGP', '10.10\u00A0EGP']);
    expect(
      screen.getByText(
        'You will receive 2 orders, one from each pharmacy. You can cancel an order yourself, free of charge, until the pharmacy starts preparing it.',
      ),
    ).toBeInTheDocument();
  });
});

it('keeps the total and the one button in sight on a narrow screen', async () => {
  answerNarrow();
  const sent = serveCheckout([makeCart()], [checkoutAddress()]);
  const { user } = openCheckout();

  const button = await screen.findByRole('button', { name: 'Place Order' });
  expect(within(button.parentElement!).getByText('80.00 EGP')).toBeInTheDocument();
  await user.click(button);

  await waitFor(() => expect(sent).toHaveLength(1));
});

/** Opens the checkout from a page on which the answer to adding a medicine has not come yet. */
function CheckoutAfterAdding() {
  const [add] = useAddToCartMutation();
  const [isLeft, setIsLeft] = useState(false);
  const addAndLeave = () => {
    void add({ medication_id: 5, quantity: 2 });
    setIsLeft(true);
  };
  return isLeft ? <CheckoutPage /> : <button onClick={addAndLeave}>Add</button>;
}

/** Opens the checkout from a cart whose last change has not been answered yet. */
function CheckoutAfterChange() {
  const [update] = useUpdateCartItemMutation();
  return (
    <>
      <button type="button" onClick={() => void update({ medication_id: 5, quantity: 3 })}>
        Three
      </button>
      <CheckoutPage />
    </>
  );
}

describe('before the call', () => {
  it('says that there is nothing to order', async () => {
    serveCheckout([EMPTY_CART], []);
    openCheckout();

    expect(
      await screen.findByText('Your cart is empty, please add items before placing an order.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Place Order' })).not.toBeInTheDocument();
  });

  it('waits for what is being added to an empty cart', async () => {
    serveCheckout([EMPTY_CART], [checkoutAddress()]);
    const { released, release } = deferredResponse();
    server.use(http.post('*/api/cart/add', () => released.then(() => answer(makeCart()))));
    const { user } = renderApp(<CheckoutAfterAdding />, { url: '/checkout', session: makeSession() });

    await user.click(await screen.findByRole('button', { name: 'Add' }));
    expect(await screen.findByRole('status', { name: /loading/i })).toBeInTheDocument();
    await act(() => delay(50));
    expect(screen.queryByText(/Your cart is empty/)).not.toBeInTheDocument();
    release();

    expect(await screen.findByRole('button', { name: 'Place Order' })).toBeInTheDocument();
  });

  it('knows of no quantity that the server has not agreed to yet', async () => {
    const sent = serveCheckout([makeCart()], [checkoutAddress()]);
    const { released, release } = deferredResponse();
    server.use(http.post('*/api/cart/update', () => released.then(() => answer(makeCart()))));
    const { user } = renderApp(<CheckoutAfterChange />, { url: '/checkout', session: makeSession() });
    await user.click(await screen.findByRole('button', { name: 'Three' }));
    expect(await screen.findByText('Quantity: 3')).toBeInTheDocument();

    await placeOrder(user);

    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).not.toMatchObject({ expected_fingerprint: makeCart().fingerprint });
    release();
  });

  it('counts the notes and refuses too many', async () => {
    const sent = serveCheckout([makeCart()], [checkoutAddress()]);
    const { user } = openCheckout();

    const notes = await screen.findByRole('textbox', { name: 'Order notes (optional)' });
    expect(notes).toHaveAccessibleDescription('At most 500 characters');
    await user.click(notes);
    await user.paste('a'.repeat(500));
    expect(screen.getByText('500/500')).toBeInTheDocument();
    // Screen readers would read a description aloud each time it changes, so this one must not change while typing.
    expect(notes).toHaveAccessibleDescription('At most 500 characters');
    await user.paste('a');
    await placeOrder(user);

    expect(await screen.findByText('Notes must be at most 500 characters')).toBeInTheDocument();
    expect(screen.getByText('501/500')).toBeInTheDocument();
    expect(sent).toHaveLength(0);
  });
});

it('rests while the order is sent, so that the total shown is the one that went', async () => {
  serveCheckout([makeCart()], [checkoutAddress()]);
  let finish = () => {};
  server.use(
    http.post('*/api/orders/checkout', async () => {
      await new Promise<void>((done) => (finish = done));
      return refuse(503, 'The service is busy');
    }),
  );
  const { user } = openCheckout();

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
