import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';

import { HEARD, news, refuse, server } from '@/shared/testing';

import { seen } from './testing/openDetails';
import { openOrders } from './testing/openOrders';
import { codeOf, serveManyOrders } from './testing/serveManyOrders';

const sheets: string[] = [];

beforeEach(() => {
  sheets.splice(0);
  jest.spyOn(window, 'print').mockImplementation(() => {
    window.dispatchEvent(new Event('beforeprint'));
    sheets.push(seen(document.body.lastElementChild));
  });
});

const PENDING = { status: 'pending' } as const;
const codes = (sheet = '') => sheet.match(/DW-\d/g);

/** Ticks these orders and asks for their slips. */
async function printSlips(...ids: number[]) {
  const page = openOrders('/orders?status=pending');
  for (const id of ids)
    await page.user.click(await screen.findByRole('checkbox', { name: `Select order ${codeOf(id)}` }));
  const button = screen.getByRole('button', { name: /^Print Picking Slip/ });
  await page.user.click(button);
  return { ...page, button };
}

describe('the picking slips of several orders', () => {
  it('are printed in one go, in the order of the list, each on its own page', async () => {
    serveManyOrders(PENDING, PENDING, PENDING);
    await printSlips(3, 1);

    await waitFor(() => expect(sheets).toHaveLength(1));
    expect(codes(sheets[0])).toEqual(['DW-1', 'DW-3']);
    expect(sheets[0]?.match(/Picking Slip/g)).toHaveLength(2);
    expect(screen.getByText('2 orders selected', HEARD)).toBeInTheDocument();
  });

  it('say before which of them are missing, and why', async () => {
    const { orderOf } = serveManyOrders(PENDING, PENDING, PENDING);
    server.use(http.get('*/api/orders/2', () => refuse(500)));
    const { user } = await printSlips(1, 2);
    const dialog = await screen.findByRole('dialog', { name: '1 slip is missing' });
    expect(dialog).toHaveTextContent('DW-2: Failed to fetch order details');
    expect(sheets).toEqual([]);

    await user.dblClick(within(dialog).getByRole('button', { name: 'Print the Other' }));

    expect(sheets.map(codes)).toEqual([['DW-1']]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    orderOf(1).status = 'cancelled';
    await user.click(await screen.findByRole('checkbox', { name: 'Select order DW-3' }));
    await user.click(screen.getByRole('button', { name: 'Print Picking Slips' }));

    expect(await screen.findByRole('dialog')).toHaveTextContent('DW-1: Cancelled by now');
  });

  it('are not asked for on paper where there is none', async () => {
    serveManyOrders(PENDING);
    server.use(http.get('*/api/orders/1', () => refuse(500)));
    await printSlips(1);

    expect(await screen.findByText('1 slip is missing')).toBeInTheDocument();
    expect(news().getByText(/Failed to fetch order details/)).toBeVisible();
    expect(sheets).toEqual([]);
  });

  it('leave the paper to whatever is printed after the next press', async () => {
    serveManyOrders(PENDING, PENDING);
    const { user } = await printSlips(1, 2);
    await waitFor(() => expect(sheets).toHaveLength(1));

    await user.keyboard('{Control}');
    fireEvent(window, new Event('beforeprint'));

    expect(screen.queryByText('Picking Slip')).not.toBeInTheDocument();
  });
});
