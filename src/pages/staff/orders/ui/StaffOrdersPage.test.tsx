import { setupListeners } from '@reduxjs/toolkit/query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';

import type { OrderDetails, OrderRow } from '@contract/wire/order';
import { baseApi } from '@/shared/api';
import {
  answer,
  holdLine,
  makeEvent,
  makeOrder,
  makeOrderRow,
  makePage,
  refuse,
  renderApp,
  server,
  takePost,
} from '@/shared/testing';

import { StaffOrdersPage } from './StaffOrdersPage';

const CODE = 'KQD5QPKW';

/** The last of these numbers stay. */
function serveCounts(...pending: number[]) {
  const next = () => (pending.length > 1 ? pending.shift()! : (pending[0] ?? 0));
  server.use(http.get('*/api/pharmacy/orders/counts', () => answer({ pending: next(), processing: 0, shipped: 1203 })));
}

/** Answers every list call and remembers what was asked. */
const serveOrders = ({ total = 24, order = makeOrderRow() }: { total?: number; order?: OrderRow } = {}) => {
  const asked: Record<string, string>[] = [];
  serveCounts();
  server.use(
    http.get('*/api/orders', ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return answer(makePage([order], { per_page: 10, last_page: 3, total }));
    }),
  );
  return asked;
};

/** A pharmacy's order: the server lets it go wherever the rules allow. */
const serveOrder = (order: OrderDetails = makeOrder()) => server.use(http.get('*/api/orders/9', () => answer(order)));

const serveMoves = (respond = () => answer(makeOrder({ status: 'shipped' }))) =>
  takePost('/orders/9/update-status', respond);

const TWO_STRENGTHS = ['5 mg', '10 mg'].map((strength, place) => ({
  id: place + 1,
  quantity: 1,
  price: 45.25,
  total_price: 45.25,
  medication: {
    id: place + 5,
    name: 'Concor 30 Tablets',
    name_ar: 'كونكور 30 قرص',
    strength,
    dosage_form: null,
    image: null,
  },
}));

/** With plain blanks. */
const seen = (sheet: Element | null) => sheet?.textContent.replace(/\u00a0/g, ' ') ?? '';

const open = (url = '/orders', language: 'en' | 'ar' = 'en') => renderApp(<StaffOrdersPage />, { url, language });

