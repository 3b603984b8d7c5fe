import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';

import { baseApi } from '@/shared/api';
import {
  answer,
  deferredResponse,
  makeOrder,
  makeOrderRow,
  makePage,
  recordPosts,
  refocusWindow,
  server,
} from '@/shared/testing';

import { openOrders } from './testing/openOrders';
import { CODE, serveCounts, serveMoves, serveOrders } from './testing/serveOrders';

beforeEach(() => serveCounts());

it('moves the order, says so and asks for the list again', async () => {
  const asked = serveOrders();
  const moves = serveMoves();
  const { user } = openOrders();
  await user.click(await screen.findByRole('button', { name: `Actions for ${CODE}` }));

  await user.click(await screen.findByRole('menuitem', { name: 'Mark as Shipped' }));

  expect(await screen.findByText('Updated Status Successfully')).toBeInTheDocument();
  expect(moves).toEqual([{ status: 'shipped', seen_status: 'pending' }]);
  await waitFor(() => expect(asked).toHaveLength(2));
});

it.each([
  [
    'keeps its row, with the status and the moves that it has now',
    '/orders',
    ['View Details', 'Mark as Delivered', 'Mark as Cancelled'],
  ],
  ['leaves a tab that it no longer belongs to', '/orders?status=pending', null],
] as const)('an order that moves %s, however long the list takes', async (_what, url, moves) => {
  serveOrders();
  const { released, release } = deferredResponse();
  serveMoves(() => {
    server.use(http.get('*/api/orders', () => released.then(() => answer(makePage([])))));
    return answer(makeOrder({ status: 'shipped' }));
  });
  const { user } = openOrders(url);
  const actions = await screen.findByRole('button', { name: `Actions for ${CODE}` });
  await user.click(actions);
  await user.click(await screen.findByRole('menuitem', { name: 'Mark as Shipped' }));
  await screen.findByText('Updated Status Successfully');

  if (moves === null) {
    await waitFor(() => expect(actions).not.toBeInTheDocument());
    expect(screen.getByText('1–10 of 23', { selector: '.MuiTablePagination-displayedRows' })).toBeInTheDocument();
  } else {
    expect(await screen.findByText('Shipped', { selector: '.MuiChip-label' })).toBeInTheDocument();
    await user.click(actions);
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(moves);
  }
  release();
});

