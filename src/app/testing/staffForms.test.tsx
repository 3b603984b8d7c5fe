import { http } from 'msw';
import type { ReactElement } from 'react';

import { ProductDialog } from '@/features/edit-product';
import { PromoCodeDialog } from '@/features/edit-promo-code';
import {
  answer,
  makeCategory,
  makePharmacySettings,
  makeProduct,
  makeSession,
  renderApp,
  server,
} from '@/shared/testing';

import { expectForm, type Form, long } from './expectForm';

const WHOLE = 'must be a whole number from 0 to 1,000,000';
const BAD_AMOUNT = 'Enter an amount of at least zero with at most two decimals';
const BAD_LIMIT = 'Enter a whole number of at least 1, or leave empty for unlimited';
const TOO_HIGH = 'The amount cannot exceed 1,000,000\u00a0EGP';

const NEW_PRODUCT: Form = {
  submit: 'Add Product',
  attempts: [
    {
      // This field begins with the default of the pharmacy.
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
        Price: 'Price must be from 0.01 to 1,000,000\u00a0EGP, with at most two decimals',
        'Stock Quantity': `Stock quantity ${WHOLE}`,
        'Low Stock Alert Threshold': `Low stock alert threshold ${WHOLE}`,
      },
    },
  ],
  rightly: {
    'Product Name': 'Novarin Forte',
    Category: 'Pain Relief',
    'Generic Name': 'Novarine',
    'Active Ingredients': 'Novarine',
    Manufacturer: 'Karnak Pharma',
    Strength: '',
    'Dosage Form': '',
    'Side Effects': 'None known',
    Dosage: 'Once a day',
    Description: '',
    Price: '75.5',
    'Stock Quantity': '12',
    'Low Stock Alert Threshold': '3',
  },
  call: 'medications/create',
  fails: 'Failed to add product: Something went wrong. Please try again',
};

const KNOWN_PRODUCT: Form = {
  submit: 'Save Changes',
  attempts: [
    {
      typed: { 'Product Name': '', Manufacturer: '', 'Side Effects': '', Price: 'free', 'Stock Quantity': '' },
      says: {
        'Product Name': 'Product name is required',
        Manufacturer: 'Manufacturer is required',
        'Side Effects': 'Side effects are required',
        Price: 'Price must be from 0.01 to 1,000,000\u00a0EGP, with at most two decimals',
        'Stock Quantity': 'Stock quantity is required',
      },
    },
  ],
  rightly: {
    'Product Name': 'Novarin',
    Manufacturer: 'Karnak',
    'Side Effects': 'None',
    Price: '60',
    'Stock Quantity': '40',
  },
  call: 'medications/5/update',
  fails: 'Failed to update product: Something went wrong. Please try again',
};

const PROMO_CODE: Form = {
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
  rightly: {
    'Promo Code': 'SUMMER',
    'Discount Amount (EGP)': '10',
    'Minimum Purchase (EGP)': '',
    'End Date': '2099-12-31',
    'Limit per Customer': '',
    Description: '',
  },
  call: 'promo-codes/create',
  fails: 'Failed to save the promo code',
};

const close = () => undefined;
const open = (element: ReactElement) => renderApp(element, { session: makeSession('pharmacy') });

it.each([
  ['new product', <ProductDialog onClose={close} />, NEW_PRODUCT],
  ['product', <ProductDialog productId={5} onClose={close} />, KNOWN_PRODUCT],
  ['promo code', <PromoCodeDialog onClose={close} />, PROMO_CODE],
] satisfies [string, ReactElement, Form][])(
  'the %s form says at each field what is wrong, and keeps what was typed when the server fails',
  async (_what, element, form) => {
    server.use(
      http.get('*/api/medications/categories', () => answer([makeCategory()])),
      http.get('*/api/pharmacy/settings', () => answer(makePharmacySettings())),
      http.get('*/api/pharmacy/medications/5', () => answer(makeProduct())),
    );
    open(element);

    await expectForm(form);
  },
);
