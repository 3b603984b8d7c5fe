import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';

import { baseApi } from '@/shared/api';
import { answer, makeOrder, makeOrderRow, makePage, refuse, server } from '@/shared/testing';

import { seen } from './testing/openDetails';
import { openOrders } from './testing/openOrders';
import { CODE, serveCounts, serveOrder, serveOrders } from './testing/serveOrders';

describe('the list', () => {
  it('opens on exactly what the link says', async () => {
    const asked = serveOrders();
    const { router } = openOrders('/orders?page=3&status=shipped&q=mona');

    expect(await screen.findByText(CODE)).toBeInTheDocument();
    expect(screen.getByRole('grid')).toHaveAccessibleName(screen.getByRole('heading', { level: 1 }).textContent);
    expect(asked).toEqual([{ page: '3', paginate: '10', q: 'mona', sort: 'created_at-asc', status: 'shipped' }]);
    expect(router.state.location.search).toBe('?page=3&status=shipped&q=mona');
    expect(document.title).toBe('Shipped | Orders | Dawaya');
  });

  it('says of an order whose customer has left that they have, in the list and in its details', async () => {
    const gone = { customer: { name: '' }, status: 'delivered' } as const;
    serveOrders({ order: makeOrderRow(gone) });
    serveOrder(
      makeOrder({ ...gone, phone_number: '', recipient: null, delivery_address: '', delivery_address_ar: null }),
    );
    const { user } = openOrders();
    expect(await screen.findByText('Former customer')).toBeInTheDocument();

    await user.click(screen.getByRole('link', { name: `View details of order ${CODE}` }));

    const details = within(await screen.findByRole('dialog'));
    expect(await details.findByText('Former customer')).toBeInTheDocument();
    expect(details.queryByText('Phone')).not.toBeInTheDocument();
    expect(details.queryByText('Pick-up')).not.toBeInTheDocument();

    fireEvent(window, new Event('beforeprint'));

    expect(seen(document.body.lastElementChild)).toContain('Former customer');
    expect(screen.queryByText('Address')).not.toBeInTheDocument();
  });

  it('starts again from page 1 when the tab changes, and sorts on the server', async () => {
    const asked = serveOrders();
    const { router, user } = openOrders('/orders?page=3');

    await user.click(await screen.findByRole('columnheader', { name: /date/i }));
    await waitFor(() => expect(router.state.location.search).toBe('?sort=created_at-asc'));
    expect(asked.at(-1)).toMatchObject({ sort: 'created_at-asc', page: '1' });
    await act(() => router.navigate('/orders?page=3'));
    await user.click(screen.getByRole('tab', { name: 'Delivered' }));

    await waitFor(() => expect(router.state.location.search).toBe('?status=delivered'));
  });

  it('goes to the next page, and back to page 1 when the order changes', async () => {
    const asked = serveOrders({ total: 40 });
    const { router, user } = openOrders('/orders?page=2');
    const visited = new Set<string>();
    router.subscribe(({ location }) => visited.add(location.search));
    await screen.findByText(CODE);

    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(asked.at(-1)?.page).toBe('3'));
    await user.click(screen.getByRole('columnheader', { name: /total/i }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ page: '1', sort: 'total-desc' }));

    // No address in between: the grid tends to reset itself to page 1.
    expect([...visited]).toEqual(['?page=3', '?sort=total-desc']);
  });

  it('ignores a query string that makes no sense', async () => {
    const asked = serveOrders();
    openOrders('/orders?page=minus&status=lost&q=mona');

    expect(await screen.findByText(CODE)).toBeInTheDocument();
    expect(asked[0]).toEqual({ page: '1', paginate: '10', q: 'mona', sort: 'created_at-desc' });
  });

  it('lets Back win over the search box', async () => {
    serveOrders();
    const { router, user } = openOrders();
    const box = await screen.findByLabelText('Search orders...');

    await act(() => router.navigate('/orders?q=panadol'));
    await waitFor(() => expect(box).toHaveValue('panadol'));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(box).toHaveValue(''));
    await user.type(box, 'mona ');

    await waitFor(() => expect(router.state.location.search).toBe('?q=mona'), { timeout: 3000 });
    expect(box).toHaveValue('mona ');
  });

  it('shows the status under All Orders and the number of items under a status, and how each comes and is paid', async () => {
    serveOrders({ order: makeOrderRow({ fulfilment: 'pickup', payment_method: 'credit_card' }) });
    const { user } = openOrders();

    expect(await screen.findByRole('columnheader', { name: 'Status' })).toBeInTheDocument();
    expect(screen.getByRole('tabpanel', { name: 'All Orders' })).toContainElement(screen.getByRole('grid'));
    const row = within(await screen.findByRole('row', { name: /KQD5QPKW/ }));
    for (const text of ['Pending', 'Pick-up', 'Card']) expect(row.getByText(text)).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Pending' }));

    expect(await screen.findByRole('columnheader', { name: 'Items' })).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Pending' })).toHaveAttribute(
      'aria-controls',
      screen.getByRole('tabpanel', { name: 'Pending' }).id,
    );
    expect(screen.queryByRole('columnheader', { name: 'Status' })).not.toBeInTheDocument();
  });

  it.each([
    ['en', ['Pending', '40'], '39', ['Shipped', '1,203'], 'Processing', '1–10 of 24'],
    ['ar', ['قيد الانتظار', '40'], '39', ['في الطريق أو جاهزة', '1,203'], 'قيد التجهيز', 'من 1 إلى 10، الإجمالي 24'],
  ] as const)(
    'says in %s how many there are and under way, anew with the list',
    async (language, first, then, ready, none, rows) => {
      serveOrders();
      serveCounts(40, 39);
      const { store } = openOrders('/orders', language);
      const tab = (name: string) => screen.findByRole('tab', { name });

      await waitFor(async () => expect(await tab(first[0])).toHaveAccessibleDescription(first[1]));
      expect(await tab(ready[0])).toHaveAccessibleDescription(ready[1]);
      expect(await tab(none)).not.toHaveAccessibleDescription();
      expect(await screen.findByText(rows, { ignore: '[role=status]' })).toBeInTheDocument();
      expect(screen.getByText(first[0], { selector: '.MuiChip-label' })).toBeInTheDocument();
      act(() => void store.dispatch(baseApi.util.invalidateTags([{ type: 'Order', id: 'LIST' }])));

      await waitFor(async () => expect(await tab(first[0])).toHaveAccessibleDescription(then));
    },
  );

  it('tells what a search has found as soon as it is there', async () => {
    serveOrders();
    const { user } = openOrders();
    const status = await screen.findByText('1–10 of 24', { selector: '[role=status]' });

    server.use(http.get('*/api/orders', () => answer(makePage([]))));
    await user.click(screen.getByRole('tab', { name: 'Delivered' }));

    await waitFor(() => expect(status).toHaveTextContent('No Orders Found'));
  });

  it('says so when there is nothing', async () => {
    serveCounts();
    server.use(http.get('*/api/orders', () => answer(makePage([]))));
    openOrders();

    expect(await screen.findByText('No Orders Found')).toBeInTheDocument();
    expect(screen.getByText('New orders appear here as soon as customers place them.')).toBeInTheDocument();
  });

  it('shows no rows of another tab when this one can not be fetched', async () => {
    serveOrders();
    const { user } = openOrders();
    await screen.findByText(CODE);
    server.use(http.get('*/api/orders', () => refuse(500)));

    await user.click(screen.getByRole('tab', { name: 'Cancelled' }));

    expect(await screen.findByText('Failed to fetch orders')).toBeInTheDocument();
    expect(screen.queryByText(CODE)).not.toBeInTheDocument();
    expect(screen.queryByText('No Orders Found')).not.toBeInTheDocument();
  });
});