describe('the list', () => {
  it('opens on exactly what the link says', async () => {
    const asked = serveOrders();
    const { router } = open('/orders?page=3&status=shipped&q=mona');

    expect(await screen.findByText(CODE)).toBeInTheDocument();
    expect(screen.getByRole('grid')).toHaveAccessibleName(screen.getByRole('heading', { level: 1 }).textContent);
    expect(asked).toEqual([{ page: '3', paginate: '10', q: 'mona', sort: 'created_at-desc', status: 'shipped' }]);
    expect(router.state.location.search).toBe('?page=3&status=shipped&q=mona');
    expect(document.title).toBe('Shipped | Orders | Dawaya');
  });

  it('says of an order whose customer has left that they have, in the list and in its details', async () => {
    const gone = { customer: { name: '' }, status: 'delivered' } as const;
    serveOrders({ order: makeOrderRow(gone) });
    serveOrder(
      makeOrder({ ...gone, phone_number: '', recipient: null, delivery_address: '', delivery_address_ar: null }),
    );
    const { user } = open();
    expect(await screen.findByText('Former customer')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: `View details of order ${CODE}` }));

    const details = within(await screen.findByRole('dialog'));
    expect(await details.findByText('Former customer')).toBeInTheDocument();
    expect(details.queryByText('Phone')).not.toBeInTheDocument();
    expect(details.queryByText('Pick-up')).not.toBeInTheDocument();

    fireEvent(window, new Event('beforeprint'));

    expect(seen(document.body.lastElementChild)).toContain('Former customer');
    expect(screen.queryByText('Address')).not.toBeInTheDocument();
  });

  it('starts again from page 1 when the tab changes', async () => {
    serveOrders();
    const { router, user } = open('/orders?page=3');

    await user.click(await screen.findByRole('tab', { name: 'Delivered' }));

    await waitFor(() => expect(router.state.location.search).toBe('?status=delivered'));
  });

  it('sorts on the server', async () => {
    const asked = serveOrders();
    const { router, user } = open();

    await user.click(await screen.findByRole('columnheader', { name: /date/i }));

    await waitFor(() => expect(router.state.location.search).toBe('?sort=created_at-asc'));
    expect(asked.at(-1)).toMatchObject({ sort: 'created_at-asc', page: '1' });
  });

  it('goes to the next page, and back to page 1 when the order changes', async () => {
    const asked = serveOrders({ total: 40 });
    const { router, user } = open('/orders?page=2');
    const visited = new Set<string>();
    router.subscribe(({ location }) => visited.add(location.search));
    await screen.findByText(CODE);

    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(asked.at(-1)?.page).toBe('3'));
    await user.click(screen.getByRole('columnheader', { name: /total/i }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ page: '1', sort: 'total-desc' }));

    // Nowhere else in between: the grid is quick to send itself back to page 1.
    expect([...visited]).toEqual(['?page=3', '?sort=total-desc']);
  });

  it('ignores a query string that makes no sense', async () => {
    const asked = serveOrders();
    open('/orders?page=minus&status=lost&q=mona');

    expect(await screen.findByText(CODE)).toBeInTheDocument();
    expect(asked[0]).toEqual({ page: '1', paginate: '10', q: 'mona', sort: 'created_at-desc' });
  });

  it('lets Back win over the search box', async () => {
    serveOrders();
    const { router, user } = open();
    const box = await screen.findByLabelText('Search orders...');

    await act(() => router.navigate('/orders?q=panadol'));
    await waitFor(() => expect(box).toHaveValue('panadol'));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(box).toHaveValue(''));
    await user.type(box, 'mona ');

    await waitFor(() => expect(router.state.location.search).toBe('?q=mona'), { timeout: 3000 });
    expect(box).toHaveValue('mona ');
  });

  it('shows the status under All Orders and the number of items under a status', async () => {
    serveOrders();
    const { user } = open();

    expect(await screen.findByRole('columnheader', { name: 'Status' })).toBeInTheDocument();
    expect(screen.getByRole('tabpanel', { name: 'All Orders' })).toContainElement(screen.getByRole('grid'));
    expect(within(await screen.findByRole('row', { name: /KQD5QPKW/ })).getByText('Pending')).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Pending' }));

    expect(await screen.findByRole('columnheader', { name: 'Items' })).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Pending' })).toHaveAttribute(
      'aria-controls',
      screen.getByRole('tabpanel', { name: 'Pending' }).id,
    );
    expect(screen.queryByRole('columnheader', { name: 'Status' })).not.toBeInTheDocument();
  });

  it.each([
    ['en', ['Pending', '40'], '39', ['Shipped', '1,203'], 'Processing'],
    ['ar', ['قيد الانتظار', '40'], '39', ['في الطريق أو جاهزة', '1,203'], 'قيد التجهيز'],
  ] as const)('says in %s how many are under way, anew with the list', async (language, first, then, ready, none) => {
    serveOrders();
    serveCounts(40, 39);
    const { store } = open('/orders', language);
    const tab = (name: string) => screen.findByRole('tab', { name });

    await waitFor(async () => expect(await tab(first[0])).toHaveAccessibleDescription(first[1]));
    expect(await tab(ready[0])).toHaveAccessibleDescription(ready[1]);
    expect(await tab(none)).not.toHaveAccessibleDescription();
    act(() => void store.dispatch(baseApi.util.invalidateTags([{ type: 'Order', id: 'LIST' }])));

    await waitFor(async () => expect(await tab(first[0])).toHaveAccessibleDescription(then));
  });

  it('tells what is picked up from what is brought, and how each is paid', async () => {
    serveOrders({ order: makeOrderRow({ fulfilment: 'pickup', payment_method: 'credit_card' }) });
    open();

    const row = await screen.findByRole('row', { name: /KQD5QPKW/ });
    expect(within(row).getByText('Pick-up')).toBeInTheDocument();
    expect(within(row).getByText('Card')).toBeInTheDocument();
  });

  it('tells what a search has found as soon as it is there', async () => {
    serveOrders();
    const { user } = open();
    const status = await screen.findByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('1–10 of 24'));

    server.use(http.get('*/api/orders', () => answer(makePage([]))));
    await user.click(screen.getByRole('tab', { name: 'Delivered' }));

    await waitFor(() => expect(status).toHaveTextContent('No Orders Found'));
  });

  it('says so when there is nothing', async () => {
    server.use(http.get('*/api/orders', () => answer(makePage([]))));
    open();

    expect(await screen.findByText('No Orders Found')).toBeInTheDocument();
    expect(screen.getByText('New orders appear here as soon as customers place them.')).toBeInTheDocument();
  });

  it('shows no rows of another tab when this one can not be fetched', async () => {
    serveOrders();
    const { user } = open();
    await screen.findByText(CODE);
    server.use(http.get('*/api/orders', () => refuse(500)));

    await user.click(screen.getByRole('tab', { name: 'Cancelled' }));

    expect(await screen.findByText('Failed to fetch orders')).toBeInTheDocument();
    expect(screen.queryByText(CODE)).not.toBeInTheDocument();
    expect(screen.queryByText('No Orders Found')).not.toBeInTheDocument();
  });

  it('counts in the digits of the site in Arabic, too', async () => {
    serveOrders();
    open('/orders', 'ar');

    expect(await screen.findByText('من 1 إلى 10، الإجمالي 24', { ignore: '[role=status]' })).toBeInTheDocument();
    expect(screen.getByText('قيد الانتظار', { selector: '.MuiChip-label' })).toBeInTheDocument();
  });
});

