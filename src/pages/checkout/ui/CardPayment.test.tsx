import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';

import { expiryYears } from '@contract/expiry';
import type { PaymentMethods } from '@contract/wire/paymentMethod';
import {
  answer,
  chooseOption,
  deferredResponse,
  fillInTexts,
  makeAddress,
  makeCard,
  makeCart,
  makePharmacyDetails,
  makeSession,
  recordPosts,
  refuse,
  renderApp,
  server,
} from '@/shared/testing';

import { CheckoutPage } from './CheckoutPage';

const [, nextYear = 0] = expiryYears();

/** Serves a checkout with these cards, and returns the bodies of the orders that are sent. */
function serve(methods: Partial<PaymentMethods>, respond = () => answer({ id: 1, total_amount: 80, orders: [] })) {
  const sent: Record<string, unknown>[] = [];
  server.use(
    http.get('*/api/cart', () => answer(makeCart())),
    http.get('*/api/user/addresses', () => answer([makeAddress({ is_default: true })])),
    http.get('*/api/pharmacies/:id', () => answer(makePharmacyDetails())),
    http.get('*/api/user/payment-methods', () => answer({ gateway: 'sandbox', cards: [], ...methods })),
    http.post('*/api/orders/checkout', async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>);
      return respond();
    }),
  );
  return sent;
}

const open = () => renderApp(<CheckoutPage />, { url: '/checkout', session: makeSession() });

type User = ReturnType<typeof open>['user'];

const chooseCard = async (user: User) => user.click(await screen.findByRole('radio', { name: 'Credit card' }));
const placeOrder = (user: User) => user.click(screen.getByRole('button', { name: 'Place Order' }));

/** Fills in and submits the dialog for a new card. */
async function addCard(user: User) {
  await user.click(screen.getByRole('button', { name: 'Add New Card' }));
  const dialog = within(screen.getByRole('dialog'));
  await chooseOption('Expiry Month', '04', dialog);
  await chooseOption('Expiry Year', String(nextYear), dialog);
  await fillInTexts({ 'Cardholder Name': 'Mona Adel', 'Card Number': '4111111111111111', CVV: '123' }, dialog);
  await user.click(dialog.getByRole('button', { name: 'Add Card' }));
}

it('takes no card more where as many are kept as may be, and says why', async () => {
  serve({ cards: Array.from({ length: 20 }, (_, id) => makeCard({ id: id + 1, is_default: id === 0 })) });
  const { user } = open();

  await chooseCard(user);

  expect(screen.getByText('You can keep at most 20 cards. Please delete one first')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add New Card' })).not.toBeInTheDocument();
});

it('pays with the card that is chosen, offers no expired one, and tells a renewed one from the one before it', async () => {
  const cards = [
    makeCard(),
    makeCard({ id: 8, expiry_year: 2040, is_default: false }),
    makeCard({ id: 6, brand: 'mastercard', last4: '4444', is_default: false }),
    makeCard({ id: 7, brand: 'meeza', last4: '0003', is_default: false, is_expired: true, expiry_year: 2024 }),
  ];
  const sent = serve({ cards });
  const { user } = open();

  await chooseCard(user);
  expect(screen.getByRole('radio', { name: 'Visa ending in 1111, 04/35' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Visa ending in 1111, 04/40' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Meeza ending in 0003 (expired 04/24)' })).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: 'Mastercard ending in 4444' }));
  await placeOrder(user);

  await waitFor(() => expect(sent).toMatchObject([{ payment_method: 'credit_card', payment_method_id: 6 }]));
});

it('chooses no expired card by itself: neither the default one nor what was chosen before it expired', async () => {
  const cards = [makeCard({ is_expired: true }), makeCard({ id: 6, last4: '4444', is_default: false })];
  serve({ cards });
  const { user } = open();
  await chooseCard(user);
  expect(screen.getByRole('radio', { name: 'Visa ending in 1111 (expired 04/35)' })).not.toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Visa ending in 4444' }));
  cleanup();

  serve({ cards: cards.map((card) => ({ ...card, is_expired: true })) });
  open();

  expect(await screen.findByRole('radio', { name: 'Visa ending in 4444 (expired 04/35)' })).not.toBeChecked();
});

it('asks for a card where there is none, and takes one that is added on the way', async () => {
  const cards: PaymentMethods['cards'] = [];
  const sent = serve({ cards });
  server.use(
    http.post('*/api/user/payment-methods/create', () => {
      cards.push(makeCard({ id: 9 }));
      return answer(makeCard({ id: 9 }));
    }),
  );
  const { user } = open();

  await chooseCard(user);
  await placeOrder(user);
  const add = screen.getByRole('button', { name: 'Add New Card' });
  await waitFor(() => expect(add).toHaveFocus());
  expect(add).toHaveAccessibleDescription('Please choose a card or add one');
  expect(sent).toEqual([]);
  await addCard(user);

  expect(await screen.findByRole('radio', { name: 'Visa ending in 1111' })).toBeChecked();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await placeOrder(user);
  await waitFor(() => expect(sent).toMatchObject([{ payment_method_id: 9 }]));
});

it.each([
  ['a card that can be chosen, past an expired one', false, () => screen.getByRole('radio', { name: /4444/ })],
  ['the cards, where all have expired', true, () => screen.getByRole('radiogroup', { name: 'Card' })],
])('leads who has chosen none to %s', async (_what, isExpired, place) => {
  serve({
    cards: [
      makeCard({ is_expired: true }),
      makeCard({ id: 6, last4: '4444', is_default: false, is_expired: isExpired }),
    ],
  });
  const { user } = open();

  await chooseCard(user);
  await placeOrder(user);

  await waitFor(() => expect(place()).toHaveFocus());
});

