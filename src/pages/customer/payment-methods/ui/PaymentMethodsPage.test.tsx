import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';

import type { PaymentMethods } from '@contract/wire/paymentMethod';
import { answer, makeCard, makeSession, refocusWindow, refuse, renderApp, server } from '@/shared/testing';

import { PaymentMethodsPage } from './PaymentMethodsPage';

const serve = (methods: Partial<PaymentMethods> = {}) =>
  server.use(http.get('*/api/user/payment-methods', () => answer({ gateway: 'sandbox', cards: [], ...methods })));

const open = () => renderApp(<PaymentMethodsPage />, { session: makeSession() });

const cardItem = async (name: string) =>
  (await screen.findByRole('heading', { name: new RegExp(`^${name}`) })).closest('li')!;

it('takes none more where as many are kept as may be, and says why', async () => {
  serve({ cards: Array.from({ length: 20 }, (_, id) => makeCard({ id: id + 1, is_default: id === 0 })) });
  open();

  expect(await screen.findByText('You can keep at most 20 cards. Please delete one first')).toBeInTheDocument();
  expect(screen.queryByLabelText('Card Number')).not.toBeInTheDocument();
});

it('shows what tells the saved cards apart, and what becomes of their numbers', async () => {
  serve({
    cards: [
      makeCard(),
      makeCard({ id: 6, brand: 'meeza', last4: '0003', is_default: false, is_expired: true, expiry_year: 2024 }),
    ],
  });
  open();

  expect(await cardItem('Visa ending in 1111')).toHaveTextContent('Default Expires 04/35Mona Adel');
  const expired = await cardItem('Meeza ending in 0003');
  expect(expired).toHaveTextContent(/^Meeza ending in 0003 ?Expired 04\/24 Mona Adel/);
  expect(within(expired).getByRole('button', { name: 'Delete Meeza ending in 0003, Expired 04/24' })).toBeVisible();
  expect(within(expired).queryByRole('button', { name: /as Default/ })).not.toBeInTheDocument();
  expect(screen.getByText(/never reach Dawaya/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add Card' })).toBeInTheDocument();
});

it('says in Arabic when a card expires, and when it did', async () => {
  serve({ cards: [makeCard(), makeCard({ id: 6, is_expired: true, expiry_year: 2024 })] });
  renderApp(<PaymentMethodsPage />, { session: makeSession(), language: 'ar' });

  expect(await screen.findByText('تنتهي صلاحيتها في 04/35')).toBeInTheDocument();
  expect(screen.getByText('انتهت صلاحيتها في 04/24')).toBeInTheDocument();
});

it('tells a renewed card from the one before it', async () => {
  serve({ cards: [makeCard(), makeCard({ id: 6, expiry_year: 2040 })] });
  open();

  expect(await screen.findByRole('heading', { name: 'Visa ending in 1111 Default Expires 04/40' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Delete Visa ending in 1111, Expires 04/40' })).toBeInTheDocument();
});

it('reads the cards again when somebody opens it again', async () => {
  serve({ cards: [makeCard()] });
  const { router } = renderApp(<PaymentMethodsPage />, { path: '/cards', session: makeSession() });
  await act(() => router.navigate('/cards'));
  await cardItem('Visa ending in 1111');
  serve({ cards: [makeCard({ last4: '2222' })] });

  await act(() => router.navigate('/'));
  await act(() => router.navigate('/cards'));

  expect(await cardItem('Visa ending in 2222')).toBeInTheDocument();
});

it('makes another card the default', async () => {
  const cards = [makeCard(), makeCard({ id: 6, last4: '2222', is_default: false })];
  serve({ cards });
  server.use(
    http.post('*/api/user/payment-methods/6/default', () => {
      cards.forEach((card) => (card.is_default = card.id === 6));
      return answer(cards[1]!);
    }),
  );
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: 'Set as Default: Visa ending in 2222, Expires 04/35' }));

  expect(
    await screen.findByRole('button', { name: 'Set as Default: Visa ending in 1111, Expires 04/35' }),
  ).toBeInTheDocument();
});

it('deletes a card once that is confirmed', async () => {
  const cards = [makeCard()];
  serve({ cards });
  server.use(
    http.post('*/api/user/payment-methods/delete/5', () => {
      cards.pop();
      return answer(null);
    }),
  );
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: 'Delete Visa ending in 1111, Expires 04/35' }));
  expect(screen.getByRole('dialog')).toHaveTextContent('Visa ending in 1111, Expires 04/35 will be removed.');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));

  expect(await screen.findByText('You have no saved cards yet.')).toBeInTheDocument();
  expect(await screen.findByText('Card deleted')).toBeInTheDocument();
});

it('shows at once what was made the default one or deleted, before the cards are read again', async () => {
  const second = makeCard({ id: 6, last4: '2222', is_default: false });
  serve({ cards: [makeCard(), second] });
  const { user } = open();
  await cardItem('Visa ending in 2222');
  server.use(
    http.get('*/api/user/payment-methods', () => new Promise<never>(() => undefined)),
    http.post('*/api/user/payment-methods/6/default', () => answer({ ...second, is_default: true })),
    http.post('*/api/user/payment-methods/delete/5', () => answer(null)),
  );

  await user.click(screen.getByRole('button', { name: /^Set as Default: Visa ending in 2222/ }));
  expect(await screen.findByRole('button', { name: /^Set as Default: Visa ending in 1111/ })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Delete Visa ending in 1111/ }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));

  await waitFor(() => expect(screen.queryByRole('heading', { name: /1111/ })).not.toBeInTheDocument());
});

it.each([
  ['default', 'Set as Default: Visa ending in 2222, Expires 04/35'],
  ['delete', 'Delete Visa ending in 2222, Expires 04/35'],
])('says why it could not %s', async (path, button) => {
  serve({ cards: [makeCard(), makeCard({ id: 6, last4: '2222', is_default: false })] });
  server.use(http.post('*/api/user/payment-methods/*', () => refuse(404, 'Card not found')));
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: button }));
  if (path === 'delete') await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));

  expect(await screen.findByText('Card not found')).toBeInTheDocument();
});

it('keeps asking about a card that another tab deletes meanwhile, and says that it is gone', async () => {
  serve({ cards: [makeCard()] });
  const { user, store } = open();
  await user.click(await screen.findByRole('button', { name: 'Delete Visa ending in 1111, Expires 04/35' }));
  const deleted = jest.fn(() => answer({ gateway: 'sandbox', cards: [] }));
  server.use(
    http.get('*/api/user/payment-methods', deleted),
    http.post('*/api/user/payment-methods/delete/5', () => refuse(404, 'Card not found')),
  );

  refocusWindow(store);
  await waitFor(() => expect(deleted).toHaveBeenCalledTimes(1));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));

  expect(await screen.findByText('Card not found')).toBeInTheDocument();
  expect(await screen.findByText('You have no saved cards yet.')).toBeInTheDocument();
});

it('offers no form where cards are not taken', async () => {
  serve({ gateway: null });
  open();

  expect(await screen.findByText(/Cards are not accepted at the moment/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add Card' })).not.toBeInTheDocument();
});
