import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { useState } from 'react';

import { isolateAuto } from '@contract/isolate';
import type { Cart } from '@contract/wire/cart';
import { useAddToCartMutation } from '@/entities/cart';
import {
  answer,
  answerNarrow,
  deferredResponse,
  EMPTY_CART,
  makeAmounts,
  makeCart,
  makeLine,
  makePharmacyDetails,
  makeQuote,
  makeSession,
  recordPosts,
  refuse,
  renderApp,
  server,
} from '@/shared/testing';

import { CartPage } from './CartPage';

const hasCart = (cart: Cart) => http.get('*/api/cart', () => answer(cart));
const open = () => renderApp(<CartPage />, { url: '/cart', session: makeSession() });

const NILE = { id: 2, name: 'Nile', name_ar: 'النيل', closed_until: null };

const twoPharmacies = makeCart({
  items: [makeLine(), makeLine({ quantity: 1, medication: { id: 6, name: 'Brufen', pharmacy: NILE } })],
  quotes: [
    makeQuote(),
    makeQuote({ pharmacy: { ...NILE, is_delivery_available: false }, delivery: null, until_free_delivery: 0 }),
  ],
  amounts: makeAmounts({ subtotal: 100, shipping: 30, tax: 7.25, total: 137.25 }),
});

beforeEach(() => server.use(http.get('*/api/pharmacies/:id', () => answer(makePharmacyDetails()))));

const section = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  return within(heading.closest('section')!);
};

