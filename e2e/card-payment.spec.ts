import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page, Request } from '@playwright/test';

import type { Cart } from '@contract/wire/cart';
import type { OrderDetails } from '@contract/wire/order';

import { dataOf } from './support/dataOf';
import { addAddress, findListingInStock, headersOf, joinByApi, PHARMACIES } from './support/people';
import { storedTexts } from './support/storedTexts';
import { expect, test } from './support/test';
import { ARABIC, type Language, textsOf } from './support/texts';

/** Test cards of docs/payments.md. */
const VISA = '4111111111111111';
const DECLINED_VISA = '4000000000000002';
const CVV = '739';
const YEAR = String(new Date().getFullYear() + 2);

const grouped = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ');

/** Steps of a customer with an address and one medicine of the first pharmacy in the cart. */
async function stepsOf(page: Page, language: Language) {
  const t = textsOf(language);
  const field = (key: string) => page.getByLabel(t(key), { exact: true });
  const pick = async (key: string, option: string) => {
    await page.getByRole('combobox', { name: t(key) }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };

  const { headers } = await joinByApi(page, 'card');
  await addAddress(page.request, headers);
  const { id } = await findListingInStock(page.request, PHARMACIES[0].name);
  await page.request.post('/api/cart/add', { headers, data: { medication_id: id, quantity: 1 } });

  const fillInCard = async (number: string) => {
    await field('payment:form.holder').fill('Salma Fathy');
    await field('payment:form.number').fill(number);
    await pick('payment:form.month', '12');
    await pick('payment:form.year', YEAR);
    await field('payment:form.cvv').fill(CVV);
    await page.getByRole('button', { name: t('payment:form.save'), exact: true }).click();
  };
  const cardName = (brand: string, last4: string) =>
    t('orders:card.ending', { name: t(`orders:card.${brand}`), last4 });

  return {
    t,
    headers,
    cardName,
    fillInCard,
    addCard: async (number: string, brand: string) => {
      await page.goto('/userdashboard/paymentmethods');
      await fillInCard(number);
      await expect(page.getByRole('heading', { name: cardName(brand, number.slice(-4)) })).toBeVisible();
    },
    payByCard: async () => {
      await page.goto('/checkout');
      await page.getByRole('radio', { name: t('orders:payment.credit_card'), exact: true }).check();
    },
    placeOrder: () => page.getByRole('button', { name: t('checkout:placeOrder'), exact: true }).click(),
  };
}

/** What the pharmacy does with an order. */
async function serve(request: APIRequestContext, orderId: string, call: string, data: object) {
  const headers = await headersOf(request, PHARMACIES[0].email);
  await request.post(`/api/orders/${orderId}/${call}`, { headers, data });
}

/** Whether a text contains the CVV as a number of its own, since its three digits may also be part of a longer one. */
const holdsCvv = (text: string) => new RegExp(`(?<![\\w./-])${CVV}(?![\\w./-])`).test(text);

function expectNoCard(where: string, text: string) {
  for (const number of [VISA, DECLINED_VISA]) {
    expect(text.includes(number), `${number} in ${where}`).toBe(false);
    expect(text.includes(grouped(number)), `${grouped(number)} in ${where}`).toBe(false);
  }
  expect(holdsCvv(text), `the CVV in ${where}`).toBe(false);
}

/** Everything that a request contains except its length, which may equal the CVV. */
async function everythingOf(request: Request): Promise<string> {
  const headers = Object.entries(await request.allHeaders()).filter(([name]) => name !== 'content-length');
  const body = request.postData() ?? '';
  const token = /"token":"sbx_([\w-]+)"/.exec(body)?.[1] ?? '';
  return [request.url(), JSON.stringify(headers), body, Buffer.from(token, 'base64url').toString()].join('\n');
}

test('a card pays for an order as the pharmacy delivers it and gets refunds, and neither its number nor its CVV leaves the form for our server, its log, its database or the browser’s storage', async ({
  page,
  request,
}) => {
  const requests: Promise<string>[] = [];
  page.on('request', (each) => requests.push(everythingOf(each)));
  const { t, addCard, payByCard, placeOrder, cardName, headers } = await stepsOf(page, 'en');
  await addCard(DECLINED_VISA, 'visa');
  await addCard(VISA, 'visa');
  await payByCard();
  await page.getByRole('radio', { name: cardName('visa', '1111') }).check();
  await placeOrder();

  await page
    .getByRole('link', { name: /View details of order DW-/ })
    .first()
    .click();
  await expect(page.getByText(`${t('orders:payment.credit_card')}, ${cardName('visa', '1111')}`)).toBeVisible();
  await expect(page.getByText(t('orders:paymentStatus.authorised'))).toBeVisible();

  const id = page.url().split('/').at(-1)?.split('?')[0] ?? '';
  await serve(request, id, 'update-status', { status: 'delivered' });
  const read = () => dataOf<OrderDetails>(request.get(`/api/orders/${id}`, { headers }));
  const paymentOf = async () => (await read()).payment_status;
  await expect.poll(paymentOf).toBe('paid');
  await page.reload();
  await expect(page.getByText(t('orders:paymentStatus.paid'), { exact: true })).toBeVisible();

  await serve(request, id, 'refund', { amount: (await read()).total, reason: 'All of it was damaged' });
  await expect.poll(paymentOf).toBe('refunded');
  await page.reload();
  await expect(page.getByText('All of it was damaged')).toBeVisible();
  await expect(page.getByText(t('orders:paymentStatus.refunded'))).toBeHidden();

  const sent = (await Promise.all(requests)).join('\n');
  expect(sent).toContain('sbx_');
  expectNoCard('what the page sent', sent);
  const kept = await page.evaluate(() =>
    [localStorage, sessionStorage, document.cookie].map((each) => JSON.stringify(each)).join(),
  );
  expectNoCard('the storage of the browser', kept);
  const log = await readFile(process.env.SERVER_LOG ?? '', 'utf8');
  expect(log).toContain('/api/user/payment-methods/create');
  expectNoCard('the log', log.replace(/"(?:time|pid|responseTime)":[\d.]+/g, ''));
  const stored = await storedTexts();
  expect(stored).toContain('sbx_');
  expectNoCard('the database', stored);
});

test.describe('in Arabic', () => {
  test.use({ locale: ARABIC });

  test('a card that is declined leaves the cart as it was, and another one pays', async ({ page }) => {
    const { t, payByCard, placeOrder, fillInCard, cardName, headers } = await stepsOf(page, 'ar');
    const add = async (number: string) => {
      await page.getByRole('button', { name: t('checkout:addCard'), exact: true }).click();
      await fillInCard(number);
      await expect(page.getByRole('dialog')).toBeHidden();
    };

    await payByCard();
    await add(DECLINED_VISA);
    await placeOrder();
    await expect(page.getByRole('alert').filter({ hasText: t('messages:cardDeclined') })).toBeVisible();
    const cart = await dataOf<Cart>(page.request.get('/api/cart', { headers }));
    expect(cart.total_quantity).toBe(1);

    await add(VISA);
    await expect(page.getByRole('radio', { name: cardName('visa', '1111') })).toBeChecked();
    await placeOrder();
    await expect(page).toHaveURL(/\/userdashboard$/);
  });
});
