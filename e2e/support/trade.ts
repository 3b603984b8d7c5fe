import type { APIRequestContext, Page } from '@playwright/test';

import type { Address } from '@contract/wire/address';
import type { CategoryWithCount } from '@contract/wire/medication';
import type { Purchase } from '@contract/wire/order';
import type { Product } from '@contract/wire/product';

import { dayInCairo } from '../../contract/cairoDay';
import { dataOf } from './dataOf';
import { addAddress, type Headers, joinAsPharmacy, joinByApi } from './people';

/** The default product of a journey's own pharmacy; the price is in EGP. */
export const PRODUCT = {
  name: 'Novarin 500 mg',
  name_ar: 'نوفارين ٥٠٠ مجم',
  generic_name: 'Novarine',
  generic_name_ar: 'نوفارين',
  active_ingredients: 'Novarine',
  manufacturer: 'Karnak Pharma',
  dosage: 'Once a day',
  side_effects: 'None known',
  price: 50,
  stock: 100,
  lowStockAlert: 5,
};

interface Shop {
  name?: string;
  product?: typeof PRODUCT & { strength?: string; prescription_required?: boolean };
}

/** Registers a pharmacy with one product, and signs in its first member of the staff. Call it before the first page is opened. */
export async function openPharmacy(page: Page, what: string, { name, product = PRODUCT }: Shop = {}) {
  const { id, headers } = await joinAsPharmacy(page, what, name);
  const [category] = await dataOf<CategoryWithCount[]>(page.request.get('/api/medications/categories'));
  const data = { ...product, category_id: category?.id };
  const listed = await dataOf<Product>(page.request.post('/api/medications/create', { headers, data }));
  return { id, headers, product: listed.id };
}

/** Registers a customer with an address, for `placeOrder`, and signs in. */
export async function joinAsCustomer(page: Page) {
  const customer = await joinByApi(page, 'customer');
  await addAddress(page.request, customer.headers);
  return customer;
}

interface Wanted {
  product: number;
  quantity: number;
}

/** Orders to the customer's first address, paid in cash. */
export async function placeOrder(request: APIRequestContext, headers: Headers, { product, quantity }: Wanted) {
  await request.post('/api/cart/add', { headers, data: { medication_id: product, quantity } });
  const [address] = await dataOf<Address[]>(request.get('/api/user/addresses', { headers }));
  const data = { user_address_id: address?.id, payment_method: 'cash_on_delivery' };
  const { orders } = await dataOf<Purchase>(request.post('/api/orders/checkout', { headers, data }));
  return orders[0]!;
}

/** Makes a pharmacy with one product, order, customer and promo code, and returns their ids. */
export async function tradeByApi(page: Page, what: string) {
  const { headers: customer } = await joinAsCustomer(page);
  const { headers, product } = await openPharmacy(page, what);
  const promo = { type: 'percentage', value: 5, start_date: dayInCairo(), end_date: '2099-12-31', code: 'KARNAK5' };
  await page.request.post('/api/promo-codes/create', { headers, data: promo });
  return placeOrder(page.request, customer, { product, quantity: 1 });
}
