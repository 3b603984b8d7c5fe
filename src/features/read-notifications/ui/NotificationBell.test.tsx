import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';

import type { Notification } from '@contract/wire/notification';
import {
  answer,
  deferredResponse,
  makePage,
  makeSession,
  recordPosts,
  refuse,
  renderApp,
  server,
} from '@/shared/testing';

import { NotificationBell } from './NotificationBell';

const about = { created_at: '2026-03-14T09:26:53.000Z', order: null, medication: null };
const NEWS: Notification[] = [
  {
    ...about,
    id: 9,
    kind: 'low_stock',
    is_seen: false,
    medication: { id: 4, name: 'Panadol', name_ar: 'بنادول', strength: '500 mg', dosage_form: null, stock: 3 },
  },
  {
    ...about,
    id: 8,
    kind: 'new_order',
    is_seen: true,
    order: { id: 12, order_code: 'DW-7K3M-9QXZ', fulfilment: 'pickup', total_amount: 80.5 },
  },
];

/** Serves the notifications, and returns the calls that report up to which one they were seen. */
function serve(unseen: number, news = NEWS) {
  server.use(
    http.get('*/api/pharmacy/notifications/unseen', () => answer({ unseen })),
    http.get('*/api/pharmacy/notifications', () => answer(makePage(news))),
  );
  return recordPosts('/pharmacy/notifications/seen', () => answer({ unseen: 0 }));
}
const open = (language: 'en' | 'ar' = 'en') =>
  renderApp(<NotificationBell />, { url: '/pharmacydashboard', session: makeSession(), language });

it('says how many are new, shows them, and then none is', async () => {
  const seen = serve(1);
  const { user, router } = open();

  await user.click(await screen.findByRole('button', { name: 'Notifications, 1 new' }));

  const list = within(await screen.findByRole('dialog', { name: 'Notifications' }));
  expect(await list.findByText('Low stock: Panadol (500 mg), 3 left')).toBeInTheDocument();
  expect(list.getAllByText('New')).toHaveLength(1);
  expect(seen).toEqual([{ id: 9 }]);
  await user.click(list.getByRole('link', { name: /^New order DW-7K3M-9QXZ 80.50\u00A0EGP, Pick-up/ }));
  expect(router.state.location).toMatchObject({ pathname: '/pharmacydashboard/orders', search: '?order=12' });
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it.each([
  ['en', 'Notifications', /^The card for order DW-7K3M-9QXZ was not charged: agree on the payment with the customer/],
  ['ar', 'الإشعارات', /^لم تُخصم قيمة الطلب DW-7K3M-9QXZ من البطاقة، اتفق مع العميل على الدفع/],
] as const)('leads to the order whose card was not charged, in %s', async (language, label, text) => {
  serve(0, [{ ...NEWS[1]!, kind: 'payment_failed' }]);
  const { user } = open(language);

  await user.click(await screen.findByRole('button', { name: label }));

  const row = within(await screen.findByRole('dialog', { name: label })).findByRole('link', { name: text });
  expect(await row).toHaveAttribute('href', expect.stringContaining('/pharmacydashboard/orders?order=12'));
});

it.each([
  ['en', 'Notifications', '140px'],
  ['ar', 'الإشعارات', '100px'],
] as const)('opens at the end of the bell, in %s', async (language, label, edge) => {
  serve(0);
  const { user } = open(language);
  const bell = await screen.findByRole('button', { name: label });
  // jsdom gives elements no size, so the list opens exactly at the edge with which it is aligned.
  bell.getBoundingClientRect = () => new DOMRect(100, 20, 40, 40);

  await user.click(bell);

  expect((await screen.findByRole('dialog', { name: label })).style.left).toBe(edge);
});

it('is closed by Back', async () => {
  serve(0);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Notifications' }));
  await screen.findByRole('dialog', { name: 'Notifications' });
  await waitFor(() => expect(window.history.state).toEqual({ dialogs: 1 }));

  window.history.back();

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('tells of what has come in since, and not of what was there', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  serve(1);
  open();
  await screen.findByRole('button', { name: 'Notifications, 1 new' });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  serve(2);

  await act(() => jest.advanceTimersByTimeAsync(60_000));

  expect(screen.getByRole('status')).toHaveTextContent('Notifications, 2 new');
  // A colleague has seen one of them on another device.
  serve(1);
  await act(() => jest.advanceTimersByTimeAsync(60_000));

  expect(screen.getByRole('button', { name: 'Notifications, 1 new' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('keeps the page that is turned, and the focus on its pager, until the next one has come', async () => {
  serve(0);
  const { released, release } = deferredResponse();
  const older: Notification = {
    ...about,
    id: 1,
    kind: 'new_order',
    order: { id: 3, order_code: 'DW-OLDE-R111', total_amount: 80, fulfilment: 'pickup' },
    is_seen: true,
  };
  server.use(
    http.get('*/api/pharmacy/notifications', async ({ request }) => {
      if (new URL(request.url).searchParams.get('page') !== '2') return answer(makePage(NEWS, { last_page: 2 }));
      await released;
      return answer(makePage([older], { current_page: 2, last_page: 2 }));
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Notifications' }));

  const next = await screen.findByRole('button', { name: 'Next' });
  await user.click(next);

  expect(screen.getByRole('link', { name: /DW-7K3M-9QXZ/ })).toBeInTheDocument();
  expect(next).toHaveFocus();
  release();
  expect(await screen.findByRole('link', { name: /DW-OLDE-R111/ })).toBeInTheDocument();
  expect(next).toHaveFocus();
});

it('says so where nothing has happened, or it cannot be known', async () => {
  serve(0, []);
  server.use(http.get('*/api/pharmacy/notifications', () => refuse(500), { once: true }));
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: 'Notifications' }));
  expect(await screen.findByText('Failed to load the notifications')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));

  expect(await screen.findByText('No notifications yet.')).toBeInTheDocument();
});

it('speaks Arabic', async () => {
  serve(1);
  const { user } = open('ar');

  await user.click(await screen.findByRole('button', { name: 'الإشعارات، إشعار جديد واحد' }));

  const lowStock = (await screen.findByText('مخزون منخفض: بنادول (500 مجم)، المتبقي 3')).closest('a');
  expect(lowStock).toHaveAttribute('href', `/pharmacydashboard/inventory?q=${encodeURIComponent('بنادول')}`);
  expect(screen.getByText('80.50 ج.م، استلام من الصيدلية')).toBeInTheDocument();
});
