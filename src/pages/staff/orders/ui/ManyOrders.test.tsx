import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import type { Language } from '@contract/language';
import {
  answer,
  answerNarrow,
  deferredResponse,
  HEARD,
  makeOrder,
  news,
  refocusWindow,
  server,
} from '@/shared/testing';

import { openOrders } from './testing/openOrders';
import { codeOf, serveManyOrders } from './testing/serveManyOrders';

const box = (id: number) => screen.findByRole('checkbox', { name: `Select order ${codeOf(id)}` });

const menuEntries = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

/** Opens a list and ticks orders. */
async function choose(url: string, ids: number[]) {
  const page = openOrders(url);
  for (const id of ids) await page.user.click(await box(id));
  const openMenu = async () => {
    await page.user.click(screen.getByRole('button', { name: 'Update Status' }));
    await screen.findByRole('menu', { name: 'Update Status' });
  };
  const mark = async (status: string) => {
    await openMenu();
    await page.user.click(screen.getByRole('menuitem', { name: `Mark as ${status}` }));
  };
  return { ...page, openMenu, mark };
}

const reloads = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));

const PENDING = { status: 'pending' } as const;

describe('several orders', () => {
  it('move on one after the other, from where they were seen, and are told of once', async () => {
    const { sent } = serveManyOrders(PENDING, PENDING, PENDING);
    const { mark } = await choose('/orders?status=pending', [1, 3]);
    expect(screen.getByText('2 orders selected', HEARD)).toBeInTheDocument();

    await mark('Processing');

    expect(await news().findByText('2 orders are now Processing')).toBeInTheDocument();
    expect(news().getAllByText(/Processing/)).toHaveLength(1);
    expect(sent).toEqual([1, 3].map((id) => ({ id, status: 'processing', seen_status: 'pending' })));
    expect(screen.queryByRole('button', { name: 'Update Status' })).not.toBeInTheDocument();
    expect(screen.getByRole('grid')).toContainElement(document.activeElement as HTMLElement);
    expect(screen.queryByRole('link', { name: /DW-1/ })).not.toBeInTheDocument();
    expect(await box(2)).not.toBeChecked();
  });

  it('read the list anew once all have moved', async () => {
    serveManyOrders(PENDING, PENDING, PENDING);
    const asked: string[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.method === 'GET' && /\/orders\?/.test(request.url)) asked.push(request.url);
    });
    const { mark } = await choose('/orders?status=pending', [1, 2, 3]);

    await mark('Processing');
    await screen.findByText('3 orders are now Processing');

    await waitFor(() => expect(asked).toHaveLength(2));
    server.events.removeAllListeners();
  });

  it.each([
    [
      'are offered the moves that all of them allow, and no end that asks for a reason',
      [1, 2],
      ['Shipped', 'Delivered'],
    ],
    ['are called as each of them is', [1, 3], ['Processing', 'Shipped / Ready for pick-up', 'Delivered / Picked up']],
    ['that are picked up are ready for it', [3], ['Processing', 'Ready for pick-up', 'Picked up']],
  ])('%s', async (_what, ids, statuses) => {
    serveManyOrders(PENDING, { status: 'processing' }, { fulfilment: 'pickup' });
    const { openMenu } = await choose('/orders', ids);

    await openMenu();

    expect(menuEntries()).toEqual(statuses.map((status) => `Mark as ${status}`));
  });

  it('are asked about once before they end with a step skipped, and end once by a double click', async () => {
    const { sent } = serveManyOrders(PENDING, { status: 'shipped' });
    const { user, mark } = await choose('/orders', [1, 2]);
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
    const { sent } = serveManyOrders({ status: 'shipped' }, { status: 'shipped' });
    const { mark } = await choose('/orders?status=shipped', [1, 2]);

    await mark('Delivered');

    expect(await screen.findByText('2 orders are now Delivered')).toBeInTheDocument();
    expect(sent).toHaveLength(2);
  });

  it('say which of them was not moved and where it is by now, until that is read', async () => {
    const { orderOf } = serveManyOrders(PENDING, PENDING, PENDING);
    const { user, mark } = await choose('/orders', [1, 2, 3]);
    orderOf(2).status = 'cancelled';

    await mark('Processing');

    const report = await screen.findByRole('alert');
    expect(report).toHaveTextContent('2 orders are now Processing1 order was not updated:DW-2: Cancelled by now');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await user.click(within(report).getByRole('button', { name: 'Close' }));
    expect(report).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('grid')).toContainElement(document.activeElement as HTMLElement));
  });

  it('stay chosen where they were not moved and can be', async () => {
    const { orderOf } = serveManyOrders(PENDING, PENDING);
    const { mark } = await choose('/orders', [1, 2]);
    orderOf(2).status = 'processing';

    await mark('Shipped');

    expect(await screen.findByRole('alert')).toHaveTextContent('DW-2: Processing by now');
    expect(await box(2)).toBeChecked();
    expect(await box(1)).not.toBeChecked();
    expect(screen.getByText('1 order selected', HEARD)).toBeInTheDocument();
  });

  it.each([
    ['has done what it was asked', true, 'No answer came. Please go on: no order is moved twice.'],
    ['has heard nothing', false, 'No answer came. Please go on: no order is moved twice.'],
  ])('stop where the line is lost, and go on with none moved twice: the server %s', async (_what, isDone, reason) => {
    const { sent, orderOf } = serveManyOrders(PENDING, PENDING, PENDING);
    const { user, mark } = await choose('/orders?status=pending', [1, 2, 3]);
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
    expect(report).toHaveTextContent(`1 order is now Processing2 orders are still to be updated.${reason}`);
    expect(sent.map(({ id }) => id)).toEqual([1]);

    await user.dblClick(within(report).getByRole('button', { name: 'Go On' }));

    expect(await screen.findByText('3 orders are now Processing')).toBeInTheDocument();
    expect(sent.map(({ id }) => id)).toEqual([1, 2, 3]);
    await waitFor(() => expect(report).not.toBeInTheDocument());
  });

  it('leave the focus with their news where they stop again', async () => {
    serveManyOrders(PENDING, PENDING);
    const { user, mark } = await choose('/orders?status=pending', [1, 2]);
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

  it('tell how far they have come, and wait for the end before more are moved', async () => {
    const { sent } = serveManyOrders(PENDING, PENDING, PENDING);
    const { user, mark } = await choose('/orders', [1, 2]);
    const { released, release } = deferredResponse();
    server.use(
      http.post('*/api/orders/2/update-status', () =>
        released.then(() => answer(makeOrder({ id: 2, status: 'processing' }))),
      ),
    );
    await mark('Processing');
    expect(await screen.findByRole('progressbar', { name: '1 of 2 updated' })).toBeInTheDocument();
    // Announcements would be repeated for each of up to fifty orders.
    for (const region of screen.getAllByRole('status')) expect(region).not.toHaveTextContent(/updated|selected/);
    // A reload would stop them, so the browser asks.
    expect(reloads()).toBe(false);

    await user.click(await box(3));
    await user.click(screen.getByRole('button', { name: 'Update Status' }));
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    release();

    expect(await screen.findByText('2 orders are now Processing')).toBeInTheDocument();
    expect(sent).toHaveLength(1);
    // An order that was ticked in the meantime is not moved, and stays ticked.
    expect(await box(3)).toBeChecked();
    expect(reloads()).toBe(true);
  });
});

