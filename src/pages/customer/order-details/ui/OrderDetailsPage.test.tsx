import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import type { OrderDetails } from '@contract/wire/order';
import { baseApi } from '@/shared/api';
import { setLanguage } from '@/shared/i18n';
import {
  answer,
  makeEvent,
  makeOrder,
  makePharmacyDetails,
  makeSession,
  news,
  refocusWindow,
  refuse,
  renderApp,
  server,
} from '@/shared/testing';

import { OrderDetailsPage } from './OrderDetailsPage';

const serve = (order: OrderDetails = makeOrder()) => server.use(http.get('*/api/orders/9', () => answer(order)));

const speakArabic = () => act(() => setLanguage('ar'));

const open = (url = '/orderdetails/9', language: 'en' | 'ar' = 'en') =>
  renderApp(<OrderDetailsPage />, { url, path: '/orderdetails/:id', session: makeSession(), language });

const steps = () =>
  within(screen.getByRole('list', { name: 'Order Timeline' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('shows the code, the status, the items that lead to their medicines, and amounts that add up', async () => {
  serve(makeOrder({ discount: 5, tax: 1.5, total: 117 }));
  open();

  expect(await screen.findByRole('heading', { level: 1, name: 'KQD5QPKW' })).toBeInTheDocument();
  expect(document.title).toBe('Order KQD5QPKW | Dawaya');
  expect(screen.getByText('Pending')).toBeInTheDocument();
  expect(screen.getByText('Panadol Extra').closest('li')).toHaveTextContent('Quantity: 2 · 45.25 EGP each90.50 EGP');
  expect(screen.getByRole('link', { name: 'Panadol Extra' })).toHaveAttribute('href', '/medicationdetails/5');
  const summary = screen.getByRole('heading', { name: 'Order Summary' }).parentElement;
  expect(summary).toHaveTextContent(
    'Subtotal90.50 EGPDiscount\u2066-5.00\u2069 EGPShipping30.00 EGPTax1.50 EGPTotal117.00 EGP',
  );
});

it('tells that it has moved, but nothing of the status that it was found with, and when it comes while it is under way', async () => {
  serve();
  const { store } = open();
  await screen.findByRole('heading', { level: 1, name: 'KQD5QPKW' });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByText('1-2 business days')).toBeInTheDocument();

  for (const [status, said, times] of [
    ['shipped', 'Shipped', 1],
    ['delivered', 'Delivered', 0],
    ['cancelled', 'Cancelled', 0],
  ] as const) {
    serve(makeOrder({ status, events: [makeEvent({ status, actor: 'pharmacy' })] }));
    refocusWindow(store);

    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(`Order KQD5QPKW: ${said}`));
    expect(screen.queryAllByText('1-2 business days')).toHaveLength(times);
  }
});

it('leads to what was ordered with it, and back to the same page of the list', async () => {
  serve(
    makeOrder({
      ordered_with: [{ id: 10, order_code: 'DW-7K3M-9QXZ', pharmacy: { id: 4, name: 'Nile', name_ar: 'النيل' } }],
    }),
  );
  open('/orderdetails/9?returnPage=3');

  const other = await screen.findByRole('link', { name: 'DW-7K3M-9QXZ' });
  expect(other).toHaveAttribute('href', '/userdashboard/orderdetails/10?returnPage=3');
  expect(other.closest('p')).toHaveTextContent('Ordered together with DW-7K3M-9QXZ (Nile)');
});

it('calls a delivery of nothing free', async () => {
  serve(makeOrder({ shipping: 0, total: 90.5 }));
  open();

  expect(await screen.findByText('Free')).toBeInTheDocument();
  expect(screen.queryByText('Discount')).not.toBeInTheDocument();
});

it('says who receives a delivery, where, and how it is paid, and not when the pharmacy is open', async () => {
  serve();
  server.use(http.get('*/api/pharmacies/3', () => answer(makePharmacyDetails())));
  const { store } = open();

  const shipping = (await screen.findByRole('heading', { name: 'Shipping Information' })).parentElement;
  await act(() => Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk())));
  expect(shipping).not.toHaveTextContent('Opening hours');
  expect(shipping).toHaveTextContent('RecipientMona Adel');
  expect(shipping).toHaveTextContent('Address7 Road 233, Maadi, Cairo');
  expect(shipping).toHaveTextContent('Phone+201012345678');
  expect(shipping).toHaveTextContent('Cash on delivery');
  expect(screen.getByRole('link', { name: 'Call the Pharmacy' })).toHaveAttribute('href', 'tel:+20223456789');
  expect(screen.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/contact?order=KQD5QPKW');
});

