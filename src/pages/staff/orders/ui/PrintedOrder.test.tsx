import { fireEvent, screen, within } from '@testing-library/react';

import { makeOrder } from '@/shared/testing';

import { openDetails, seen, TWO_STRENGTHS } from './testing/openDetails';

describe('the order on paper', () => {
  it('tells two forms of a medicine apart, on the screen and on the picking slip', async () => {
    const forms = TWO_STRENGTHS.map((item, place) => ({
      ...item,
      medication: {
        ...item.medication,
        name: 'Panadol',
        strength: '500 mg',
        dosage_form: ['tablet', 'suppository'][place]!,
      },
    }));
    const { dialog } = await openDetails(makeOrder({ items: forms }));
    await within(dialog).findByText(/tablet/);

    fireEvent(window, new Event('beforeprint'));

    const slip = seen(document.body.lastElementChild);
    for (const place of [seen(dialog), slip]) {
      expect(place).toContain('Panadol (500 mg, tablet)');
      expect(place).toContain('Panadol (500 mg, suppository)');
    }
  });

  it.each([
    ['pending', 2],
    ['delivered', 0],
  ] as const)('warns of what has expired while it can still be handed out: %s', async (status, warnings) => {
    const dates = ['2020-11-22', '2099-11-22'];
    const items = TWO_STRENGTHS.map((item, place) => ({
      ...item,
      medication: { ...item.medication, expiry_date: dates[place]! },
    }));
    const { dialog } = await openDetails(makeOrder({ status, items }));
    await within(dialog).findByText(/10.mg/);

    fireEvent(window, new Event('beforeprint'));

    // Once on the sheet and once on the picking slip.
    const found = screen.queryAllByText(/^Expired/);
    expect(found.map(({ textContent }) => textContent)).toEqual(Array(warnings).fill('Expired Nov 22, 2020'));
    expect(found.every((line) => line.parentElement?.textContent.includes('5'))).toBe(true);
  });

  it('offers no picking slip of a cancelled order, and says what it is where the browser prints it anyway', async () => {
    const { dialog } = await openDetails(makeOrder({ status: 'cancelled' }));
    await within(dialog).findByRole('button', { name: 'Print Receipt' });

    expect(within(dialog).queryByRole('button', { name: 'Print Picking Slip' })).not.toBeInTheDocument();
    fireEvent(window, new Event('beforeprint'));

    expect(seen(document.body.lastElementChild)).toMatch(/^CancelledPicking Slip/);
  });

  it('calls the customer by their name on paper as on the screen, and the recipient before the address', async () => {
    const { dialog, user } = await openDetails(
      makeOrder({ recipient: 'Home', delivery_address: 'Home, 7 Road 233, Maadi, Cairo' }),
    );
    await within(dialog).findByText(/7 Road 233/);
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    await user.click(within(dialog).getByRole('button', { name: 'Print Receipt' }));

    fireEvent(window, new Event('beforeprint'));

    const receipt = seen(document.body.lastElementChild);
    expect(receipt).toContain('CustomerMona Adel');
    expect(receipt).toContain('Delivery addressHome, 7 Road 233, Maadi, Cairo');
    print.mockRestore();
  });

  it('says in which language the name of the pharmacy is', async () => {
    const order = makeOrder();
    const { dialog } = await openDetails({ ...order, pharmacy: { ...order.pharmacy, name: 'صيدلية سيف' } });
    await within(dialog).findByText(order.order_code);

    fireEvent(window, new Event('beforeprint'));

    expect(screen.getByText('صيدلية سيف')).toHaveAttribute('lang', 'ar');
  });

  it('puts the picking slip on paper without prices, and the receipt with them', async () => {
    const [five, ten] = TWO_STRENGTHS;
    const items = [five!, { ...ten!, medication: { ...ten!.medication, prescription_required: true } }];
    const { dialog, user } = await openDetails(makeOrder({ items }));
    const sheets: string[] = [];
    const print = jest.spyOn(window, 'print').mockImplementation(() => {
      window.dispatchEvent(new Event('beforeprint'));
      sheets.push(seen(document.body.lastElementChild));
      window.dispatchEvent(new Event('afterprint'));
    });

    await user.click(await within(dialog).findByRole('button', { name: 'Print Picking Slip' }));
    await user.click(within(dialog).getByRole('button', { name: 'Print Receipt' }));

    const [slip, receipt] = sheets;
    expect(slip).toMatch(
      /Picking Slip.*KQD5QPKW.*1Concor 30 Tablets \(5 mg\)1Concor 30 Tablets \(10 mg\)Prescription required2 units in all/,
    );
    expect(slip).not.toContain('45.25');
    expect(slip).toContain('CustomerMona AdelPhone+201012345678Address7 Road 233, Maadi, Cairo');
    expect(receipt).toContain('Delivery address7 Road 233, Maadi, Cairo');
    expect(receipt).toMatch(
      /Receipt.*Concor 30 Tablets \(5 mg\).*Concor 30 Tablets \(10 mg\)Prescription required.*120\.50 EGP/,
    );
    print.mockRestore();
  });

  it.each([
    ['cash', {}, 'Cash on deliveryTo collect in cash120.50 EGP'],
    [
      'cash of an order that a promo code has paid for',
      { total_amount: 0 },
      'Cash on deliveryTo collect in cashNothing',
    ],
    [
      'a card',
      { payment_method: 'credit_card', payment_status: 'authorised', card: { brand: 'visa', last4: '4242' } },
      'Credit card, Visa ending in 4242To collect in cashNothing',
    ],
  ] as const)(
    'tells the courier on the picking slip which pharmacy it is, and what to collect of %s',
    async (...row) => {
      const { dialog } = await openDetails(makeOrder(row[1]));
      await within(dialog).findByRole('button', { name: 'Print Picking Slip' });

      fireEvent(window, new Event('beforeprint'));

      const slip = seen(document.body.lastElementChild);
      expect(slip).toMatch(/^Picking SlipSeif Pharmacy/);
      expect(slip).toContain(`Payment method${row[2]}`);
    },
  );
});