describe('an order in the address', () => {
  const row = () => screen.findByRole('link', { name: `View details of order ${CODE}` });
  const dialog = () => screen.findByRole('dialog', { name: /^Order Details/ });
  const press = async (user: ReturnType<typeof openOrders>['user'], name: string) =>
    user.click(within(await dialog()).getByRole('button', { name }));
  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  it('is there once its row is pressed, until Back or the cross closes it, with nothing to go back over', async () => {
    serveOrders();
    serveOrder();
    const { router, user } = openOrders('/orders?page=3');
    expect(await row()).toHaveAttribute('href', '/orders?page=3&order=9');
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
    const { router, user } = openOrders('/orders?page=3&order=9');
    expect(await within(await dialog()).findByText('Panadol Extra')).toBeInTheDocument();
    await screen.findByText(CODE, { selector: '[role=gridcell] *' });

    await press(user, 'Close');

    await isClosed();
    expect(router.state).toMatchObject({ historyAction: 'REPLACE', location: { search: '?page=3' } });
    expect(await row()).toHaveFocus();
  });

  it('says so where there is no such order, and closes to the list', async () => {
    serveOrders();
    server.use(http.get('*/api/orders/10', () => refuse(404, 'Order not found')));
    const { router, user } = openOrders('/orders?order=10');

    for (const next of ['/orders?order=new', '/orders']) {
      expect(await within(await dialog()).findByRole('alert')).toHaveTextContent(/^Order not found$/);
      await press(user, 'Close');
      await isClosed();
      expect(router.state.location.search).toBe('');
      expect(await row()).toBeInTheDocument();
      await act(() => router.navigate(next));
    }
  });
});

/** Reaches the cell by keyboard from the heading of the grid, because a click in the row would open the order. */
async function goToCustomer(user: ReturnType<typeof openOrders>['user']) {
  const cell = await screen.findByRole('gridcell', { name: 'Mona Adel' });
  act(() => screen.getByRole('columnheader', { name: 'Order ID' }).focus());
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(cell).toHaveFocus();
}

describe('by keyboard', () => {
  it('opens the menu of a row with Space', async () => {
    serveOrders();
    const { user } = openOrders();
    const button = await screen.findByRole('button', { name: `Actions for ${CODE}` });
    act(() => button.focus());

    await user.keyboard(' ');

    expect(await screen.findByRole('menu')).toBeInTheDocument();
  });

  it('reaches the code by the arrow keys, and opens the order with it', async () => {
    serveOrders();
    serveOrder();
    const { user } = openOrders();
    await goToCustomer(user);

    await user.keyboard('{ArrowLeft}{Enter}');

    expect(await screen.findByRole('dialog', { name: /^Order Details/ })).toBeInTheDocument();
  });

  it('chooses no row where there would be nothing to do with it', async () => {
    serveOrders();
    const { user } = openOrders('/orders?status=delivered');
    await goToCustomer(user);
    const row = document.activeElement?.closest('[role="row"]');

    await user.keyboard('{Shift>} {/Shift}');

    expect(row).not.toHaveAttribute('aria-selected', 'true');
    expect(screen.queryByText('1 row selected')).not.toBeInTheDocument();
  });

  it('types on in the search while its rows come in, though a cell of the list had the focus before', async () => {
    serveOrders();
    const { user } = openOrders();
    await goToCustomer(user);
    const search = screen.getByRole('searchbox');
    act(() => search.focus());

    serveOrders({ order: makeOrderRow({ id: 10, order_code: 'OTHER' }) });
    await user.keyboard('other');

    expect(await screen.findByRole('button', { name: 'Actions for OTHER' })).toBeInTheDocument();
    await user.keyboard(' order');
    expect(search).toHaveValue('other order');
  });
});