it('promises no day to an address in another governorate than the pharmacy', async () => {
  const luxor = { id: 9, name: 'Luxor', name_ar: 'الأقصر' };
  serve(makeOrder({ pharmacy: { ...makeOrder().pharmacy, governorate: luxor } }));
  open();

  await screen.findByRole('heading', { name: 'Shipping Information' });
  expect(screen.queryByText('1-2 business days')).not.toBeInTheDocument();
});

it('leads to the pharmacy where the order waits to be picked up', async () => {
  serve(
    makeOrder({
      status: 'shipped',
      fulfilment: 'pickup',
      shipping: 0,
      recipient: null,
      delivery_address: null,
      delivery_address_ar: null,
      pharmacy: { ...makeOrder().pharmacy, address: '5 Tahrir Square, Maadi' },
      events: [makeEvent(), makeEvent({ id: 2, status: 'shipped', actor: 'pharmacy' })],
    }),
  );
  server.use(http.get('*/api/pharmacies/3', () => answer(makePharmacyDetails())));
  open();

  const pickup = (await screen.findByRole('heading', { name: 'Pick-up Information' })).parentElement;
  await waitFor(() => expect(pickup).toHaveTextContent('AddressSeif Pharmacy, 5 Tahrir Square, Maadi, Cairo'));
  expect(pickup).toHaveTextContent('Opening hours09:00 – 23:30 Saturday and Sunday');
  expect(pickup).toHaveTextContent('Payment methodCash on pick-up');
  expect(pickup).toHaveTextContent('Your phone+201012345678');
  expect(pickup).not.toHaveTextContent('Recipient');
  const summary = screen.getByRole('heading', { name: 'Order Summary' }).parentElement;
  expect(summary).toHaveTextContent('Pick-upFree');
  expect(summary).not.toHaveTextContent('Shipping');
  expect(screen.getAllByText('Ready for pick-up')).toHaveLength(2);
  expect(screen.queryByText(/Shipped|On its way|Delivered/)).not.toBeInTheDocument();
});

const CANCELLED = makeEvent({ id: 2, status: 'cancelled', actor: 'pharmacy' });

it('says above all why the pharmacy cancelled, to the letter and once', async () => {
  serve(makeOrder({ status: 'cancelled', events: [makeEvent(), { ...CANCELLED, reason: 'نفد <b>اليوم</b>' }] }));
  open();

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The pharmacy cancelled this order. Its reason: \u2068نفد <b>اليوم</b>\u2069',
  );
  await speakArabic();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'ألغت الصيدلية هذا الطلب، وذكرت السبب: \u2068نفد <b>اليوم</b>\u2069',
  );
  expect(screen.getAllByText(/نفد/)).toHaveLength(1);
});

it('says that Dawaya cancelled in the place of a pharmacy', async () => {
  const expectSaid = async (says: string, actor: string) => {
    expect(await screen.findByRole('alert')).toHaveTextContent(says);
    expect(
      screen.getByText((_text, element) => element?.tagName === 'P' && element.textContent.endsWith(actor)),
    ).toBeVisible();
  };
  serve(makeOrder({ status: 'cancelled', events: [makeEvent(), { ...CANCELLED, actor: 'operator' }] }));
  open();

  await expectSaid(
    'Dawaya cancelled this order, because the pharmacy cannot complete orders at present.',
    '· by Dawaya',
  );
  await speakArabic();
  await expectSaid('ألغت دوايا هذا الطلب لأن الصيدلية لا تستطيع إتمام الطلبات حاليًا.', '· دوايا');
});

it('makes no words about a cancellation without a reason, and promises nothing after it', async () => {
  serve(makeOrder({ status: 'cancelled', events: [makeEvent(), CANCELLED] }));
  open();

  await screen.findByText('Order Timeline');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(steps()).toHaveLength(2);
});

it('tells what has happened, and faintly what lies ahead', async () => {
  const processing = makeEvent({ id: 2, status: 'processing', actor: 'pharmacy', created_at: '2026-01-05T11:30:00Z' });
  serve(makeOrder({ status: 'processing', events: [makeEvent(), processing], allowed_statuses: [] }));
  open();
  await screen.findByText('Order Timeline');

  expect(steps()).toEqual([
    'Order placedJan 5, 2026, 12:00\u00A0PM · by you',
    'Being preparedJan 5, 2026, 1:30\u00A0PM · by the pharmacy',
    'On its way (not yet)',
    'Delivered (not yet)',
  ]);
  expect(screen.getByText('Being prepared').closest('li')).toHaveAttribute('aria-current', 'step');
});

it('leads back to the page of the list', async () => {
  serve();
  const { router } = open('/orderdetails/9?returnPage=3');
  const back = await screen.findByRole('link', { name: 'Back to Orders' });
  expect(back).toHaveAttribute('href', '/userdashboard?tab=orders&page=3');

  for (const search of ['?returnPage=1', '?returnPage=x', '']) {
    await act(() => router.navigate('/orderdetails/9?returnPage=3'));
    await act(() => router.navigate(`/orderdetails/9${search}`));
    expect(back).toHaveAttribute('href', '/userdashboard?tab=orders');
  }
});