describe('an order in the address', () => {
  const row = () => screen.findByRole('button', { name: `View details of order ${CODE}` });
  const dialog = () => screen.findByRole('dialog', { name: /^Order Details/ });
  const press = async (user: ReturnType<typeof open>['user'], name: string) =>
    user.click(within(await dialog()).getByRole('button', { name }));
  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  it('is there once its row is pressed, until Back or the cross closes it, with nothing to go back over', async () => {
    serveOrders();
    serveOrder();
    const { router, user } = open('/orders?page=3');
    await user.click(await row());
    await dialog();
    expect(router.state.location.search).toBe('?page=3&order=9');

    await act(() => router.navigate(-1));
    await isClosed();
    expect(router.state.location.search).toBe('?page=3');
    await user.click(await row());
    await press(user, 'Close');

    await isClosed();
    expect(router.state).toMatchObject({ historyAction: 'POP', location: { search: '?page=3' } });
    expect(await row()).toHaveFocus();
  });

  it('opens from a link, and closes to the list behind it and to its row', async () => {
    serveOrders();
    serveOrder();
    const { router, user } = open('/orders?page=3&order=9');
    expect(await within(await dialog()).findByText('Panadol Extra')).toBeInTheDocument();
    await screen.findByText(CODE, { selector: '[role=gridcell] *' });

    await press(user, 'Close');

    await isClosed();
    expect(router.state).toMatchObject({ historyAction: 'REPLACE', location: { search: '?page=3' } });
    expect(await row()).toHaveFocus();
  });

  it.each(['10', 'new'])('says so where there is no such order, as of %s, and closes to the list', async (id) => {
    serveOrders();
    server.use(http.get('*/api/orders/10', () => refuse(404, 'Order not found')));
    const { router, user } = open(`/orders?order=${id}`);

    expect(await within(await dialog()).findByRole('alert')).toHaveTextContent(/^Order not found$/);
    await press(user, 'Close');

    await isClosed();
    expect(router.state.location.search).toBe('');
    expect(await row()).toBeInTheDocument();
  });
});

it('moves the order, says so and asks for the list again', async () => {
  const asked = serveOrders();
  const moves = serveMoves();
  const { user } = open();
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
  const { line, letGo } = holdLine();
  serveMoves(() => {
    server.use(http.get('*/api/orders', () => line.then(() => answer(makePage([])))));
    return answer(makeOrder({ status: 'shipped' }));
  });
  const { user } = open(url);
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
  letGo();
});

