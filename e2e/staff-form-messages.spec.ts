import { dayInCairo } from '../contract/cairoDay';
import { expectMessages, expectRefusals, fillIn, type Form, long, openForm } from './support/forms';
import { expect, test } from './support/test';
import { joinAsCustomer, openPharmacy, placeOrder, PRODUCT } from './support/trade';

const WHOLE = 'must be a whole number from 0 to 1,000,000';
const BAD_AMOUNT = 'Enter an amount of at least zero with at most two decimals';
const BAD_LIMIT = 'Enter a whole number of at least 1, or leave empty for unlimited';
const TOO_HIGH = 'The amount cannot exceed 1,000,000 EGP';

const NEW_PRODUCT: Form = {
  path: '/pharmacydashboard/inventory',
  opener: 'Add Product',
  submit: 'Add Product',
  attempts: [
    {
      // It starts with the pharmacy's own.
      typed: { 'Low Stock Alert Threshold': '' },
      says: {
        'Product Name': 'Product name is required',
        Category: 'Category is required',
        'Generic Name': 'Generic name is required',
        'Active Ingredients': 'Active ingredients are required',
        Manufacturer: 'Manufacturer is required',
        'Side Effects': 'Side effects are required',
        Dosage: 'Dosage is required',
        Price: 'Price is required',
        'Stock Quantity': 'Stock quantity is required',
        'Low Stock Alert Threshold': 'Low stock alert threshold is required',
      },
    },
    {
      typed: {
        'Product Name': long(201),
        'Generic Name': long(201),
        'Active Ingredients': long(2001),
        Manufacturer: long(201),
        Strength: long(101),
        'Dosage Form': long(51),
        'Side Effects': long(2001),
        Dosage: long(2001),
        Description: long(2001),
        Price: '0.001',
        'Stock Quantity': '1.5',
        'Low Stock Alert Threshold': '-1',
      },
      says: {
        'Product Name': 'Must be at most 200 characters',
        'Generic Name': 'Must be at most 200 characters',
        'Active Ingredients': 'Must be at most 2,000 characters',
        Manufacturer: 'Must be at most 200 characters',
        Strength: 'Must be at most 100 characters',
        'Dosage Form': 'Must be at most 50 characters',
        'Side Effects': 'Must be at most 2,000 characters',
        Dosage: 'Must be at most 2,000 characters',
        Description: 'Must be at most 2,000 characters',
        Price: 'Price must be from 0.01 to 1,000,000 EGP, with at most two decimals',
        'Stock Quantity': `Stock quantity ${WHOLE}`,
        'Low Stock Alert Threshold': `Low stock alert threshold ${WHOLE}`,
      },
    },
  ],
};

const KNOWN_PRODUCT: Omit<Form, 'path'> = {
  submit: 'Save Changes',
  attempts: [
    {
      typed: { 'Product Name': '', Manufacturer: '', 'Side Effects': '', Price: 'free', 'Stock Quantity': '' },
      says: {
        'Product Name': 'Product name is required',
        Manufacturer: 'Manufacturer is required',
        'Side Effects': 'Side effects are required',
        Price: 'Price must be from 0.01 to 1,000,000 EGP, with at most two decimals',
        'Stock Quantity': 'Stock quantity is required',
      },
    },
  ],
};