it.each(['/orderdetails/9', '/orderdetails/nine'])('says that there is no such order at %s', async (url) => {
  server.use(http.get('*/api/orders/9', () => refuse(404, 'Order not found')));
  open(url);

  expect(await screen.findByRole('heading', { level: 1, name: 'Order not found' })).toBeInTheDocument();
  expect(document.title).toBe('Order not found | Dawaya');
  expect(screen.getByRole('link', { name: 'View All Orders' })).toHaveAttribute('href', '/userdashboard?tab=orders');
  expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
});

it('waits aloud', () => {
  serve();
  open();

  expect(screen.getByRole('status', { name: 'Loading order details...' })).toBeInTheDocument();
});

it('speaks Arabic, and keeps codes and phones from left to right', async () => {
  serve();
  open('/orderdetails/9', 'ar');

  expect(await screen.findByText('بانادول إكسترا')).toBeInTheDocument();
  expect(screen.getByText('المعادي')).toBeInTheDocument();
  expect(screen.getByText('+201012345678')).toHaveAttribute('dir', 'ltr');
  expect(screen.getByText('KQD5QPKW')).toHaveAttribute('dir', 'ltr');
});

it('shows the order as cancelled as soon as it is, which is said once', async () => {
  serve();
  server.use(
    http.post('*/api/orders/9/cancel', () => {
      const events = [makeEvent(), makeEvent({ id: 2, status: 'cancelled' })];
      const cancelled = makeOrder({ status: 'cancelled', allowed_statuses: [], events });
      serve(cancelled);
      return answer(cancelled);
    }),
  );
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: 'Cancel Order' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this order?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel Order' }));

  await waitFor(() => expect(steps().at(-1)).toMatch(/^Cancelled/));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await news().findByText('Order cancelled')).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.queryByRole('button', { name: 'Cancel Order' })).not.toBeInTheDocument();
});

it('does not pass for certain what may be cancelled, and asks until it knows', async () => {
  serve();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Cancel Order' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cancel this order?' });
  let asked = 0;
  const loseLine = () => {
    asked += 1;
    return HttpResponse.error();
  };
  server.use(
    http.get('*/api/orders/9', loseLine),
    http.post('*/api/orders/9/cancel', () => HttpResponse.error()),
  );

  await user.click(within(dialog).getByRole('button', { name: 'Cancel Order' }));
  expect(await screen.findByText(/^We have not heard yet whether your order is cancelled/)).toBeInTheDocument();
  await waitFor(() => expect(asked).toBe(1));
  serve(makeOrder({ status: 'cancelled', allowed_statuses: [] }));

  expect(await screen.findByText('Cancelled', {}, { timeout: 4000 })).toBeInTheDocument();
  expect(screen.queryByText(/^We have not heard/)).not.toBeInTheDocument();
});

