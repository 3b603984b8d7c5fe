import { screen, waitFor, within } from '@testing-library/react';

import { answer, makeOrder, recordPosts, refuse, renderApp } from '@/shared/testing';

import { RefusedPayment } from './RefusedPayment';

const REFUSED = makeOrder({ status: 'delivered', payment_method: 'credit_card', payment_status: 'failed' });

const open = (language: 'en' | 'ar' = 'en') => renderApp(<RefusedPayment order={REFUSED} />, { language });

it.each([
  ['en', 'The card was not charged.', 'Record Payment'],
  ['ar', 'لم تُخصم القيمة من البطاقة.', 'تسجيل الدفع'],
] as const)('says what has to be done where a card was refused (%s)', (language, says, action) => {
  open(language);

  expect(screen.getByRole('alert')).toHaveTextContent(says);
  expect(screen.getByRole('button', { name: action })).toBeInTheDocument();
});

it('records the payment once it is asked about', async () => {
  const calls = recordPosts('/orders/9/record-payment', () => answer({ ...REFUSED, payment_status: 'paid' }));
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Record Payment' }));
  const dialog = await screen.findByRole('dialog', { name: 'Has the customer paid?' });
  expect(dialog).toHaveTextContent('Order KQD5QPKW will be marked as paid.');
  expect(calls).toHaveLength(0);

  await user.click(within(dialog).getByRole('button', { name: 'Record Payment' }));

  expect(await screen.findByText('Payment recorded')).toBeInTheDocument();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(calls).toHaveLength(1);
});

it.each([
  [409, 'This order has no failed payment', 'This order has no failed payment'],
  [500, null, 'Failed to record the payment'],
])('tells of a refusal with %i', async (status, message, text) => {
  recordPosts('/orders/9/record-payment', () => refuse(status, message));
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Record Payment' }));

  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Record Payment' }));

  expect(await screen.findByText(text)).toBeInTheDocument();
});

it.each(['due', 'authorised', 'paid', 'refunded'] as const)(
  'is not there where the payment is %s',
  (payment_status) => {
    renderApp(<RefusedPayment order={{ ...REFUSED, payment_status }} />);

    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);