it.each([
  ['stays away from a tab that it has left', '/orders?status=pending', 0],
  ['keeps the status that it has now', '/orders', 1],
])('an order that moves %s, though a list that was asked for before comes after', async (_what, url, times) => {
  serveOrders();
  const { line, letGo } = holdLine();
  const other = makeOrderRow({ id: 10, order_code: 'OTHER' });
  const moved = Array.from({ length: times }, () => makeOrderRow({ status: 'shipped' }));
  serveMoves();
  const { user, store } = open(url);
  const actions = await screen.findByRole('button', { name: `Actions for ${CODE}` });
  server.use(
    http.get('*/api/orders', () => line.then(() => answer(makePage([makeOrderRow(), other]))), { once: true }),
    http.get('*/api/orders', () => answer(makePage([...moved, other]))),
  );

  const stopListening = setupListeners(store.dispatch);
  fireEvent(window, new Event('focus'));
  stopListening();
  await user.click(actions);
  await user.click(await screen.findByRole('menuitem', { name: 'Mark as Shipped' }));
  await screen.findByText('Updated Status Successfully');
  letGo();

  expect(await screen.findByRole('button', { name: 'Actions for OTHER' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryAllByText('Shipped', { selector: '.MuiChip-label' })).toHaveLength(times));
  expect(screen.queryAllByRole('button', { name: `Actions for ${CODE}` })).toHaveLength(times);
});

describe('by keyboard', () => {
  it('opens the menu of a row with Space', async () => {
    serveOrders();
    const { user } = open();
    const button = await screen.findByRole('button', { name: `Actions for ${CODE}` });
    act(() => button.focus());

    await user.keyboard(' ');

    expect(await screen.findByRole('menu')).toBeInTheDocument();
  });

  it('reaches the code by the arrow keys, and opens the order with it', async () => {
    serveOrders();
    serveOrder();
    const { user } = open();
    await user.click(await screen.findByRole('gridcell', { name: 'Mona Adel' }));

    await user.keyboard('{ArrowLeft}{Enter}');

    expect(await screen.findByRole('dialog', { name: /^Order Details/ })).toBeInTheDocument();
  });
});

describe('by keyboard, the search', () => {
  it('keeps the focus when its rows come in, though a cell of the list had it before', async () => {
    serveOrders();
    const { user } = open();
    const cell = await screen.findByRole('gridcell', { name: 'Mona Adel' });
    await user.click(cell);
    expect(cell).toHaveFocus();
    const search = screen.getByRole('searchbox');
    while (document.activeElement !== search) await user.tab({ shift: true });

    serveOrders({ order: makeOrderRow({ id: 10, order_code: 'OTHER' }) });
    await user.keyboard('other');

    expect(await screen.findByRole('button', { name: 'Actions for OTHER' })).toBeInTheDocument();
    await user.keyboard(' order');
    expect(search).toHaveValue('other order');
  });
});

describe('by keyboard, an order that leaves its tab', () => {
  const codeOf = (id: number) => `DW-${id}`;
  const actionsOf = (id: number) => screen.findByRole('button', { name: `Actions for ${codeOf(id)}` });

  /** Moves an order on, which is pending no longer then. */
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
    takePost(`/orders/${gone}/update-status`, () => {
      ids = ids.filter((id) => id !== gone);
      return answer(makeOrder({ id: gone, status: 'shipped' }));
    });
    const { user } = open('/orders?status=pending');
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
  afterEach(() => jest.useRealTimers());

  const actionsOf = (id: number) => screen.findByRole('button', { name: `Actions for DW-${id}` });

  /** Opens the menu of the second order, which is on the next page half a minute later. */
  const slide = async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const serve = (...ids: number[]) =>
      server.use(
        http.get('*/api/orders', () => answer(makePage(ids.map((id) => makeOrderRow({ id, order_code: `DW-${id}` }))))),
      );
    serve(1, 2);
    const { user } = open();
    await user.click(await actionsOf(2));
    const menu = await screen.findByRole('menu', { name: 'Actions for DW-2' });
    serve(3, 1);
    return { user, menu, wait: () => act(() => jest.advanceTimersByTimeAsync(30_000)) };
  };

  it('keeps the menu, which moves it and no other', async () => {
    const moves = takePost('/orders/2/update-status', () => answer(makeOrder({ id: 2, status: 'shipped' })));
    const { user, menu, wait } = await slide();
    await wait();

    await user.click(within(menu).getByRole('menuitem', { name: 'Mark as Shipped' }));

    await waitFor(() => expect(moves).toEqual([{ status: 'shipped', seen_status: 'pending' }]));
    expect(await actionsOf(3)).toBeInTheDocument();
    const last = await actionsOf(1);
    await waitFor(() => expect(last).toHaveFocus());
  });

  it('keeps the question whether to cancel it', async () => {
    const moves = takePost('/orders/2/update-status', () => answer(makeOrder({ id: 2, status: 'cancelled' })));
    const { user, menu, wait } = await slide();
    await user.click(within(menu).getByRole('menuitem', { name: 'Mark as Cancelled' }));
    const question = await screen.findByRole('dialog', { name: 'Cancel this order?' });
    await wait();

    expect(question).toHaveTextContent('Order DW-2 will be cancelled');
    await user.click(within(question).getByRole('button', { name: 'Cancel Order' }));

    await waitFor(() => expect(moves).toEqual([{ status: 'cancelled', seen_status: 'pending' }]));
    expect(await actionsOf(3)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Actions for DW-2' })).not.toBeInTheDocument();
  });
});

describe('the order in full', () => {
  afterEach(() => jest.useRealTimers());

  const openDetails = async (order: OrderDetails) => {
    serveOrders({ order: makeOrderRow({ status: order.status, fulfilment: order.fulfilment }) });
    serveOrder(order);
    const page = open();
    await page.user.click(await screen.findByRole('button', { name: `View details of order ${CODE}` }));
    return { ...page, dialog: await screen.findByRole('dialog', { name: /^Order Details/ }) };
  };

  it('shows what to pack, for whom and for how much', async () => {
    const { dialog } = await openDetails(makeOrder({ notes: 'Ring twice' }));

    expect(await within(dialog).findByText('Panadol Extra')).toBeInTheDocument();
    for (const text of [
      'Quantity: 2 · 45.25 EGP each',
      'CustomerMona AdelPhone+201012345678Address7 Road 233, Maadi, Cairo',
      'Payment methodCash on deliveryCustomer',
      'Ring twice',
      'Jan 5, 2026, 12:00 PM',
      'Shipping30.00 EGP',
      'Total120.50 EGP',
    ]) {
      expect(dialog).toHaveTextContent(text);
    }
    expect(within(dialog).getByRole('link', { name: '+201012345678' })).toHaveAttribute('href', 'tel:+201012345678');
  });

  it.each([
    ['is to be collected', {}, 'PendingTo collect in cash 120.50 EGP'],
    ['was paid', { payment_method: 'credit_card', payment_status: 'paid' }, 'PendingTotal 120.50 EGP'],
    ['nobody owes any more', { status: 'cancelled' }, 'CancelledTotal 120.50 EGP'],
  ] as const)('says beside its status what it comes to: %s', async (_what, overrides, text) => {
    const { dialog } = await openDetails(makeOrder(overrides));
    await within(dialog).findByText('Panadol Extra');

    expect(seen(dialog)).toContain(text);
  });

  it('shows at its step why it was cancelled', async () => {
    const cancelled = makeEvent({ id: 2, status: 'cancelled', actor: 'pharmacy', reason: 'Out of stock' });
    const { dialog } = await openDetails(makeOrder({ status: 'cancelled', events: [makeEvent(), cancelled] }));

    const timeline = await within(dialog).findByRole('list', { name: 'Order timeline' });
    const [placed, last] = within(timeline).getAllByRole('listitem');
    expect(placed).not.toHaveTextContent('Reason');
    expect(last).toHaveTextContent('by the pharmacyReason: \u2068Out of stock\u2069');
  });

  it('names a recipient who is not the customer, and a city that is its own governorate once', async () => {
    const { dialog } = await openDetails(
      makeOrder({
        recipient: 'Dr. Ali, Clinic 3',
        delivery_address: 'Dr. Ali, Clinic 3, 5 Nile St, Flat 2, Assiut, Assiut',
      }),
    );

    expect(await within(dialog).findByText('Dr. Ali, Clinic 3')).toBeInTheDocument();
    expect(dialog).toHaveTextContent(/AddressDr. Ali, Clinic 3, 5 Nile St, Flat 2, Assiut(?!,)/);
  });

  it('says that an order is picked up', async () => {
    const pickup = {
      fulfilment: 'pickup',
      recipient: null,
      delivery_address: null,
      delivery_address_ar: null,
    } as const;
    const { dialog } = await openDetails(makeOrder({ ...pickup, status: 'shipped' }));

    await within(dialog).findByText('Ready for pick-up');
    expect(dialog).toHaveTextContent('Delivery or pick-upPick-up at the pharmacy');
    expect(dialog).not.toHaveTextContent('Address');
    expect(dialog).not.toHaveTextContent(/Shipped|On its way/);
  });

  it('tells two strengths of a medicine apart, in Arabic with the strength set apart', async () => {
    serveOrders();
    serveOrder(makeOrder({ items: TWO_STRENGTHS }));
    const { user } = open('/orders', 'ar');
    await user.click(await screen.findByRole('button', { name: `عرض تفاصيل الطلب ${CODE}` }));

    const weaker = await screen.findByText('(5 مجم)');
    expect(weaker.parentElement).toHaveTextContent('كونكور 30 قرص (5 مجم)');
    expect(screen.getByText('(10 مجم)')).toBeInTheDocument();
  });

  it('tells two forms of a medicine apart, on the screen and on the picking slip', async () => {
    const forms = TWO_STRENGTHS.map((item, place) => ({
      ...item,
      medication: {
        ...item.medication,
        name: 'Panadol',
        strength: '500 mg',
        dosage_form: ['tablet', 'suppository'][place]!,
      },
    }));
    const { dialog } = await openDetails(makeOrder({ items: forms }));
    await within(dialog).findByText(/tablet/);

    fireEvent(window, new Event('beforeprint'));

    const slip = seen(document.body.lastElementChild);
    for (const place of [seen(dialog), slip]) {
      expect(place).toContain('Panadol (500 mg, tablet)');
      expect(place).toContain('Panadol (500 mg, suppository)');
    }
  });

  it.each([
    ['pending', 2],
    ['delivered', 0],
  ] as const)('warns of what has expired while it can still be handed out: %s', async (status, warnings) => {
    const dates = ['2020-11-22', '2099-11-22'];
    const items = TWO_STRENGTHS.map((item, place) => ({
      ...item,
      medication: { ...item.medication, expiry_date: dates[place]! },
    }));
    const { dialog } = await openDetails(makeOrder({ status, items }));
    await within(dialog).findByText(/10.mg/);

    fireEvent(window, new Event('beforeprint'));

    // On the sheet, and on the picking slip.
    const found = screen.queryAllByText(/^Expired/);
    expect(found.map(({ textContent }) => textContent)).toEqual(Array(warnings).fill('Expired Nov 22, 2020'));
    expect(found.every((line) => line.parentElement?.textContent.includes('5'))).toBe(true);
  });

  it('moves the order and follows it', async () => {
    const { dialog, user } = await openDetails(makeOrder());
    const shipped = makeOrder({
      status: 'shipped',
      events: [makeEvent(), makeEvent({ id: 2, status: 'shipped', actor: 'pharmacy' })],
    });
    serveMoves(() => {
      serveOrder(shipped);
      return answer(shipped);
    });

    await user.click(await within(dialog).findByRole('button', { name: 'Update Status' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Mark as Shipped' }));

    expect(await within(dialog).findByText('Shipped')).toBeInTheDocument();
    expect(await screen.findByText('Updated Status Successfully')).toBeInTheDocument();
  });

  it('is fetched afresh each time that it opens', async () => {
    const { dialog, user } = await openDetails(makeOrder());
    await within(dialog).findByRole('button', { name: 'Update Status' });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    serveOrder(makeOrder({ status: 'cancelled' }));

    await user.click(await screen.findByRole('button', { name: `View details of order ${CODE}` }));

    const again = within(await screen.findByRole('dialog'));
    expect(await again.findByText('Cancelled')).toBeInTheDocument();
    expect(again.queryByRole('button', { name: 'Update Status' })).not.toBeInTheDocument();
  });

  it('follows a customer who cancels it while it is open', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { dialog } = await openDetails(makeOrder());
    await within(dialog).findByRole('button', { name: 'Update Status' });
    serveOrder(makeOrder({ status: 'cancelled' }));

    await act(() => jest.advanceTimersByTimeAsync(30_000));

    expect(await within(dialog).findByText('Cancelled')).toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: 'Update Status' })).not.toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: 'Print Picking Slip' })).not.toBeInTheDocument();
  });

  it('offers no picking slip of a cancelled order, and says what it is where the browser prints it anyway', async () => {
    const { dialog } = await openDetails(makeOrder({ status: 'cancelled' }));
    await within(dialog).findByRole('button', { name: 'Print Receipt' });

    expect(within(dialog).queryByRole('button', { name: 'Print Picking Slip' })).not.toBeInTheDocument();
    fireEvent(window, new Event('beforeprint'));

    expect(seen(document.body.lastElementChild)).toMatch(/^CancelledPicking Slip/);
  });

  it('calls the customer by their name on paper as on the screen, and the recipient before the address', async () => {
    const { dialog, user } = await openDetails(
      makeOrder({ recipient: 'Home', delivery_address: 'Home, 7 Road 233, Maadi, Cairo' }),
    );
    await within(dialog).findByText(/7 Road 233/);
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    await user.click(within(dialog).getByRole('button', { name: 'Print Receipt' }));

    fireEvent(window, new Event('beforeprint'));

    const receipt = seen(document.body.lastElementChild);
    expect(receipt).toContain('CustomerMona Adel');
    expect(receipt).toContain('Delivery addressHome, 7 Road 233, Maadi, Cairo');
    print.mockRestore();
  });

  it('puts the picking slip on paper without prices, and the receipt with them', async () => {
    const { dialog, user } = await openDetails(makeOrder({ items: TWO_STRENGTHS }));
    const sheets: string[] = [];
    const print = jest.spyOn(window, 'print').mockImplementation(() => {
      window.dispatchEvent(new Event('beforeprint'));
      sheets.push(seen(document.body.lastElementChild));
      window.dispatchEvent(new Event('afterprint'));
    });

    await user.click(await within(dialog).findByRole('button', { name: 'Print Picking Slip' }));
    await user.click(within(dialog).getByRole('button', { name: 'Print Receipt' }));

    const [slip, receipt] = sheets;
    expect(slip).toMatch(
      /Picking Slip.*KQD5QPKW.*1Concor 30 Tablets \(5 mg\)1Concor 30 Tablets \(10 mg\)2 units in all/,
    );
    expect(slip).not.toContain('45.25');
    expect(slip).toContain('CustomerMona AdelPhone+201012345678Address7 Road 233, Maadi, Cairo');
    expect(receipt).toContain('Delivery address7 Road 233, Maadi, Cairo');
    expect(receipt).toMatch(/Receipt.*Concor 30 Tablets \(5 mg\).*Concor 30 Tablets \(10 mg\).*120\.50 EGP/);
    print.mockRestore();
  });

  it.each([
    ['cash', {}, 'Cash on deliveryTo collect in cash120.50 EGP'],
    [
      'cash of an order that a promo code has paid for',
      { total_amount: 0 },
      'Cash on deliveryTo collect in cashNothing',
    ],
    [
      'a card',
      { payment_method: 'credit_card', payment_status: 'authorised', card: { brand: 'visa', last4: '4242' } },
      'Credit card, Visa ending in 4242To collect in cashNothing',
    ],
  ] as const)(
    'tells the courier on the picking slip which pharmacy it is, and what to collect of %s',
    async (...row) => {
      const { dialog } = await openDetails(makeOrder(row[1]));
      await within(dialog).findByRole('button', { name: 'Print Picking Slip' });

      fireEvent(window, new Event('beforeprint'));

      const slip = seen(document.body.lastElementChild);
      expect(slip).toMatch(/^Picking SlipSeif Pharmacy/);
      expect(slip).toContain(`Payment method${row[2]}`);
    },
  );

  it('says so where the card did not pay for it', async () => {
    const { dialog } = await openDetails(makeOrder({ status: 'delivered', payment_status: 'failed' }));

    expect(await within(dialog).findByRole('alert')).toHaveTextContent('The card was not charged.');
  });

  it('has no menu once the order is final', async () => {
    const { dialog } = await openDetails(makeOrder({ status: 'delivered' }));
    await within(dialog).findByText('Panadol Extra');

    expect(within(dialog).queryByRole('button', { name: 'Update Status' })).not.toBeInTheDocument();
  });
});