it.each([
  ['stays away from a tab that it has left', '/orders?status=pending', 0],
  ['keeps the status that it has now', '/orders', 1],
])('an order that moves %s, though a list that was asked for before comes after', async (_what, url, times) => {
  serveOrders();
  const { released, release } = deferredResponse();
  const other = makeOrderRow({ id: 10, order_code: 'OTHER' });
  const moved = Array.from({ length: times }, () => makeOrderRow({ status: 'shipped' }));
  serveMoves();
  const { user, store } = openOrders(url);
  const actions = await screen.findByRole('button', { name: `Actions for ${CODE}` });
  server.use(
    http.get('*/api/orders', () => released.then(() => answer(makePage([makeOrderRow(), other]))), { once: true }),
    http.get('*/api/orders', () => answer(makePage([...moved, other]))),
  );

  refocusWindow(store);
  await user.click(actions);
  await user.click(await screen.findByRole('menuitem', { name: 'Mark as Shipped' }));
  await screen.findByText('Updated Status Successfully');
  release();

  expect(await screen.findByRole('button', { name: 'Actions for OTHER' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryAllByText('Shipped', { selector: '.MuiChip-label' })).toHaveLength(times));
  expect(screen.queryAllByRole('button', { name: `Actions for ${CODE}` })).toHaveLength(times);
});

describe('by keyboard, an order that leaves its tab', () => {
  const codeOf = (id: number) => `DW-${id}`;
  const actionsOf = (id: number) => screen.findByRole('button', { name: `Actions for ${codeOf(id)}` });

  /** Ships an order of the pending tab, which it then leaves. */
  const ship = async (left: number[], gone: number) => {
    let ids = left;
    server.use(
      http.get('*/api/orders', () =>
        answer(
          makePage(
            ids.map((id) => makeOrderRow({ id, order_code: codeOf(id) })),
            { total: ids.length },
          ),
        ),
      ),
    );
    recordPosts(`/orders/${gone}/update-status`, () => {
      ids = ids.filter((id) => id !== gone);
      return answer(makeOrder({ id: gone, status: 'shipped' }));
    });
    const { user } = openOrders('/orders?status=pending');
    const button = await actionsOf(gone);
    act(() => button.focus());
    await user.keyboard('{Enter}');
    const move = await screen.findByRole('menuitem', { name: 'Mark as Shipped' });
    act(() => move.focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(button).not.toBeInTheDocument());
    return user;
  };

  it('leaves the focus to the one that takes its place', async () => {
    const user = await ship([1, 2, 3, 4], 2);

    const next = await actionsOf(3);
    await waitFor(() => expect(next).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    expect(await actionsOf(4)).toHaveFocus();
  });

  it('leaves it to the last one, where it was the last itself', async () => {
    await ship([1, 2, 3], 3);

    const last = await actionsOf(2);
    await waitFor(() => expect(last).toHaveFocus());
  });
});

describe('an order that leaves the page while its menu is open', () => {
  const actionsOf = (id: number) => screen.findByRole('button', { name: `Actions for DW-${id}` });

  const serve = (...ids: number[]) => {
    const asked: string[] = [];
    server.use(
      http.get('*/api/orders', ({ request }) => {
        asked.push(request.url);
        return answer(makePage(ids.map((id) => makeOrderRow({ id, order_code: `DW-${id}` }))));
      }),
    );
    return asked;
  };

  /** Opens the menu of the second order, which has moved to the next page by the time the list is read again. */
  const slide = async () => {
    serve(1, 2);
    const { user, store } = openOrders();
    await user.click(await actionsOf(2));
    const menu = await screen.findByRole('menu', { name: 'Actions for DW-2' });
    return { user, menu, store, asked: serve(3, 1) };
  };

  it('keeps the menu, which moves it and no other', async () => {
    const moves = recordPosts('/orders/2/update-status', () => answer(makeOrder({ id: 2, status: 'shipped' })));
    jest.useFakeTimers({ advanceTimers: true });
    const { user, menu, asked } = await slide();
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    jest.useRealTimers();
    expect(asked).toHaveLength(1);

    await user.click(within(menu).getByRole('menuitem', { name: 'Mark as Shipped' }));

    await waitFor(() => expect(moves).toEqual([{ status: 'shipped', seen_status: 'pending' }]));
    expect(await actionsOf(3)).toBeInTheDocument();
    const last = await actionsOf(1);
    await waitFor(() => expect(last).toHaveFocus());
  });

  it('keeps the question whether to cancel it', async () => {
    const moves = recordPosts('/orders/2/update-status', () => answer(makeOrder({ id: 2, status: 'cancelled' })));
    const { user, menu, store, asked } = await slide();
    await user.click(within(menu).getByRole('menuitem', { name: 'Mark as Cancelled' }));
    const question = await screen.findByRole('dialog', { name: 'Cancel this order?' });
    refocusWindow(store);
    await waitFor(() => expect(asked).toHaveLength(1));
    await act(() => Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk())));

    expect(question).toHaveTextContent('Order DW-2 will be cancelled');
    await user.click(within(question).getByRole('button', { name: 'Cancel Order' }));

    await waitFor(() => expect(moves).toEqual([{ status: 'cancelled', seen_status: 'pending' }]));
    expect(await actionsOf(3)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Actions for DW-2' })).not.toBeInTheDocument();
  });
});

it('is cancelled from its row with the reason that is typed there, whose field keeps the focus', async () => {
  serveOrders();
  const moves = serveMoves();
  const { user } = openOrders();
  await user.click(await screen.findByRole('button', { name: `Actions for ${CODE}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Mark as Cancelled' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this order?' }));
  const reason = dialog.getByRole('textbox', { name: 'Reason (optional)' });

  await user.click(reason);
  expect(reason).toHaveFocus();
  await user.keyboard('Out of stock');
  await user.dblClick(reason);
  expect(reason).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Cancel Order' }));

  await waitFor(() => expect(moves).toEqual([{ status: 'cancelled', seen_status: 'pending', reason: 'Out of stock' }]));
});