describe('what it shows', () => {
  it('no way to free shipping where the pharmacy offers none', async () => {
    server.use(hasCart({ ...twoPharmacies, quotes: [makeQuote({ until_free_delivery: null })] }));
    open();

    const summary = await section('Order Summary');
    expect(summary.getByText('30.00 EGP')).toBeInTheDocument();
    expect(summary.queryByText(/more to qualify for free shipping/)).not.toBeInTheDocument();
  });

  it('the lines of each pharmacy and what everything costs', async () => {
    server.use(hasCart(twoPharmacies));
    open();

    const nile = await section('Sold by Nile');
    expect(nile.getByRole('link', { name: 'Brufen' })).toHaveAttribute('href', '/medicationdetails/6');
    expect(await nile.findByText('Maadi')).toBeInTheDocument();
    expect(nile.queryByText('Panadol')).not.toBeInTheDocument();
    const summary = await section('Order Summary');
    expect(summary.getByText('30.00 EGP')).toBeInTheDocument();
    expect(summary.getByText('Add 150.00 EGP more to qualify for free shipping')).toBeInTheDocument();
    expect(summary.getByText(`Shipping, ${isolateAuto('Seif')}`)).toBeInTheDocument();
    expect(summary.getByText(`Pick-up from ${isolateAuto('Nile')}`).parentElement).toHaveTextContent(/Free$/);
    expect(summary.queryByText(`Shipping, ${isolateAuto('Nile')}`)).not.toBeInTheDocument();
    expect(summary.getByText('7.25 EGP')).toBeInTheDocument();
    expect(summary.getByText('137.25 EGP')).toBeInTheDocument();
    expect(summary.getByRole('link', { name: 'Proceed to Checkout' })).toHaveAttribute('href', '/checkout');
  });

  it('two strengths of one medicine as two things to remove', async () => {
    const lines = ['5 mg', '10 mg'].map((strength, place) => makeLine({ medication: { id: place + 5, strength } }));
    server.use(hasCart(makeCart({ items: lines })));
    open();

    for (const name of ['Panadol (5 mg)', 'Panadol (10 mg)']) {
      expect(await screen.findByRole('link', { name: name.replace(' mg', '\u00a0mg') })).toBeInTheDocument();
      expect(screen.getByRole('button', { name: `Remove ${name}` })).toBeInTheDocument();
    }
  });

  it('one medicine of two pharmacies as two things to remove', async () => {
    server.use(hasCart({ ...twoPharmacies, items: [makeLine(), makeLine({ medication: { id: 6, pharmacy: NILE } })] }));
    open();

    for (const name of ['Panadol, sold by Seif', 'Panadol, sold by Nile']) {
      expect(await screen.findByRole('button', { name: `Remove ${name}` })).toBeInTheDocument();
      expect(screen.getByRole('group', { name: `Quantity of ${name}` })).toBeInTheDocument();
    }
  });

  it('the total and the way on at the bottom of a narrow screen, as those of before while quantities are on their way', async () => {
    answerNarrow();
    const { released, release } = deferredResponse();
    server.use(
      hasCart(twoPharmacies),
      http.post('*/api/cart/update', () => released.then(() => answer(makeCart()))),
    );
    const { user } = open();
    const proceed = await screen.findByRole('link', { name: 'Proceed to Checkout' });
    expect(proceed).toHaveAttribute('href', '/checkout');
    const total = within(proceed.parentElement!).getByText('137.25 EGP').closest('[aria-busy]');
    expect(total).toHaveAttribute('aria-busy', 'false');

    await user.click(screen.getByRole('button', { name: 'One more Panadol' }));

    expect(total).toHaveAttribute('aria-busy', 'true');
    expect(proceed).toHaveAttribute('aria-disabled', 'true');
    release();
    await waitFor(() => expect(proceed).not.toHaveAttribute('aria-disabled'));
  });

  it('a way to the medications when it is empty', async () => {
    server.use(hasCart(EMPTY_CART));
    open();

    expect(await screen.findByText('Your cart is empty')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse Medications' })).toHaveAttribute('href', '/medications');
  });

  it('an invitation to guests, which leads back here', async () => {
    const { user, router } = renderApp(<CartPage />, { url: '/cart' });

    await user.click(screen.getByRole('link', { name: 'Sign In' }));

    expect(router.state.location).toMatchObject({ pathname: '/signin', state: { from: '/cart' } });
  });

  it('to pharmacies that carts belong to customers', () => {
    renderApp(<CartPage />, { url: '/cart', session: makeSession('pharmacy') });

    expect(screen.getByText(/Carts belong to customer accounts/)).toBeInTheDocument();
  });

  it.each([
    ['This medication is out of stock', { problem: 'out_of_stock', medication: { available_quantity: 0 } }],
    ['Only 1 left in stock', { problem: 'not_enough_stock', medication: { available_quantity: 1 } }],
    ['No longer sold. Please remove it to continue', { problem: 'not_sold' }],
    [
      `${isolateAuto('Nile')} takes orders again on Dec 1, 2026. You can order this then`,
      { problem: 'closed', medication: { pharmacy: { ...NILE, id: 1, closed_until: '2026-12-01' } } },
    ],
  ] as const)('"%s", and no way to checkout', async (text, line) => {
    server.use(hasCart(makeCart({ items: [makeLine(line)] })));
    open();

    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Proceed to Checkout' })).toHaveAttribute('aria-disabled', 'true');
  });
});

it.each([
  ['Remove this to order the rest now', { problem: 'not_enough_stock' }],
  ['You can order this then', { problem: 'not_sold' }],
] as const)('says "%s" of a closed pharmacy beside a line with %o', async (text, other) => {
  const closed = makeLine({ problem: 'closed', medication: { pharmacy: { ...NILE, closed_until: '2026-12-01' } } });
  const quotes = [makeQuote(), makeQuote({ pharmacy: { ...NILE, is_delivery_available: false } })];
  const items = [closed, makeLine({ ...other, medication: { id: 6, name: 'Concor' } })];
  server.use(hasCart(makeCart({ items, quotes })));
  open();

  expect(
    await screen.findByText(`${isolateAuto('Nile')} takes orders again on Dec 1, 2026. ${text}`),
  ).toBeInTheDocument();
});

describe('the stepper', () => {
  const press = async (button: string, line: Parameters<typeof makeLine>[0]) => {
    server.use(hasCart(makeCart({ items: [makeLine(line)] })));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: button }));
  };

  it.each([
    ['One less Panadol', { quantity: 1 }, 'Quantity cannot be less than 1'],
    ['One more Panadol', { quantity: 10 }, 'You cannot add more than 10 items of this medication'],
    ['One more Panadol', { quantity: 3, medication: { available_quantity: 3 } }, 'Only 3 left in stock'],
  ])('%s from %o refuses without asking the server', async (button, line, problem) => {
    await press(button, line);

    expect(await screen.findByText(problem)).toBeInTheDocument();
  });

  it.each([
    ['One more Panadol', { quantity: 9 }, 10],
    ['One less Panadol', { quantity: 8, problem: 'not_enough_stock', medication: { available_quantity: 3 } }, 3],
  ] as const)('%s from %o sends the new number', async (button, line, quantity) => {
    const sent = recordPosts('/cart/update', () => answer(makeCart()));

    await press(button, line);

    await waitFor(() => expect(sent).toEqual([{ medication_id: 5, quantity }]));
  });

  it('shows the number at once and the amounts when the server has computed them', async () => {
    server.use(
      hasCart(makeCart()),
      http.post('*/api/cart/update', async () => {
        await delay(100);
        return answer(makeCart({ items: [makeLine({ quantity: 3, total_price: 75 })] }));
      }),
    );
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: 'One more Panadol' }));

    const stepper = screen.getByRole('group', { name: 'Quantity of Panadol' });
    expect(stepper).toHaveTextContent('3');
    // The new quantity is not announced while the old total is still on the screen.
    expect(screen.getByRole('status')).toHaveTextContent(/^$/);
    expect(screen.queryByText('75.00 EGP')).not.toBeInTheDocument();
    expect(await screen.findByText('75.00 EGP')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Cart, 2 items. Total: /));
  });

  it('takes the number back and says why when the server refuses', async () => {
    server.use(
      hasCart(makeCart()),
      http.post('*/api/cart/update', () => refuse(422, 'Only 2 left in stock')),
    );
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: 'One more Panadol' }));

    expect(await screen.findByText('Only 2 left in stock')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('group', { name: 'Quantity of Panadol' })).toHaveTextContent('2'));
  });
});

