import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';

import type { Language } from '@contract/language';
import type { OrderRow } from '@contract/wire/order';
import { forgetDrafts } from '@/shared/lib/draft';
import { sessionEnded } from '@/shared/session';
import { answer, HEARD, makeOrder, makeSession, news, refuse, renderApp, server } from '@/shared/testing';

import { OrdersBar } from './OrdersBar';
import { serveManyOrders } from './testing/serveManyOrders';

/** Stands for the list, in which an order is no longer ticked once it has been moved. */
function Chosen({ orders }: { orders: readonly OrderRow[] }) {
  const [chosen, setChosen] = useState(orders);
  const drop = (moved: number) => setChosen((now) => now.filter(({ id }) => id !== moved));
  return <OrdersBar ref={null} chosen={chosen} onMoved={drop} onClear={() => setChosen([])} />;
}

function Page({ orders }: { orders: readonly OrderRow[] }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      {isOpen && <Chosen orders={orders} />}
      <button onClick={() => setIsOpen(!isOpen)}>{isOpen ? 'Leave' : 'Come back'}</button>
    </>
  );
}

function choose(orders: readonly OrderRow[], language: Language = 'en') {
  const { user, store } = renderApp(<Page orders={orders} />, { language, session: makeSession() });
  const openMenu = async () => {
    await user.click(screen.getByRole('button', { name: 'Update Status' }));
    await screen.findByRole('menu', { name: 'Update Status' });
  };
  const mark = async (status: string) => {
    await openMenu();
    await user.click(screen.getByRole('menuitem', { name: `Mark as ${status}` }));
  };
  return { user, store, openMenu, mark };
}

const menuEntries = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

const PENDING = { status: 'pending' } as const;

it.each([
  ['are offered the moves that all of them allow, and no end that asks for a reason', [1, 2], ['Shipped', 'Delivered']],
  ['are called as each of them is', [1, 3], ['Processing', 'Shipped / Ready for pick-up', 'Delivered / Picked up']],
  ['that are picked up are ready for it', [3], ['Processing', 'Ready for pick-up', 'Picked up']],
])('%s', async (_what, ids, statuses) => {
  const { orders } = serveManyOrders(PENDING, { status: 'processing' }, { fulfilment: 'pickup' });
  const { openMenu } = choose(orders.filter(({ id }) => ids.includes(id)));

  await openMenu();

  expect(menuEntries()).toEqual(statuses.map((status) => `Mark as ${status}`));
});

it('are asked about once before they end with a step skipped, and end once by a double click', async () => {
  const { orders, sent } = serveManyOrders(PENDING, { status: 'shipped' });
  const { user, mark } = choose(orders);
  await mark('Delivered');
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark 2 orders as Delivered?' }));
  expect(sent).toEqual([]);

  await user.dblClick(dialog.getByRole('button', { name: 'Update Status' }));

  expect(await screen.findByText('2 orders are now Delivered')).toBeInTheDocument();
  expect(sent.map(({ id, seen_status: seen }) => [id, seen])).toEqual([
    [1, 'pending'],
    [2, 'shipped'],
  ]);
});

it('that are on their way are handed over without a question', async () => {
  const { orders, sent } = serveManyOrders({ status: 'shipped' }, { status: 'shipped' });
  const { mark } = choose(orders);

  await mark('Delivered');

  expect(await screen.findByText('2 orders are now Delivered')).toBeInTheDocument();
  expect(sent).toHaveLength(2);
});