it('says of no other order that it is unheard of, where the line is gone', async () => {
  const pharmacy = { id: 4, name: 'Nile', name_ar: 'النيل' };
  const other = makeOrder({
    id: 10,
    order_code: 'DW-7K3M-9QXZ',
    ordered_with: [{ id: 9, order_code: 'KQD5QPKW', pharmacy }],
  });
  serve(
    makeOrder({ allowed_statuses: ['cancelled'], ordered_with: [{ id: 10, order_code: other.order_code, pharmacy }] }),
  );
  server.use(http.get('*/api/orders/10', () => answer(other)));
  const { user } = renderApp(<OrderDetailsPage />, {
    url: '/userdashboard/orderdetails/10',
    path: '/userdashboard/orderdetails/:id',
    session: makeSession(),
  });
  await user.click(await screen.findByRole('link', { name: 'KQD5QPKW' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel Order' }));
  server.use(http.all('*/api/orders/*', () => HttpResponse.error()));

  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel Order' }));
  expect(await screen.findByText(/^We have not heard yet/)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('link', { name: 'DW-7K3M-9QXZ' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'DW-7K3M-9QXZ' })).toBeInTheDocument();
  expect(screen.queryByText(/^We have not heard/)).not.toBeInTheDocument();
});

it('offers the items of an order that has arrived once more', async () => {
  serve(makeOrder({ status: 'delivered', allowed_statuses: [] }));
  open();

  expect(await screen.findByRole('button', { name: 'Reorder KQD5QPKW' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Cancel Order' })).not.toBeInTheDocument();
});

it('asks for no payment of an order that was called off, or that a promo code has paid for', async () => {
  serve(makeOrder({ payment_status: 'due' }));
  const { store } = open();
  expect(await screen.findByText('Due on receipt')).toBeInTheDocument();

  for (const order of [{ status: 'cancelled' }, { total_amount: 0 }] as const) {
    serve(makeOrder({ payment_status: 'due' }));
    refocusWindow(store);
    await screen.findByText('Due on receipt');
    serve(makeOrder({ ...order, payment_status: 'due' }));
    refocusWindow(store);

    expect(await screen.findByText('Nothing to pay')).toBeInTheDocument();
    expect(screen.queryByText('Due on receipt')).not.toBeInTheDocument();
  }
});

it('says of a card that was never charged that it is free again', async () => {
  serve(makeOrder({ status: 'cancelled', payment_method: 'credit_card', payment_status: 'refunded' }));
  open();

  expect(await screen.findByText('Hold released, nothing was charged')).toBeInTheDocument();
  expect(screen.queryByText('Refunded')).not.toBeInTheDocument();
  await speakArabic();
  expect(screen.getByText('أُلغي حجز المبلغ ولم يُخصم شيء')).toBeInTheDocument();
  expect(screen.queryByText('تم رد المبلغ')).not.toBeInTheDocument();
});

it('says of a card that was refused at delivery that nothing was taken, and what comes next', async () => {
  serve(makeOrder({ status: 'delivered', payment_method: 'credit_card', payment_status: 'failed' }));
  open();

  expect(await screen.findByText('Card not charged, to be paid another way')).toBeInTheDocument();
  await speakArabic();
  expect(screen.getByText('لم تُخصم القيمة من البطاقة، وتُدفع بطريقة أخرى')).toBeInTheDocument();
});

it('says what was given back, and why', async () => {
  const given = { status: 'delivered', actor: 'pharmacy', reason: 'One was broken', refunded_amount: 20.5 } as const;
  const order = makeOrder({
    ...{ status: 'delivered', payment_status: 'paid', refunded_amount: 20.5, refunding_amount: 5 },
    events: [makeEvent(), makeEvent({ id: 2, status: 'delivered' }), makeEvent({ id: 3, ...given })],
  });
  const expectSaid = async (state: string, rows: string, step: string) => {
    expect(await screen.findByText(state, { selector: 'dd, dd *' })).toBeInTheDocument();
    expect(screen.getByText('120.50', { exact: false, selector: 'dd *' }).closest('dl')).toHaveTextContent(rows);
    expect(screen.getByText(step).closest('li')).toHaveTextContent('One was broken');
    // An alert gives only the reason of a cancellation, not that of a refund.
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  };
  const rows = 'Refunded\u2066-20.50\u2069 EGPRefund under way\u2066-5.00\u2069 EGP';
  serve(order);
  const { store } = open();

  await expectSaid('Partly refunded', rows, 'Refunded 20.50 EGP');
  serve({ ...order, payment_status: 'refunded' });
  refocusWindow(store);
  await waitFor(() => expect(screen.queryByText('Partly refunded')).not.toBeInTheDocument());
  await expectSaid('Refunded', rows, 'Refunded 20.50 EGP');
  await speakArabic();
  await expectSaid(
    'تم رد المبلغ',
    'المبلغ المردود\u2066-20.50\u2069 ج.ممبلغ قيد الرد\u2066-5.00\u2069 ج.م',
    'تم رد 20.50 ج.م',
  );
});

it('says among the steps that the card refused a refund, and why it was to be given', async () => {
  const refused = { status: 'delivered', actor: 'pharmacy', reason: 'One was broken', refused_amount: 20.5 } as const;
  serve(makeOrder({ status: 'delivered', refused_amount: 20.5, events: [makeEvent(refused)] }));
  open();

  const step = (await screen.findByText('The card refused a refund of 20.50 EGP')).closest('li');
  expect(step).toHaveTextContent('One was broken');
});

it('has a receipt for the printer, with what was paid for what', async () => {
  serve(makeOrder({ status: 'delivered', payment_status: 'paid' }));
  open();
  await screen.findByRole('heading', { level: 1, name: 'KQD5QPKW' });

  fireEvent(window, new Event('beforeprint'));

  const receipt = screen.getByRole('table', { hidden: true });
  expect(receipt).toHaveTextContent('Panadol Extra245.25 EGP90.50 EGP');
  expect(receipt.parentElement).toHaveTextContent('Sold bySeif Pharmacy, 5 Tahrir Square');
  expect(receipt.parentElement).toHaveTextContent('Cash on delivery · Paid');
  expect(receipt.parentElement).toHaveTextContent('Total120.50 EGP');

  await speakArabic();

  // With the shorter label, "الدفع: الدفع نقدًا", it would say "payment" twice.
  await waitFor(() => expect(receipt.parentElement).toHaveTextContent('طريقة الدفعالدفع نقدًا عند الاستلام · مدفوع'));

  // Phones fire `afterprint` while their print preview still reads the page.
  fireEvent(window, new Event('afterprint'));

  expect(receipt).toBeInTheDocument();
});
