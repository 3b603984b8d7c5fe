import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';

import { answerMedia, answerNarrow, HEARD, isNarrow, news, refocusWindow, refuse, server } from '@/shared/testing';

import { openOrders } from './testing/openOrders';
import { codeOf, serveManyOrders } from './testing/serveManyOrders';

const box = (id: number) => screen.findByRole('checkbox', { name: `Select order ${codeOf(id)}` });

/** Opens a list and ticks orders. */
async function choose(url: string, ids: number[]) {
  const page = openOrders(url);
  for (const id of ids) await page.user.click(await box(id));
  const mark = async (status: string) => {
    await page.user.click(screen.getByRole('button', { name: 'Update Status' }));
    await page.user.click(await screen.findByRole('menuitem', { name: `Mark as ${status}` }));
  };
  return { ...page, mark };
}

const reloads = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));

const PENDING = { status: 'pending' } as const;

describe('several orders', () => {
  it('move on one after the other, from where they were seen, and are told of and read anew once', async () => {
    const { sent, countLists } = serveManyOrders(PENDING, PENDING, PENDING);
    const { mark } = await choose('/orders?status=pending', [1, 3]);
    expect(screen.getByText('2 orders selected', HEARD)).toBeInTheDocument();

    await mark('Processing');

    expect(await news().findByText('2 orders are now Processing')).toBeInTheDocument();
    expect(news().getAllByText(/Processing/)).toHaveLength(1);
    expect(sent).toEqual([1, 3].map((id) => ({ id, status: 'processing', seen_status: 'pending' })));
    await waitFor(() => expect(countLists()).toBe(2));
    expect(screen.queryByRole('button', { name: 'Update Status' })).not.toBeInTheDocument();
    expect(screen.getByRole('grid')).toContainElement(document.activeElement as HTMLElement);
    expect(screen.queryByRole('link', { name: /DW-1/ })).not.toBeInTheDocument();
    expect(await box(2)).not.toBeChecked();
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
    expect(news().queryByText(/was not updated/)).not.toBeInTheDocument();
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

  it('that a session which ended has stopped are told of to whoever is back, until they are closed', async () => {
    const { sent } = serveManyOrders(PENDING, PENDING, PENDING);
    const { mark } = await choose('/orders', [1, 2, 3]);
    server.use(http.post('*/api/orders/2/update-status', () => refuse(401), { once: true }));
    await mark('Processing');
    await screen.findByRole('alert');
    // No data of customers stays in the tab.
    expect(JSON.stringify(sessionStorage)).toMatch(/DW-2(?!.*Mona Adel)/);
    cleanup();

    const { user } = openOrders('/orders');
    const report = await screen.findByRole('alert');
    expect(report).toHaveTextContent(
      '1 order is now Processing2 orders are not Processing yet.The update was interrupted. Please go on: no order is updated twice.',
    );
    await user.click(within(report).getByRole('button', { name: 'Go On' }));

    expect(await screen.findByText('3 orders are now Processing')).toBeInTheDocument();
    expect(sent.map(({ id }) => id)).toEqual([1, 2, 3]);
    cleanup();
    openOrders('/orders');
    await box(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('tell how far they have come, and wait for the end before more are moved', async () => {
    const { sent, holdMove } = serveManyOrders(PENDING, PENDING, PENDING);
    const { user, mark } = await choose('/orders', [1, 2]);
    const release = holdMove(2);
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

  it('stays where a tablet is turned, and can be ended there', async () => {
    const turn = answerMedia();
    serveManyOrders(PENDING, PENDING);
    const { user } = await choose('/orders', [1]);

    turn(isNarrow);
    expect(screen.getByText('1 order selected', HEARD)).toBeInTheDocument();
    expect(await box(1)).toBeChecked();
    await user.click(await box(1));
    expect(await box(1)).not.toBeChecked();
    await user.click(await box(2));
    turn(() => false);
    expect(await box(2)).toBeChecked();
    turn(isNarrow);
    await user.click(screen.getByRole('button', { name: 'Done' }));

    expect(screen.queryByText('1 order selected')).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});
