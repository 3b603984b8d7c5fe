import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import type { UserType } from '@contract/userType';
import { sessionSynced } from '@/shared/session';
import {
  answer,
  EMPTY_CART,
  makeCart,
  makeLine,
  makeMedication,
  makeSession,
  refuse,
  renderApp,
  server,
} from '@/shared/testing';

import { AddToCartButton } from './AddToCartButton';

const panadol = makeMedication();

interface Visit {
  as?: UserType;
  medication?: typeof panadol;
  quantity?: number;
  language?: 'en' | 'ar';
}

const CLOSED = {
  en: 'This pharmacy takes orders again on Dec 1, 2026',
  ar: /^تعود هذه الصيدلية لاستقبال الطلبات يوم/,
};

const open = ({ as, medication = panadol, quantity, language }: Visit = {}) =>
  renderApp(<AddToCartButton medication={medication} quantity={quantity} />, {
    url: '/medications?q=panadol',
    session: as && makeSession(as),
    language,
  });

/** Serves a cart and records what is added to it. */
function serveCart(cart = EMPTY_CART) {
  const added: unknown[] = [];
  const asked: string[] = [];
  const keys: (string | null)[] = [];
  server.use(
    http.get('*/api/cart', () => {
      asked.push('cart');
      return answer(cart);
    }),
    http.post('*/api/cart/add', async ({ request }) => {
      added.push(await request.json());
      keys.push(request.headers.get('idempotency-key'));
      return answer(makeCart());
    }),
  );
  return { added, keys, wasRead: () => waitFor(() => expect(asked).toHaveLength(1)) };
}

const pressAdd = async (user: ReturnType<typeof renderApp>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Add to Cart' }));

describe('AddToCartButton', () => {
  it('adds the chosen quantity and says so', async () => {
    const { added } = serveCart();
    const { user } = open({ as: 'user', quantity: 3 });

    await pressAdd(user);

    expect(await screen.findByText('Medication added successfully')).toBeInTheDocument();
    expect(added).toEqual([{ medication_id: 5, quantity: 3 }]);
  });

  it('gives each press a key of its own, under which the browser may send it again', async () => {
    const { keys } = serveCart();
    const { user } = open({ as: 'user' });

    await pressAdd(user);
    await waitFor(() => expect(keys).toHaveLength(1));
    // Until the answer has come, the button ignores a press.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add to Cart' })).toBeEnabled());
    await pressAdd(user);

    await waitFor(() => expect(keys).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)]));
    expect(keys[0]).not.toBe(keys[1]);
  });

  it('leads from the news to the cart', async () => {
    serveCart();
    const { router, user } = open({ as: 'user' });

    await pressAdd(user);
    await user.click(await screen.findByRole('button', { name: 'View Cart' }));

    expect(router.state.location.pathname).toBe('/cart');
  });

  it('says how many the cart holds, as soon as it holds any', async () => {
    const { wasRead } = serveCart();
    server.use(http.post('*/api/cart/add', () => answer(makeCart({ items: [makeLine({ quantity: 2 })] }))));
    const { user } = open({ as: 'user', quantity: 2 });
    await wasRead();
    expect(screen.queryByText(/In cart/)).not.toBeInTheDocument();

    await pressAdd(user);

    expect(await screen.findByRole('link', { name: 'In cart: 2' })).toHaveAttribute('href', '/cart');
  });

  it.each([
    ['Sign In', '/signin'],
    ['Create Account', '/signup'],
  ])('asks a guest to sign in, and takes the item and the way back along: %s', async (button, pathname) => {
    const { router, user } = open({ quantity: 2 });

    await pressAdd(user);
    expect(await screen.findByRole('dialog', { name: 'Sign in required' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: button }));

    expect(router.state.location).toMatchObject({
      pathname,
      state: { from: '/medications?q=panadol', pendingItem: { medication_id: 5, quantity: 2 } },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('lets a guest think again', async () => {
    const { router, user } = open();

    await pressAdd(user);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe('/medications');
  });

  it.each([
    ['user', [{ medication_id: 5, quantity: 2 }], 'Medication added successfully'],
    ['pharmacy', [], /^Pharmacy accounts cannot place orders/],
  ] as const)('asks no more once another tab signs in as a %s', async (type, expected, said) => {
    const { added } = serveCart();
    const { store, router, user } = open({ quantity: 2 });
    await pressAdd(user);
    await screen.findByRole('dialog', { name: 'Sign in required' });

    act(() => void store.dispatch(sessionSynced(makeSession(type))));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(added).toEqual(expected);
    expect(router.state.location.pathname).toBe('/medications');
  });

  it('adds nothing for a guest who has thought again before another tab signs in', async () => {
    const { added, wasRead } = serveCart();
    const { store, user } = open();
    await pressAdd(user);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));

    act(() => void store.dispatch(sessionSynced(makeSession())));

    await wasRead();
    expect(added).toEqual([]);
  });

  it('takes Back for an answer, and stays on the page', async () => {
    const { router, user } = open();

    await pressAdd(user);
    await screen.findByRole('dialog', { name: 'Sign in required' });
    await waitFor(() => expect(window.history.state).toEqual({ dialogs: 1 }));

    window.history.back();

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe('/medications');
  });

  it.each([
    [9, 10, 2, 'You cannot add more than 10 items of this medication'],
    [0, 3, 4, 'Only 3 left in stock'],
    [2, 3, 2, 'Only 3 left in stock, and your cart already holds 2'],
    [3, 3, 1, 'Only 3 left in stock, and your cart already holds 3'],
  ])('with %d in the cart and %d on the shelf refuses %d more', async (inCart, available, more, words) => {
    const { added, wasRead } = serveCart(makeCart({ items: inCart ? [makeLine({ quantity: inCart })] : [] }));
    const medication = makeMedication({ available_quantity: available });
    const { user } = open({ as: 'user', medication, quantity: more });
    await wasRead();

    await pressAdd(user);

    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(added).toEqual([]);
  });

  it.each([
    [
      'the words of the server',
      () => refuse(409, 'This medication is out of stock'),
      'This medication is out of stock',
    ],
    ['its own where the server has none', () => refuse(409), 'Failed to add medication to cart'],
    [
      'a warning where the answer was lost: another press adds once more',
      () => HttpResponse.error(),
      /^No answer came/,
    ],
  ])('fails with %s', async (_whose, respond, words) => {
    serveCart();
    server.use(http.post('*/api/cart/add', respond));
    const { user } = open({ as: 'user' });

    await pressAdd(user);

    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('cannot be pressed when the medication is out of stock', async () => {
    open({ medication: makeMedication({ is_in_stock: false, available_quantity: 0 }) });

    expect(await screen.findByRole('button', { name: 'Add to Cart' })).toBeDisabled();
  });

  it.each(['en', 'ar'] as const)('says in %s until when its pharmacy takes no orders', async (language) => {
    const medication = makeMedication();
    medication.pharmacy = { ...medication.pharmacy, closed_until: '2026-12-01' };
    open({ medication, language });

    expect(await screen.findByText(CLOSED[language])).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^(Add to Cart|أضف إلى السلة)$/ })).toBeDisabled();
  });

  it('tells a pharmacy why it cannot buy', async () => {
    open({ as: 'pharmacy' });

    expect(await screen.findByRole('button', { name: 'Add to Cart' })).toBeDisabled();
    expect(screen.getByText(/Pharmacy accounts cannot place orders/)).toBeInTheDocument();
  });
});