it.each([
  ['has done what it was asked', true, 'No answer came. Please go on: no order is updated twice.'],
  ['has heard nothing', false, 'No answer came. Please go on: no order is updated twice.'],
])('stop where the line is lost, and go on with none moved twice: the server %s', async (_what, isDone, reason) => {
  const { orders, sent, orderOf } = serveManyOrders(PENDING, PENDING, PENDING);
  const { user, mark } = choose(orders);
  server.use(
    http.post(
      '*/api/orders/2/update-status',
      () => {
        if (isDone) orderOf(2).status = 'processing';
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
  await mark('Processing');
  const report = await screen.findByRole('alert');
  expect(report).toHaveTextContent(`1 order is now Processing2 orders are not Processing yet.${reason}`);
  expect(sent.map(({ id }) => id)).toEqual([1]);

  await user.dblClick(within(report).getByRole('button', { name: 'Go On' }));

  expect(await screen.findByText('3 orders are now Processing')).toBeInTheDocument();
  expect(sent.map(({ id }) => id)).toEqual([1, 2, 3]);
  await waitFor(() => expect(report).not.toBeInTheDocument());
});

it.each([
  ['is where it was', () => answer(makeOrder({ id: 2, status: 'pending' }))],
  ['cannot be read', () => HttpResponse.error()],
])('say why one of them was refused that %s', async (_what, read) => {
  const { orders } = serveManyOrders(PENDING, PENDING);
  const { mark } = choose(orders);
  server.use(
    http.post('*/api/orders/2/update-status', () => refuse(403, 'Your pharmacy is closed')),
    http.get('*/api/orders/2', read),
  );

  await mark('Processing');

  expect(await screen.findByRole('alert')).toHaveTextContent(
    '1 order is now Processing1 order was not updated:DW-2: Your pharmacy is closed',
  );
});

it('go on where the page is left, and are told of there', async () => {
  const { orders, sent, orderOf, holdMove } = serveManyOrders(PENDING, PENDING, PENDING);
  const { user, mark } = choose(orders);
  orderOf(2).status = 'cancelled';
  const release = holdMove(1);
  await mark('Processing');
  await screen.findByRole('progressbar');

  await user.click(screen.getByRole('button', { name: 'Leave' }));
  release();

  expect(await news().findByText('1 order was not updated')).toBeInTheDocument();
  expect(news().getByText('2 orders are now Processing')).toBeInTheDocument();
  expect(sent.map(({ id }) => id)).toEqual([2, 3]);
});

it('are on their way in a list that is opened again meanwhile, where no others can begin', async () => {
  const { orders, sent, holdMove } = serveManyOrders(PENDING, PENDING);
  const { user, mark } = choose(orders);
  const release = holdMove(1);
  await mark('Processing');
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await user.click(screen.getByRole('button', { name: 'Come back' }));

  expect(screen.getByRole('progressbar', { name: '0 of 2 updated' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Update Status' }));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  release();

  expect(await news().findByText('2 orders are now Processing')).toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(sent.map(({ id }) => id)).toEqual([2]);
});

it('that a reload has interrupted are told of, and go on with none updated twice', async () => {
  const { orders, sent, orderOf, holdMove } = serveManyOrders(PENDING, PENDING);
  const { mark } = choose(orders);
  holdMove(1);
  await mark('Processing');
  await screen.findByRole('progressbar');
  cleanup();

  const { user } = choose([]);
  expect(screen.getByRole('alert')).toHaveTextContent(
    '2 orders are not Processing yet.The update was interrupted. Please go on: no order is updated twice.',
  );
  await user.click(screen.getByRole('button', { name: 'Go On' }));

  expect(await news().findByText('2 orders are now Processing')).toBeInTheDocument();
  expect(sent).toEqual([1, 2].map((id) => ({ id, status: 'processing', seen_status: 'pending' })));
  expect([1, 2].map((id) => orderOf(id).status)).toEqual(['processing', 'processing']);
});

it('leave nothing in the tab of whoever signs out meanwhile', async () => {
  const { orders, holdMove } = serveManyOrders(PENDING, PENDING);
  const { store, user, mark } = choose(orders);
  const release = holdMove(1);
  server.use(http.post('*/api/orders/2/update-status', () => refuse(401)));
  await mark('Processing');
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(JSON.stringify(sessionStorage)).toContain('DW-2');

  act(() => void store.dispatch(sessionEnded()));
  forgetDrafts();
  release();

  expect(await news().findByText('1 order was not updated')).toBeInTheDocument();
  expect(JSON.stringify(sessionStorage)).not.toContain('DW-2');
});

it('leave the focus with their news where they stop again', async () => {
  const { orders } = serveManyOrders(PENDING, PENDING);
  const { user, mark } = choose(orders);
  server.use(http.post('*/api/orders/1/update-status', () => HttpResponse.error()));
  await mark('Processing');
  const goOn = await screen.findByRole('button', { name: 'Go On' });
  act(() => goOn.focus());

  await user.keyboard('{Enter}');

  await waitFor(() => expect(goOn).not.toBeInTheDocument());
  const again = await screen.findByRole('button', { name: 'Go On' });
  expect(document.activeElement).toContainElement(again);
  expect(document.body).not.toHaveFocus();
});

it.each([
  [1, 'تم تحديد طلب واحد', 'حالة طلب واحد الآن: قيد التجهيز'],
  [2, 'تم تحديد طلبين', 'حالة طلبين الآن: قيد التجهيز'],
  [3, 'تم تحديد 3 طلبات', 'حالة 3 طلبات الآن: قيد التجهيز'],
])('are counted in Arabic: %i', async (count, chosen, news) => {
  const { orders } = serveManyOrders(...Array.from({ length: count }, () => PENDING));
  const { user } = choose(orders, 'ar');
  expect(screen.getByText(chosen, HEARD)).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'تحديث الحالة' }));
  await user.click(await screen.findByRole('menuitem', { name: 'تغيير إلى: قيد التجهيز' }));

  expect(await screen.findByText(news)).toBeInTheDocument();
});
