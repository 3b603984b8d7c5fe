import { act, screen, waitFor, within } from '@testing-library/react';

import { answer, makeEvent, makeOrder } from '@/shared/testing';

import { openDetails, seen, TWO_STRENGTHS } from './testing/openDetails';
import { serveMoves, serveOrder } from './testing/serveOrders';

describe('the order in full', () => {
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

    const timeline = await within(dialog).findByRole('list', { name: 'Order Timeline' });
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
    await openDetails(makeOrder({ items: TWO_STRENGTHS }), 'ar');

    const weaker = await screen.findByText('(5 مجم)');
    expect(weaker.parentElement).toHaveTextContent('كونكور 30 قرص (5 مجم)');
    expect(screen.getByText('(10 مجم)')).toBeInTheDocument();
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

    await user.click(screen.getByRole('button', { name: 'Open' }));

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

  it.each([
    ['is charged for what is delivered', { status: 'delivered' }, { status: 'delivered', payment_status: 'paid' }],
    [
      'is paid back',
      { status: 'delivered', payment_status: 'paid', refunding_amount: 20 },
      { status: 'delivered', payment_status: 'paid', refunded_amount: 20 },
    ],
  ] as const)('hears soon from the bank when a card %s', async (_what, before, after) => {
    jest.useFakeTimers({ advanceTimers: true });
    const card = { payment_method: 'credit_card', payment_status: 'authorised' } as const;
    const { dialog } = await openDetails(makeOrder({ ...card, ...before }));
    const waiting = /Amount held on the card|Refund under way/;
    expect(await within(dialog).findByText(waiting)).toBeInTheDocument();
    serveOrder(makeOrder({ ...card, ...after }));

    await act(() => jest.advanceTimersByTimeAsync(4_000));

    await waitFor(() => expect(within(dialog).queryByText(waiting)).not.toBeInTheDocument());
  });

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
