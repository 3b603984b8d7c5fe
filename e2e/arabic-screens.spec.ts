import type { Page } from '@playwright/test';

import { ROUTES } from '../src/shared/config/routes';
import { expectNoViolation } from './support/axe';
import { CUSTOMER, PHARMACIES, signInQuietly, somethingInStock } from './support/people';
import { expectNothingCutOff, expectToFit, open } from './support/screens';
import { STAFF_ROUNDS, tradeQuietly, visitStaffDialogs } from './support/staffDialogs';
import { expect, test } from './support/test';
import { keysOf, textsOf } from './support/texts';

const PHONE = { width: 360, height: 800 };
test.use({ locale: 'ar-EG', viewport: PHONE });

const ARABIC = /[\u0600-\u06FF]/;
/** Codes of orders, addresses of mails, the way to the other language and what a person wrote stay as they are. */
const SAME_IN_BOTH = /^(DW-\w{4}-\w{4}|\S+@\S+|English|Mona Adel|Karnak Pharmacy)$/;

const KEYS = keysOf('en');

/** What is written on the screen, and what a screen reader says of it. */
const read = (page: Page) =>
  page.evaluate(() => {
    const textsOf = (selector: string) =>
      Array.from(document.querySelectorAll<HTMLElement>(selector), ({ innerText }) => innerText.trim());
    const spoken = Array.from(document.querySelectorAll('[aria-label], [placeholder], [title], [alt]'), (element) =>
      ['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    );
    return {
      titles: [document.title, ...textsOf('h1, h2, h3, h4, h5, h6, legend, button, label, [role=tab]')],
      texts: [document.title, document.body.innerText, ...spoken.flat()],
    };
  });

async function expectArabic(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  await expectArabicHere(page, path);
}

async function expectArabicHere(page: Page, path: string) {
  await expect.soft(page.locator('html'), path).toHaveAttribute('dir', 'rtl');
  await expect.soft(page.locator('html'), path).toHaveAttribute('lang', 'ar');

  const { titles, texts } = await read(page);
  const latin = titles.filter((text) => /[a-z]/i.test(text) && !ARABIC.test(text) && !SAME_IN_BOTH.test(text));
  expect.soft(latin, `${path} speaks no Arabic here`).toEqual([]);
  const words = texts.flatMap((text) => text.split(/[\s،"«»()]+/));
  expect
    .soft(
      words.filter((word) => KEYS.has(word)),
      `${path} shows keys`,
    )
    .toEqual([]);
  await expectToFit(page, path);
}

const isOwn = (route: string) =>
  route.startsWith(ROUTES.customer) || route === ROUTES.checkout || route === ROUTES.cart;
const isStaff = (route: string) => route.startsWith(ROUTES.staff);
const ALL = Object.values(ROUTES);

test('every screen of a guest speaks Arabic, from right to left', async ({ page, request }) => {
  const { id, pharmacy } = await somethingInStock(request, PHARMACIES[0].name);
  const ids: Record<string, number> = { [ROUTES.medication]: id, [ROUTES.pharmacy]: pharmacy.id };
  const screens = ALL.filter((route) => !isOwn(route) && !isStaff(route)).map((route) =>
    route.replace(':id', String(ids[route])),
  );

  for (const path of [
    ...screens,
    `${ROUTES.pharmacy.replace(':id', String(pharmacy.id))}?tab=medications`,
    `${ROUTES.medications}?q=zzzzzz`,
    `${ROUTES.resetPassword}#token`,
    `${ROUTES.verifyEmail}#token`,
    ROUTES.cart,
    '/no-such-page',
  ]) {
    await expectArabic(page, path);
  }
});

test('every screen of a customer speaks Arabic, from right to left', async ({ page }) => {
  const headers = { authorization: `Bearer ${await signInQuietly(page, CUSTOMER)}` };
  const { id } = await somethingInStock(page.request, PHARMACIES[1].name);
  await page.request.post('/api/cart/add', { headers, data: { medication_id: id, quantity: 1 } });
  const orders = (await (await page.request.get('/api/orders', { headers })).json()) as {
    data: { data: { id: number }[] };
  };
  const screens = ALL.filter(isOwn).map((route) => route.replace(':id', String(orders.data.data[0]?.id)));

  for (const path of [...screens, `${ROUTES.customer}?tab=orders`, `${ROUTES.customerSettings}?tab=security`]) {
    await expectArabic(page, path);
  }
});

test('every screen of a pharmacy speaks Arabic, from right to left', async ({ page }) => {
  await signInQuietly(page, PHARMACIES[0].email);

  for (const path of [
    ...ALL.filter(isStaff),
    `${ROUTES.staffOrders}?status=pending`,
    `${ROUTES.staffOrders}?q=zzzzzz`,
    `${ROUTES.staffCustomers}?q=zzzzzz`,
    `${ROUTES.staffInventory}?q=zzzzzz`,
    `${ROUTES.staffPromoCodes}?q=zzzzzz`,
    `${ROUTES.staffSettings}?tab=preferences`,
    `${ROUTES.staffSettings}?tab=notifications`,
  ]) {
    await expectArabic(page, path);
  }
});

for (const round of STAFF_ROUNDS)
  test(`every dialog of a pharmacy speaks Arabic, from right to left: ${round}`, async ({ page }) => {
    await tradeQuietly(page, 'arabic');

    await visitStaffDialogs(page, round, {
      say: textsOf('ar'),
      open,
      look: async (what) => {
        await expectArabicHere(page, what);
        await expectNoViolation(page, what);
        await page.setViewportSize(PHONE);
        await expectNothingCutOff(page, what);
      },
    });
  });