it.each([
  ['update', 'One more Panadol'],
  ['remove-item', 'Remove Panadol'],
])('stays as it was where a server fails without a word, which is said: %s', async (call, press) => {
  server.use(
    hasCart(makeCart()),
    http.post(`*/api/cart/${call}`, () => HttpResponse.html('<h1>Bad</h1>', { status: 500 })),
  );
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: press }));

  expect(await screen.findByText('Failed to update your cart')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('group', { name: 'Quantity of Panadol' })).toHaveTextContent('2'));
});

describe('taking out', () => {
  it('one line', async () => {
    let sent: unknown;
    server.use(
      hasCart(twoPharmacies),
      http.post('*/api/cart/remove-item', async ({ request }) => {
        sent = await request.json();
        return answer(makeCart());
      }),
    );
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: 'Remove Brufen' }));

    await waitFor(() => expect(screen.queryByText('Brufen')).not.toBeInTheDocument());
    expect(sent).toEqual({ medication_id: 6 });
    expect(screen.getByRole('status')).toHaveTextContent(/^Cart, 2 items. Total: /);
  });

  it('one line, which comes back with its quantity by Undo', async () => {
    let added: unknown;
    server.use(
      hasCart(makeCart()),
      http.post('*/api/cart/remove-item', () => answer(EMPTY_CART)),
      http.post('*/api/cart/add', async ({ request }) => {
        added = await request.json();
        return answer(makeCart());
      }),
    );
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: 'Remove Panadol' }));
    expect(await screen.findByText('Removed Panadol')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));

    expect(await screen.findByRole('button', { name: 'Remove Panadol' })).toBeInTheDocument();
    expect(added).toEqual({ medication_id: 5, quantity: 2 });
  });

  it.each([
    ['Remove Panadol', 'Remove Brufen'],
    ['Remove Brufen', 'Remove Panadol'],
  ])('a line by %s leads to %s', async (pressed, next) => {
    const { released, release } = deferredResponse();
    server.use(
      hasCart(twoPharmacies),
      http.post('*/api/cart/remove-item', () => released.then(() => answer(makeCart()))),
    );
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: pressed }));

    expect(screen.queryByRole('button', { name: pressed })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: next })).toHaveFocus();
    release();
  });

  it('everything, once the person has confirmed it', async () => {
    server.use(
      hasCart(makeCart()),
      http.post('*/api/cart/delete', () => answer(EMPTY_CART)),
    );
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: 'Clear Cart' }));
    const dialog = screen.getByRole('dialog', { name: 'Clear your cart?' });
    expect(dialog).toHaveAccessibleDescription(/./);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await user.click(within(dialog).getByRole('button', { name: 'Clear Cart' }));

    expect(await screen.findByText('Your cart is empty')).toBeInTheDocument();
  });

  it('everything fails in words of its own', async () => {
    server.use(
      hasCart(makeCart()),
      http.post('*/api/cart/delete', () => new HttpResponse(null, { status: 500 })),
    );
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: 'Clear Cart' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Clear Cart' }));

    expect(await screen.findByText('Failed to delete cart')).toBeInTheDocument();
    expect(screen.queryByText('Your cart is empty')).not.toBeInTheDocument();
  });
});

it('says after reordering that everything is in the cart', async () => {
  server.use(hasCart(EMPTY_CART));
  const reordered = { code: 'KQD5QPKW', added_quantity: 2, shortfalls: [] };
  renderApp(<CartPage />, { url: { pathname: '/cart', state: { owner: 1, reordered } }, session: makeSession() });

  expect((await screen.findByText('KQD5QPKW')).closest('[role=status]')).toHaveTextContent(
    'The items of order KQD5QPKW are in your cart, at today’s prices.',
  );
});

/** Adds a medicine and leaves for the cart before the answer comes, as a product page does. */
function AddingPage({ onLeave }: { onLeave: () => void }) {
  const [add] = useAddToCartMutation();
  const addAndLeave = () => {
    void add({ medication_id: 5, quantity: 1 });
    onLeave();
  };
  return <button onClick={addAndLeave}>Add</button>;
}

function Visit() {
  const [isLeft, setIsLeft] = useState(false);
  return isLeft ? <CartPage /> : <AddingPage onLeave={() => setIsLeft(true)} />;
}

it.each([
  ['is added', () => answer(makeCart({ items: [makeLine()] })), 'Panadol'],
  ['is refused', () => refuse(422, 'Out of stock'), 'Your cart is empty'],
])('does not call itself empty before what is under way %s', async (_outcome, arrives, seen) => {
  const { released, release } = deferredResponse();
  const asked = jest.fn();
  server.use(
    http.get('*/api/cart', () => {
      asked();
      return answer(EMPTY_CART);
    }),
    http.post('*/api/cart/add', () => released.then(arrives)),
  );
  const { user } = renderApp(<Visit />, { url: '/cart', session: makeSession() });

  await user.click(await screen.findByRole('button', { name: 'Add' }));
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(await screen.findByRole('status', { name: /loading/i })).toBeInTheDocument();
  await act(() => delay(50));
  expect(screen.queryByText('Your cart is empty')).not.toBeInTheDocument();
  release();

  expect(await screen.findByText(seen)).toBeInTheDocument();
});