it('offers a new card as soon as it is said to be saved, however slowly all of them are read again', async () => {
  serve({ cards: [] });
  const { released, release } = deferredResponse();
  recordPosts('/user/payment-methods/create', () => {
    const methods = { gateway: 'sandbox', cards: [makeCard({ id: 9 })] };
    server.use(http.get('*/api/user/payment-methods', () => released.then(() => answer(methods))));
    return answer(makeCard({ id: 9 }));
  });
  const { user } = open();
  await chooseCard(user);

  await addCard(user);

  expect(await screen.findByText('Card saved')).toBeInTheDocument();
  expect(screen.queryByText('You have no card that can be used yet.')).not.toBeInTheDocument();
  expect(await screen.findByRole('radio', { name: 'Visa ending in 1111' })).toBeChecked();
  release();
});

it('stays with the card that was chosen after the dialog was closed over a slow line', async () => {
  const cards = [makeCard(), makeCard({ id: 6, brand: 'mastercard', last4: '4444', is_default: false })];
  const sent = serve({ cards });
  const { released, release } = deferredResponse();
  recordPosts('/user/payment-methods/create', () => released.then(() => answer(makeCard({ id: 9 }))));
  const { user } = open();

  await chooseCard(user);
  await addCard(user);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('radio', { name: 'Mastercard ending in 4444' }));
  release();
  expect(await screen.findByText('Card saved')).toBeInTheDocument();
  await placeOrder(user);

  await waitFor(() => expect(sent).toMatchObject([{ payment_method_id: 6 }]));
});

it('says what came of a bank that says no and of a gateway that is silent, and keeps everything for another try', async () => {
  const declined = 'Your bank declined the card';
  const answers = [
    refuse(422, declined, { errors: { payment_method_id: [declined] } }),
    refuse(503, 'The payment service did not answer in time', { code: 'paymentTimedOut' }),
  ];
  serve({ cards: [makeCard()] }, () => answers.shift()!);
  const { user } = open();
  await chooseCard(user);
  await fillInTexts({ 'Order notes (optional)': 'After six' });
  const summary = within(screen.getByRole('heading', { name: 'Order Summary' }).closest('section')!);

  for (const said of [declined, 'The payment service did not answer in time']) {
    await placeOrder(user);

    await waitFor(() => expect(summary.getByRole('alert')).toHaveTextContent(said));
    expect(summary.getByRole('alert')).toHaveFocus();
    expect(screen.getByRole('radio', { name: 'Credit card' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Order notes (optional)' })).toHaveValue('After six');
  }
});

it('lets go of a card that was deleted on another device or expires meanwhile, and asks for another', async () => {
  const another = 'Please choose a card or add one';
  const cards = [
    makeCard(),
    makeCard({ id: 6, brand: 'mastercard', last4: '4444', is_default: false }),
    makeCard({ id: 7, last4: '2222', is_default: false }),
  ];
  const refusals = [another, 'This card has expired'];
  serve({ cards }, () => refuse(422, null, { errors: { payment_method_id: [refusals.shift()!] } }));
  const { user } = open();
  await chooseCard(user);
  expect(screen.getByRole('radio', { name: 'Visa ending in 1111' })).toBeChecked();

  cards.shift();
  await placeOrder(user);

  await waitFor(() => expect(screen.queryByRole('radio', { name: 'Visa ending in 1111' })).not.toBeInTheDocument());
  const mastercard = screen.getByRole('radio', { name: 'Mastercard ending in 4444' });
  expect(mastercard).not.toBeChecked();
  expect(screen.getByRole('radiogroup', { name: 'Card' })).toHaveAccessibleDescription(another);

  await user.click(mastercard);
  expect(screen.getByRole('radiogroup', { name: 'Card' })).not.toHaveAccessibleDescription();
  cards[0] = { ...cards[0]!, is_expired: true };
  await placeOrder(user);

  expect(await screen.findByRole('radio', { name: 'Mastercard ending in 4444 (expired 04/35)' })).not.toBeChecked();
  expect(screen.getByRole('radiogroup', { name: 'Card' })).toHaveAccessibleDescription(another);
});

it('offers cash alone where cards are not taken', async () => {
  serve({ gateway: null, cards: [makeCard()] });
  open();

  expect(await screen.findByRole('radio', { name: 'Cash on delivery' })).toBeChecked();
  expect(screen.queryByRole('radio', { name: 'Credit card' })).not.toBeInTheDocument();
});

it('takes cash where the cards could not be loaded, says so, and asks for them again', async () => {
  const sent = serve({}, () => refuse(503, 'The service is busy'));
  server.use(http.get('*/api/user/payment-methods', () => refuse(500), { once: true }));
  const { user } = open();

  expect(await screen.findByText(/Your saved cards could not be loaded/)).toHaveTextContent(
    /you can pay in cash only for now/,
  );
  expect(screen.queryByRole('radio', { name: 'Credit card' })).not.toBeInTheDocument();
  await fillInTexts({ 'Order notes (optional)': 'After six' });
  await placeOrder(user);
  await waitFor(() => expect(sent).toMatchObject([{ payment_method: 'cash_on_delivery' }]));
  expect(await screen.findByText('The service is busy')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));

  expect(await screen.findByRole('radio', { name: 'Credit card' })).toBeInTheDocument();
  expect(screen.queryByText(/you can pay in cash only for now/)).not.toBeInTheDocument();
  expect(screen.getByLabelText('Order notes (optional)')).toHaveValue('After six');
});
