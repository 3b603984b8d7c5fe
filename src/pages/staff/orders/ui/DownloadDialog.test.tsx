import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';

import type { Language } from '@contract/language';
import type { ExportedOrder } from '@contract/wire/ordersExport';
import { answer, makeSession, refuse, renderApp, server } from '@/shared/testing';

import { orderPeriods } from '../model/orderPeriods';
import { DownloadDialog } from './DownloadDialog';

const DELIVERED: ExportedOrder = {
  ...{ order_code: 'DW-7K3M-9QXZ', created_at: '2026-07-31T21:30:00.000Z', status: 'delivered' },
  ...{ delivered_at: '2026-08-03T16:05:00.000Z', fulfilment: 'pickup', payment_method: 'cash_on_delivery' },
  ...{ payment_status: 'paid', total_items: 3, subtotal: 1290.5, discount: 90.5, promo_code: '-SPRING' },
  ...{ shipping: 0, tax: 0, total: 1200, refunded_amount: 100.1, revenue: 1099.9 },
  refunds: [
    { created_at: '2026-08-04T08:00:00.000Z', amount: 60.1 },
    { created_at: '2026-08-31T22:15:00.000Z', amount: 40 },
  ],
};
const CANCELLED: ExportedOrder = {
  ...{ ...DELIVERED, order_code: 'DW-2222-3333', status: 'cancelled', delivered_at: null, fulfilment: 'delivery' },
  ...{
    payment_status: 'due',
    discount: 0,
    promo_code: null,
    total: 1290.5,
    refunded_amount: 0,
    refunds: [],
    revenue: 0,
  },
};

/** Gives each call the next of the answers, and returns what was asked and what was saved. */
function open(answers: (() => Response)[], language: Language = 'en') {
  const asked: string[] = [];
  const saved: { name: string; file: Blob }[] = [];
  const files: Blob[] = [];
  jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, file: files.at(-1)! });
  });
  server.use(
    http.get('*/api/pharmacy/orders/export', ({ request }) => {
      asked.push(new URL(request.url).search);
      return answers[asked.length - 1]!();
    }),
  );
  const onClose = jest.fn();
  const { user } = renderApp(<DownloadDialog onClose={onClose} />, { session: makeSession('pharmacy'), language });
  const dialog = within(screen.getByRole('dialog'));
  const press = (name: string) => user.click(dialog.getByRole('button', { name }));
  const fill = (label: string, day: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value: day } });
  return { asked, saved, onClose, dialog, press, fill };
}

const portion = (rows: ExportedOrder[], next: number | null, total_orders = 2) => answer({ rows, next, total_orders });

it('saves the orders of last month as numbers and times that a spreadsheet understands', async () => {
  const { asked, saved, onClose, press, dialog } = open([
    () => portion([DELIVERED], 7),
    () => portion([CANCELLED], null),
  ]);
  const { from, to } = orderPeriods().lastMonth;
  expect(dialog.getByRole('button', { name: 'Last Month' })).toHaveAttribute('aria-pressed', 'true');

  await press('Download');

  expect(await screen.findByText('2 orders downloaded')).toBeInTheDocument();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(asked).toEqual([`?from=${from}&to=${to}&after=0`, `?from=${from}&to=${to}&after=7`]);
  expect(saved.map(({ name }) => name)).toEqual([`Dawaya orders ${from} to ${to}.csv`]);
  const bytes = new Uint8Array(await saved[0]!.file.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect((await saved[0]!.file.text()).replace('\uFEFF', '').split('\r\n')).toEqual([
    'Order ID,Placed at,Status,Delivered at,Delivery or pick-up,Payment method,Payment status,Items,Subtotal (EGP),Discount (EGP),Promo code,Shipping (EGP),Tax (EGP),Total (EGP),Refunded (EGP),Last refund at,Each refund,Revenue (EGP)',
    'DW-7K3M-9QXZ,2026-08-01 00:30,Delivered,2026-08-03 19:05,Pick-up,Cash on pick-up,Partly refunded,3,1290.50,90.50,"\'-SPRING",0.00,0.00,1200.00,100.10,2026-09-01 01:15,2026-08-04 11:00 60.10; 2026-09-01 01:15 40.00,1099.90',
    'DW-2222-3333,2026-08-01 00:30,Cancelled,,Home delivery,Cash on delivery,Nothing to pay,3,1290.50,0.00,,0.00,0.00,1290.50,0.00,,,0.00',
  ]);
});

it('leaves an order that waits to be picked up apart from those on their way', async () => {
  const shipped = { ...CANCELLED, status: 'shipped' as const };
  const { saved, press } = open([() => portion([{ ...shipped, fulfilment: 'pickup' }, shipped], null)]);

  await press('Download');

  await waitFor(() => expect(saved).toHaveLength(1));
  const lines = (await saved[0]!.file.text()).split('\r\n').slice(1);
  expect(lines.map((line) => line.split(',')[2])).toEqual(['Ready for pick-up', 'Shipped']);
});

it('goes on after a failure where it stopped, and begins anew with other days', async () => {
  const { asked, saved, press, fill } = open([
    () => portion([DELIVERED], 7),
    () => refuse(503),
    () => refuse(503),
    () => portion([CANCELLED], null, 1),
  ]);
  fill('Start Date', '2026-01-01');
  fill('End Date', '2026-06-30');

  await press('Download');
  expect(await screen.findByText(/^Orders read so far: 1\. Press Download again/)).toBeInTheDocument();
  await press('Download');
  await waitFor(() => expect(asked).toHaveLength(3));
  expect(await screen.findByText(/^Orders read so far: 1\./)).toBeInTheDocument();
  fill('End Date', '2026-01-31');
  await press('Download');

  expect(await screen.findByText('1 order downloaded')).toBeInTheDocument();
  const half = '?from=2026-01-01&to=2026-06-30&after=';
  expect(asked).toEqual([`${half}0`, `${half}7`, `${half}7`, '?from=2026-01-01&to=2026-01-31&after=0']);
  expect(await saved[0]!.file.text()).not.toContain(DELIVERED.order_code);
});

it('says only that it failed where nothing had been read', async () => {
  const { press, dialog } = open([() => refuse(503)]);

  await press('Download');

  expect(await dialog.findByRole('alert')).toBeInTheDocument();
  expect(dialog.queryByText(/read so far/)).not.toBeInTheDocument();
});

it('says that no orders were placed on these days, and saves nothing', async () => {
  const { saved, press, onClose, dialog } = open([() => portion([], null, 0)], 'ar');

  await press('هذا الشهر');
  await press('تنزيل');

  expect(await dialog.findByText('لم ترد أي طلبات في هذه الأيام.')).toBeInTheDocument();
  expect([saved.length, onClose.mock.calls.length]).toEqual([0, 0]);
});

it('refuses a last day before the first', async () => {
  const { asked, press, fill, dialog } = open([]);
  fill('Start Date', '2026-03-02');
  fill('End Date', '2026-03-01');

  await press('Download');

  expect(await dialog.findByText('End date cannot be before the start date')).toBeInTheDocument();
  expect(asked).toEqual([]);
});
