import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';

import { orderListQuery, type OrderStatus } from '@contract/order';
import { useListQuery, useOpenRow } from '@/shared/lib/list-query';
import { answer, makeOrder, makeOrderRow, makePage, renderApp, server } from '@/shared/testing';

import { useQueue } from '../model/useQueue';
import { OrderDialog } from './OrderDialog';
import { StaffOrdersPage } from './StaffOrdersPage';
import { serveCounts } from './testing/serveOrders';

const codeOf = (id: number) => `DW-${id}`;
const numbered = (id: number) => ({ id, order_code: codeOf(id) });

/** Serves orders that keep their status. A list of one status has only those. */
const serveOrders = (ids: number[]) => {
  const statuses = new Map<number, OrderStatus>(ids.map((id) => [id, 'pending']));
  const orderOf = (id: number) => makeOrder({ ...numbered(id), status: statuses.get(id) ?? 'pending' });
  serveCounts();
  server.use(
    http.get('*/api/orders', ({ request }) => {
      const asked = new URL(request.url).searchParams;
      const [wanted, page, size] = [
        asked.get('status'),
        Number(asked.get('page') ?? 1),
        Number(asked.get('paginate') ?? 10),
      ];
      const rows = ids.filter((id) => !wanted || statuses.get(id) === wanted);
      const shown = rows.slice((page - 1) * size, page * size);
      return answer(
        makePage(
          shown.map((id) => makeOrderRow({ ...numbered(id), status: statuses.get(id)! })),
          { current_page: page, per_page: size, total: rows.length },
        ),
      );
    }),
    http.get('*/api/orders/:id', ({ params }) => answer(orderOf(Number(params.id)))),
    http.post('*/api/orders/:id/update-status', ({ params }) => {
      statuses.set(Number(params.id), 'shipped');
      return answer(orderOf(Number(params.id)));
    }),
  );
};

/** Stands for the page, whose grid takes most of the time and has no part in the steps. */
function OpenOrder() {
  const [query] = useListQuery(orderListQuery);
  const order = useOpenRow('order');
  const queue = useQueue(query, order.isOpen);
  return <OrderDialog orderId={order.id} queue={queue} onGo={order.goTo} onClose={order.close} />;
}

const open = (url: string) => renderApp(<OpenOrder />, { url });
const openPage = (url: string) => renderApp(<StaffOrdersPage />, { url });
type User = ReturnType<typeof open>['user'];

const dialog = async () => within(await screen.findByRole('dialog', { name: /^Order Details/ }));
const step = async (user: User, name: 'Previous order' | 'Next order') =>
  user.click((await dialog()).getByRole('button', { name }));

it('leads from order to order as the list stood, though one that is moved leaves its tab', async () => {
  serveOrders([4, 3, 2]);
  const { router, user } = openPage('/orders?status=pending');
  await user.click(await screen.findByRole('link', { name: 'View details of order DW-4' }));
  expect(await (await dialog()).findByText('1 of 3')).toBeInTheDocument();

  await step(user, 'Next order');
  expect(await (await dialog()).findByText('DW-3')).toBeInTheDocument();
  await user.click((await dialog()).getByRole('button', { name: 'Update Status' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Mark as Shipped' }));
  await screen.findByText('Updated Status Successfully');
  await waitFor(() => expect(screen.queryByText('DW-3', { selector: '[role=gridcell] *' })).not.toBeInTheDocument());
  await step(user, 'Next order');

  expect(await (await dialog()).findByText('DW-2')).toBeInTheDocument();
  expect((await dialog()).getByRole('status')).toHaveTextContent('3 of 3, DW-2');
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Order Details, DW-2');
  expect(router.state.location.search).toBe('?status=pending&order=2');
  await step(user, 'Previous order');
  expect(await (await dialog()).findByText('DW-3')).toBeInTheDocument();
});

it('leads over the end of the page, and counts the whole list', async () => {
  serveOrders(Array.from({ length: 23 }, (_, nth) => 123 - nth));
  const { user } = open('/orders?status=pending&page=2&order=104');
  expect(await (await dialog()).findByText('20 of 23')).toBeInTheDocument();

  await waitFor(async () =>
    expect((await dialog()).getByRole('button', { name: 'Next order' })).not.toHaveAttribute('aria-disabled', 'true'),
  );
  await step(user, 'Next order');

  expect(await (await dialog()).findByText('DW-103')).toBeInTheDocument();
  expect((await dialog()).getByRole('status')).toHaveTextContent('21 of 23');
});

it('leads nowhere from either end, and keeps the focus there', async () => {
  serveOrders([4, 3]);
  const { user } = open('/orders?order=4');
  await (await dialog()).findByText('1 of 2');

  await step(user, 'Previous order');
  expect(await (await dialog()).findByText('DW-4')).toBeInTheDocument();
  expect((await dialog()).getByRole('button', { name: 'Previous order' })).toHaveFocus();

  await step(user, 'Next order');
  await step(user, 'Next order');
  expect(await (await dialog()).findByText('DW-3')).toBeInTheDocument();
  expect((await dialog()).getByRole('button', { name: 'Next order' })).toHaveAttribute('aria-disabled', 'true');
});

it('closes to the row of the order that was seen last, and with nothing to go back over', async () => {
  serveOrders([4, 3, 2]);
  const { router, user } = openPage('/orders');
  await user.click(await screen.findByRole('link', { name: 'View details of order DW-4' }));
  await (await dialog()).findByText('1 of 3');
  await step(user, 'Next order');
  await (await dialog()).findByText('2 of 3');

  await user.click((await dialog()).getByRole('button', { name: 'Close' }));

  await waitFor(() => expect(screen.getByRole('link', { name: 'View details of order DW-3' })).toHaveFocus());
  expect(router.state).toMatchObject({ historyAction: 'POP', location: { search: '' } });
});

it('closes to the row that has taken the place of an order that has left its tab', async () => {
  serveOrders([4, 3, 2]);
  const { user } = openPage('/orders?status=pending');
  await user.click(await screen.findByRole('link', { name: 'View details of order DW-3' }));
  await user.click(await (await dialog()).findByRole('button', { name: 'Update Status' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Mark as Shipped' }));
  await waitFor(() => expect(screen.queryByText('DW-3', { selector: '[role=gridcell] *' })).not.toBeInTheDocument());

  await user.click((await dialog()).getByRole('button', { name: 'Close' }));

  await waitFor(() => expect(screen.getByRole('link', { name: 'View details of order DW-2' })).toHaveFocus());
});

it.each([
  ['that is not in the list', [4, 3], '/orders?status=pending&order=9'],
  ['that is alone', [4], '/orders?order=4'],
])('offers no steps from an order %s', async (_what, ids, url) => {
  serveOrders(ids);
  open(url);

  expect(await (await dialog()).findByText('Panadol Extra')).toBeInTheDocument();
  expect((await dialog()).queryByRole('button', { name: 'Next order' })).not.toBeInTheDocument();
});