test('the dialogs of a product say at each field what is wrong, and when the stock has moved', async ({ page }) => {
  const { headers, product } = await openPharmacy(page, 'product');
  const dialog = page.getByRole('dialog');
  await openForm(page, NEW_PRODUCT);
  await expectRefusals(page, dialog, NEW_PRODUCT);
  const chooser = dialog.getByLabel('Choose Image');
  for (const [mimeType, size, says] of [
    ['image/svg+xml', 1, 'Choose a JPEG, PNG or WebP image'],
    ['image/png', 5 * 1024 * 1024 + 1, 'The image may be at most 5 MB'],
  ] as const) {
    await chooser.setInputFiles({ name: 'picture', mimeType, buffer: Buffer.alloc(size) });
    await expect(dialog.getByRole('alert').filter({ hasText: says })).toBeVisible();
  }
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: `Actions for ${PRODUCT.name}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expectRefusals(page, dialog, KNOWN_PRODUCT);
  await page.request.post(`/api/medications/${product}/update`, { headers, data: { stock: 7 } });
  const changed = { 'Product Name': 'Novarin Forte', Manufacturer: 'Karnak', 'Side Effects': 'None', Price: '60' };
  for (const [label, value] of Object.entries({ ...changed, 'Stock Quantity': '90' }))
    await dialog.getByLabel(label, { exact: true }).fill(value);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(
    page.getByRole('alert').filter({
      hasText:
        'Failed to update product: The stock has changed meanwhile and is now 7. Please check the quantity and save again',
    }),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Novarin Forte' })).toContainText('90');

  await page.getByRole('row').filter({ hasText: 'Novarin Forte' }).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Set Low Stock Alert' }).click();
  const alert = 'Low Stock Alert Threshold';
  await expectRefusals(page, dialog, {
    submit: 'Save',
    attempts: [
      { says: { [alert]: 'Low stock alert threshold is required' } },
      { typed: { [alert]: '1000001' }, says: { [alert]: `Low stock alert threshold ${WHOLE}` } },
    ],
  });
});

const PROMO: Form = {
  path: '/pharmacydashboard/promocodes',
  opener: 'Add Promo Code',
  submit: 'Add Promo Code',
  attempts: [
    {
      typed: { 'Start Date': '' },
      says: {
        'Promo Code': 'Promo code is required',
        'Discount Percentage (%)': 'Discount value is required',
        'Start Date': 'Start date is required',
        'End Date': 'End date is required',
      },
    },
    {
      typed: {
        'Promo Code': 'AB',
        'Discount Percentage (%)': '0',
        'Minimum Purchase (EGP)': '-1',
        'Start Date': '2030-02-02',
        'End Date': '2030-02-01',
        'Usage Limit': '0',
        'Limit per Customer': '1.5',
        Description: long(201),
      },
      says: {
        'Promo Code': 'Promo code must be at least 3 characters',
        'Discount Percentage (%)': 'Enter a number above zero with at most two decimals',
        'Minimum Purchase (EGP)': BAD_AMOUNT,
        'End Date': 'End date cannot be before the start date',
        'Usage Limit': BAD_LIMIT,
        'Limit per Customer': BAD_LIMIT,
        Description: 'Description must be at most 200 characters',
      },
    },
    {
      typed: {
        'Promo Code': long(31),
        'Discount Percentage (%)': '100.01',
        'Minimum Purchase (EGP)': '1000000.01',
        'Usage Limit': '1000001',
        'Limit per Customer': '1000002',
        Description: 'Pay with 4111 1111 1111 1111',
      },
      says: {
        'Promo Code': 'Promo code must be at most 30 characters',
        'Discount Percentage (%)': 'A percentage discount cannot exceed 100%',
        'Minimum Purchase (EGP)': TOO_HIGH,
        'Usage Limit': 'The limit cannot exceed 1,000,000',
        'Limit per Customer': 'The limit per customer cannot exceed the usage limit',
        Description: 'Please remove the card number. Never write it in a message or note',
      },
    },
    {
      typed: {
        'Promo Code': 'SAVE 20',
        'Fixed amount': 'yes',
        'Discount Amount (EGP)': '1000000.01',
        'Usage Limit': '',
        'Limit per Customer': '1000001',
      },
      says: {
        'Promo Code': 'Use letters A to Z, digits, - and _ only',
        'Discount Amount (EGP)': TOO_HIGH,
        'Limit per Customer': 'The limit cannot exceed 1,000,000',
      },
    },
  ],
};

const REFUSED_BY_SERVER: readonly Required<Form['attempts'][number]>[] = [
  { typed: { 'Promo Code': 'other' }, says: { 'Promo Code': 'You already have a promo code with this name' } },
  {
    typed: { 'Usage Limit': '1' },
    says: { 'Usage Limit': 'Uses of this code so far: 2. The limit cannot be lower' },
  },
];

test('the dialogs of a promo code say at each field what is wrong', async ({ page }) => {
  const { headers: customer } = await joinAsCustomer(page, 'Salma');
  const { headers, product } = await openPharmacy(page, 'promo');
  const terms = { type: 'fixed', value: 5, start_date: dayInCairo(), end_date: '2099-12-31' };
  for (const code of ['TWICE', 'OTHER'])
    await page.request.post('/api/promo-codes/create', { headers, data: { ...terms, code } });
  for (const promoCode of ['TWICE', 'TWICE'])
    await placeOrder(page.request, customer, { product, quantity: 1, promoCode });
  const dialog = page.getByRole('dialog');

  await openForm(page, PROMO);
  await expectRefusals(page, dialog, PROMO);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Actions for TWICE' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  for (const { typed, says } of REFUSED_BY_SERVER) {
    await fillIn(page, dialog, typed);
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expectMessages(dialog, says);
  }
});