describe('the selection', () => {
  it('outlives what others do, and loses what leaves its tab', async () => {
    const { orderOf } = serveManyOrders(PENDING, PENDING, PENDING);
    const { store } = await choose('/orders?status=pending', [1, 2]);

    orderOf(3).status = 'processing';
    refocusWindow(store);
    await waitFor(() => expect(screen.queryByRole('link', { name: /DW-3/ })).not.toBeInTheDocument());
    expect(screen.getByText('2 orders selected', HEARD)).toBeInTheDocument();
    orderOf(1).status = 'processing';
    refocusWindow(store);

    expect(await screen.findByText('1 order selected', HEARD)).toBeInTheDocument();
    expect(await box(2)).toBeChecked();
  });

  it('ends with its list, and takes in all of the page that is under way', async () => {
    serveManyOrders(PENDING, { status: 'delivered' }, { status: 'shipped' });
    const { user, router } = await choose('/orders', [1]);
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
    expect(screen.getByText('2 orders selected', HEARD)).toBeInTheDocument();
    expect(await box(2)).toBeDisabled();

    await user.click(screen.getByRole('tab', { name: 'Pending' }));
    await waitFor(async () => expect(await box(1)).not.toBeChecked());
    await act(() => router.navigate('/orders'));
    expect(await box(3)).not.toBeChecked();

    await user.click(screen.getByRole('tab', { name: 'Delivered' }));
    await waitFor(() => expect(screen.queryByRole('checkbox')).not.toBeInTheDocument());
  });

  it('opens no order, nor does a press beside a box', async () => {
    serveManyOrders(PENDING, PENDING);
    const { user, router } = await choose('/orders', [1]);

    await user.click((await box(2)).closest<HTMLElement>('[role=gridcell]')!);

    expect(router.state.location.search).toBe('');
  });

  it('is begun on a phone by a button, and ended by it', async () => {
    answerNarrow();
    serveManyOrders(PENDING, PENDING);
    const { user } = openOrders('/orders');
    await screen.findByRole('link', { name: /DW-1/ });
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Select Orders' }));
    await user.click(await box(1));
    expect(screen.getByText('1 order selected', HEARD)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Done' }));

    expect(screen.queryByText('1 order selected')).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it.each([
    [1, 'تم تحديد طلب واحد', 'حالة طلب واحد الآن: قيد التجهيز'],
    [2, 'تم تحديد طلبين', 'حالة طلبين الآن: قيد التجهيز'],
    [3, 'تم تحديد 3 طلبات', 'حالة 3 طلبات الآن: قيد التجهيز'],
  ])('is counted in Arabic: %i', async (count, chosen, news) => {
    const arabic: Language = 'ar';
    serveManyOrders(PENDING, PENDING, PENDING);
    const { user } = openOrders('/orders?status=pending', arabic);
    for (let id = 1; id <= count; id += 1)
      await user.click(await screen.findByRole('checkbox', { name: `تحديد الطلب ${codeOf(id)}` }));
    expect(screen.getByText(chosen, HEARD)).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'تحديث الحالة' }));
    await user.click(await screen.findByRole('menuitem', { name: 'تغيير إلى: قيد التجهيز' }));

    expect(await screen.findByText(news)).toBeInTheDocument();
  });
});
