import { screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { useState } from 'react';

import { answer, deferredResponse, makeCart, makeLine, recordPosts, refuse, renderApp, server } from '@/shared/testing';

import { useRemoveCartItemMutation, useUpdateCartItemMutation } from './cartApi';
import { useGetCartQuery } from './cartQuery';

function Probe() {
  const { data: cart, refetch } = useGetCartQuery();
  const [isRead, setIsRead] = useState(false);
  const [update] = useUpdateCartItemMutation();
  const [remove] = useRemoveCartItemMutation();
  const quantity = cart?.items[0]?.quantity ?? 0;
  if (!cart) return null;
  return (
    <>
      <output>{`${quantity} of ${cart.total_quantity}`}</output>
      <button onClick={() => void update({ medication_id: 5, quantity: quantity + 1 })}>more</button>
      <button onClick={() => void remove({ medication_id: 5 })}>remove</button>
      <button onClick={() => void refetch().then(() => setIsRead(true))}>{isRead ? 'read' : 'read again'}</button>
    </>
  );
}

const press = async (name: string) => {
  const { user } = renderApp(<Probe />);
  await user.click(await screen.findByRole('button', { name }));
  return user;
};

it('shows the new quantity at once and takes it back when the server refuses', async () => {
  server.use(
    http.get('*/api/cart', () => answer(makeCart())),
    http.post('*/api/cart/update', async () => {
      await delay(100);
      return refuse(409, 'Out of stock');
    }),
  );

  await press('more');

  expect(screen.getByRole('status')).toHaveTextContent('3 of 3');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 of 2'));
});

it('takes a line out at once and brings it back when the server refuses', async () => {
  server.use(
    http.get('*/api/cart', () => answer(makeCart())),
    http.post('*/api/cart/remove-item', async () => {
      await delay(100);
      return refuse(409, 'Out of stock');
    }),
  );

  await press('remove');

  expect(screen.getByRole('status')).toHaveTextContent('0 of 0');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 of 2'));
});

it('takes a refused quantity back from no other line, where its own is on the way out', async () => {
  const other = makeLine({ quantity: 7, medication: { id: 6 } });
  let remove: (() => void) | undefined;
  server.use(
    http.get('*/api/cart', () => answer(makeCart({ items: [makeLine(), other], total_quantity: 9 })), { once: true }),
    // The cart that is read again after the refusal must not arrive during this test.
    http.get('*/api/cart', () => delay('infinite')),
    http.post('*/api/cart/update', async () => {
      await delay(50);
      return refuse(409, 'Out of stock');
    }),
    http.post('*/api/cart/remove-item', async () => {
      await new Promise<void>((resolve) => (remove = resolve));
      return answer(makeCart({ items: [other], total_quantity: 7 }));
    }),
  );

  const user = await press('more');
  await user.click(screen.getByRole('button', { name: 'remove' }));
  await waitFor(() => expect(remove).toBeDefined());

  expect(screen.getByRole('status')).toHaveTextContent('7 of 7');
  remove?.();
});

it('sends quick presses one after another, and of those that wait only the newest', async () => {
  const { released, release } = deferredResponse();
  const answered: number[] = [];
  server.use(
    http.get('*/api/cart', () => answer(makeCart())),
    http.post('*/api/cart/update', async ({ request }) => {
      const { quantity } = (await request.json()) as { quantity: number };
      await released;
      answered.push(quantity);
      return answer(makeCart({ items: [makeLine({ quantity })], total_quantity: quantity }));
    }),
  );

  const user = await press('more');
  await user.click(screen.getByRole('button', { name: 'more' }));
  await user.click(screen.getByRole('button', { name: 'more' }));
  expect(screen.getByRole('status')).toHaveTextContent('5 of 5');
  release();
  await waitFor(() => expect(answered).toEqual([3, 5]));

  expect(screen.getByRole('status')).toHaveTextContent('5 of 5');
});

it('never steps back to what an earlier press was answered, while a later one waits for its answer', async () => {
  const lines = { 3: deferredResponse(), 4: deferredResponse() };
  const sent: number[] = [];
  const answered: number[] = [];
  server.use(
    http.get('*/api/cart', () => answer(makeCart())),
    http.post('*/api/cart/update', async ({ request }) => {
      const { quantity } = (await request.json()) as { quantity: 3 | 4 };
      sent.push(quantity);
      await lines[quantity].released;
      answered.push(quantity);
      return answer(makeCart({ items: [makeLine({ quantity })], total_quantity: quantity }));
    }),
  );

  const user = await press('more');
  await waitFor(() => expect(sent).toEqual([3]));
  await user.click(screen.getByRole('button', { name: 'more' }));
  lines[3].release();
  // The second change is sent after the first one was answered.
  await waitFor(() => expect(sent).toEqual([3, 4]));

  expect(screen.getByRole('status')).toHaveTextContent('4 of 4');
  lines[4].release();
  await waitFor(() => expect(answered).toEqual([3, 4]));
});

it('takes quick presses that all fail back to what the server holds, where it cannot be asked', async () => {
  const { released, release } = deferredResponse();
  let readings = 0;
  server.use(
    http.get('*/api/cart', () => {
      readings += 1;
      return readings > 1 ? HttpResponse.error() : answer(makeCart());
    }),
    http.post('*/api/cart/update', async () => {
      await released;
      return HttpResponse.error();
    }),
  );

  const user = await press('more');
  await user.click(screen.getByRole('button', { name: 'more' }));
  await user.click(screen.getByRole('button', { name: 'more' }));
  expect(screen.getByRole('status')).toHaveTextContent('5 of 5');
  release();
  // The cart is read again only after all of them have failed.
  await waitFor(() => expect(readings).toBe(2));

  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2 of 2'));
});

it('lets no reading that began before a change speak after it', async () => {
  let letReadingGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letReadingGo = resolve));
  let readings = 0;
  let cart = makeCart();
  server.use(
    http.get('*/api/cart', async () => {
      readings += 1;
      const found = cart;
      if (readings > 1) await held;
      return answer(found);
    }),
    http.post('*/api/cart/update', () => {
      cart = makeCart({ items: [makeLine({ quantity: 3 })], total_quantity: 3 });
      return answer(cart);
    }),
  );
  const { user } = renderApp(<Probe />);
  const more = await screen.findByRole('button', { name: 'more' });

  await user.click(screen.getByRole('button', { name: 'read again' }));
  await user.click(more);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3 of 3'));
  letReadingGo();

  expect(await screen.findByRole('button', { name: 'read' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3 of 3'));
});

describe('a reading that answers before the change', () => {
  /** Presses a button while the cart is being read, so that both the read and the change are in progress. */
  const pressWhileRead = async (name: string, change: () => Promise<Response>, read = makeCart()) => {
    const { released, release } = deferredResponse();
    let isFirst = true;
    server.use(
      http.get('*/api/cart', async () => {
        if (isFirst) {
          isFirst = false;
          return answer(makeCart());
        }
        await released;
        return answer(read);
      }),
    );
    recordPosts('/cart/update', change);
    recordPosts('/cart/remove-item', change);
    const { user } = renderApp(<Probe />);
    await user.click(await screen.findByRole('button', { name: 'read again' }));
    await user.click(screen.getByRole('button', { name }));
    release();
    await screen.findByRole('button', { name: 'read' });
    return user;
  };

  it('keeps what was pressed, and the next press counts from there', async () => {
    const { released, release } = deferredResponse();
    const user = await pressWhileRead('more', () => released.then(() => answer(makeCart())));
    const sent = recordPosts('/cart/update', () =>
      answer(makeCart({ items: [makeLine({ quantity: 4 })], total_quantity: 4 })),
    );

    expect(screen.getByRole('status')).toHaveTextContent('3 of 3');
    await user.click(screen.getByRole('button', { name: 'more' }));
    release();

    await waitFor(() => expect(sent).toEqual([{ medication_id: 5, quantity: 4 }]));
    expect(screen.getByRole('status')).toHaveTextContent('4 of 4');
  });

  it('keeps a removed line away', async () => {
    const { released, release } = deferredResponse();
    await pressWhileRead('remove', () => released.then(() => answer(makeCart({ items: [], total_quantity: 0 }))));

    expect(screen.getByRole('status')).toHaveTextContent('0 of 0');
    release();
  });

  it('is what the cart goes back to when the server refuses', async () => {
    const { released, release } = deferredResponse();
    const ofAnotherTab = makeCart({ items: [makeLine({ quantity: 5 })], total_quantity: 5 });
    await pressWhileRead('more', () => released.then(() => refuse(409, 'Out of stock')), ofAnotherTab);
    server.use(http.get('*/api/cart', () => HttpResponse.error()));

    release();

    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('5 of 5'));
  });

  it('may also have begun after it', async () => {
    const { released, release } = deferredResponse();
    server.use(http.get('*/api/cart', () => answer(makeCart())));
    recordPosts('/cart/update', () => released.then(() => answer(makeCart())));
    const user = await press('more');

    await user.click(screen.getByRole('button', { name: 'read again' }));
    await screen.findByRole('button', { name: 'read' });

    expect(screen.getByRole('status')).toHaveTextContent('3 of 3');
    release();
  });
});
