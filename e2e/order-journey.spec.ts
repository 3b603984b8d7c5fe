import type { APIRequestContext, Page } from '@playwright/test';

import type { Paginated } from '@contract/wire/envelope';
import type { MedicationCard } from '@contract/wire/medication';
import type { ListedOrder } from '@contract/wire/order';

import { dataOf } from './support/dataOf';
import { DEMO_PASSWORD, findListingInStock, headersOf, PHARMACIES } from './support/people';
import { expectAlert } from './support/screens';
import { expect, test } from './support/test';
import { ARABIC, type Language, textsOf } from './support/texts';
import { joinAsCustomer, openPharmacy, PRODUCT } from './support/trade';

const PASSWORD = 'Lotus#2026x';
const ADDRESS = { name: 'Home', phone: '01012345678', address: '5 Makram Ebeid Street, flat 3' };

/** The steps of one person, in one language. */
function stepsOf(page: Page, language: Language) {
  const t = textsOf(language);
  const nameOf = ({ name, name_ar }: { name: string; name_ar: string }) => (language === 'ar' ? name_ar : name);
  const button = (key: string, values?: Record<string, string>) =>
    page.getByRole('button', { name: t(key, values), exact: true });
  const field = (key: string) => page.getByLabel(t(key), { exact: true });

  const openFromHome = async (listing: MedicationCard) => {
    await page.goto('/');
    await field('home:hero.medicationLabel').fill(nameOf(listing));
    await button('home:hero.findMedication').click();
    await page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: nameOf(listing.pharmacy) })
      .getByRole('link', { name: nameOf(listing), exact: true })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: nameOf(listing) })).toBeVisible();
  };

  const signUpOnTheWay = async (email: string) => {
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('medications:signIn') })
      .click();
    await page.getByRole('link', { name: t('account:signIn.signUp') }).click();
    await field('account:person.firstName').fill('Salma');
    await field('account:person.lastName').fill('Fathy');
    await field('account:person.email').fill(email);
    await field('account:person.phone').fill('+201112345678');
    await field('account:person.password').fill(PASSWORD);
    await field('account:person.passwordConfirmation').fill(PASSWORD);
    await page.getByRole('radio', { name: t('account:person.female'), exact: true }).check();
    await page.getByRole('checkbox', { name: t('account:person.terms') }).check();
    await button('account:signUp.submit').click();
  };

  const pick = async (label: string, option: string) => {
    await page.getByRole('combobox', { name: t(label) }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };

  const addAddress = async (governorate: string, city: string) => {
    await button('checkout:addAddress').click();
    await field('account:address.name').fill(ADDRESS.name);
    await field('account:address.phone').fill(ADDRESS.phone);
    await field('account:address.street').fill(ADDRESS.address);
    await pick('account:place.governorate', governorate);
    await pick('account:place.city', city);
    await button('account:address.save').click();
    await expect(page.getByRole('dialog')).toBeHidden();
  };

  const choose = (way: 'delivery' | 'pickup', pharmacy: MedicationCard['pharmacy']) =>
    page
      .getByRole('radiogroup', { name: t('checkout:fulfilmentOf', { pharmacy: nameOf(pharmacy) }) })
      .getByRole('radio', { name: t(`checkout:${way}`) })
      .check();

  const signIn = async (email: string, password: string) => {
    await page.goto('/signin');
    await field('account:signIn.email').fill(email);
    await field('account:signIn.password').fill(password);
    await button('account:signIn.submit').click();
    await expect(page).not.toHaveURL(/signin/);
  };

  /** Moves an order through the menu in the grid, until the customer has it. */
  const handOver = async (code: string, steps: readonly string[]) => {
    await page
      .getByRole('navigation', { name: t('staff:sections') })
      .getByRole('link', { name: t('staff:nav.orders'), exact: true })
      .click();
    // Shows only this order, since a new one would move it away under the mouse.
    await page.getByRole('searchbox', { name: t('staff:orders.search') }).fill(code);
    await expect(page.getByRole('row').filter({ hasText: 'DW-' })).toHaveCount(1);
    for (const step of steps) {
      await button('staff:orders.actionsOf', { code }).click();
      const name = t('staff:orders.moveTo', { status: t(step) });
      await page.getByRole('menuitem', { name, exact: true }).click();
      await expect(page.getByRole('row').filter({ hasText: code })).toContainText(t(step));
    }
  };

  const signOut = async (key: string) => {
    await page.getByRole('button', { name: t(key), exact: true }).click();
    await expect(page).toHaveURL(/\/signin$/);
  };

  return {
    t,
    nameOf,
    button,
    field,
    openFromHome,
    signUpOnTheWay,
    addAddress,
    choose,
    signIn,
    handOver,
    signOut,
  };
}

const DELIVERY_STEPS = ['orders:status.processing', 'orders:status.shipped', 'orders:status.delivered'];

/** Moves an order of the other pharmacy through the API: once through the screens is enough. */
async function handOverByApi(request: APIRequestContext, email: string, code: string) {
  const headers = await headersOf(request, email);
  const { data } = await dataOf<Paginated<ListedOrder>>(request.get('/api/orders', { headers, params: { q: code } }));
  for (const status of ['processing', 'shipped', 'delivered'])
    await request.post(`/api/orders/${data[0]?.id}/update-status`, { headers, data: { status } });
}

test.describe('in Arabic', () => {
  test.use({ locale: ARABIC });
  test('a visitor finds two medicines, orders them, and both pharmacies hand them over', async ({ page, request }) => {
    const { t, nameOf, button, ...steps } = stepsOf(page, 'ar');
    const [delivered, collected] = await Promise.all(PHARMACIES.map(({ name }) => findListingInStock(request, name)));
    const email = `salma.${Date.now()}@mail.example`;

    await steps.openFromHome(delivered!);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await button('medications:addToCart').click();
    await steps.signUpOnTheWay(email);
    // The guest returns to the medicine, which is now in the cart.
    await expect(page.getByRole('heading', { level: 1, name: nameOf(delivered!) })).toBeVisible();
    await expectAlert(page, t('messages:addedToCart'));
    await steps.openFromHome(collected!);
    await button('medications:addToCart').click();
    await expectAlert(page, t('messages:addedToCart'));

    await page.goto('/cart');
    await page.getByRole('link', { name: t('cart:proceed') }).click();
    await steps.choose('delivery', delivered!.pharmacy);
    await steps.choose('pickup', collected!.pharmacy);
    await steps.addAddress('القاهرة', 'مدينة نصر');
    await button('checkout:placeOrder').click();
    await expect(page).toHaveURL(/\/userdashboard/);
    const placed = page.getByRole('group', { name: t('customer:placedTitle_two') }).getByRole('listitem');
    await expect(placed).toHaveCount(2);
    const codeOf = async (listing: MedicationCard) =>
      (await placed.filter({ hasText: nameOf(listing.pharmacy) }).innerText()).match(/DW-\w{4}-\w{4}/)?.[0] ?? '';
    const codes = { delivered: await codeOf(delivered!), collected: await codeOf(collected!) };
    expect(codes.delivered).not.toBe(codes.collected);
    await button('customer:menu').click();
    await page.getByRole('menuitem', { name: t('customer:logout') }).click();

    await steps.signIn(PHARMACIES[0].email, DEMO_PASSWORD);
    await steps.handOver(codes.delivered, DELIVERY_STEPS);
    await steps.signOut('staff:logout');
    await handOverByApi(request, PHARMACIES[1].email, codes.collected);

    await steps.signIn(email, PASSWORD);
    await page.getByRole('tab', { name: t('customer:tabs.orders') }).click();
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows.filter({ hasText: codes.delivered })).toContainText(t('orders:status.delivered'));
    await expect(rows.filter({ hasText: codes.collected })).toContainText(t('orders:pickup.delivered'));
    await page.getByRole('link', { name: t('customer:viewDetailsOf', { code: codes.delivered }) }).click();
    const timeline = page.getByRole('list', { name: t('orders:timeline') });
    await expect(timeline.getByRole('listitem')).toHaveCount(4);
    await expect(timeline).toContainText(t('orders:event.delivered'));
  });
});

test('a medicine that is renamed at the checkout is ordered once its new name was seen', async ({ page }) => {
  const { t, nameOf, button, field } = stepsOf(page, 'en');
  const pharmacy = await openPharmacy(page, 'renaming');
  const { headers } = await joinAsCustomer(page);
  await page.request.post('/api/cart/add', { headers, data: { medication_id: pharmacy.product, quantity: 2 } });
  await page.goto('/checkout');
  await expect(page.getByText(nameOf(PRODUCT))).toBeVisible();
  await field('checkout:notes').fill('12');
  const stronger = { name: 'Novarin 900 mg', name_ar: 'نوفارين ٩٠٠ مجم' };
  await page.request.post(`/api/medications/${pharmacy.product}/update`, {
    headers: pharmacy.headers,
    data: stronger,
  });

  await button('checkout:placeOrder').click();

  await expect(page.getByText(t('messages:cartChanged'), { exact: true })).toBeVisible();
  await expect(page.getByText(nameOf(stronger))).toBeVisible();
  await expect(field('checkout:notes')).toHaveValue('12');
  await button('checkout:placeOrder').click();
  await expect(page).toHaveURL(/\/userdashboard/);
});

test('whoever presses for a second unit on a card hits the same button as for the first', async ({ page }) => {
  const t = textsOf('en');
  await joinAsCustomer(page);
  await page.goto('/medications?in_stock=true');
  const cards = page.getByRole('main').getByRole('listitem');

  for (const at of [0, 1, 2, 3, 4, 5]) {
    const add = cards.nth(at).getByRole('button');
    await add.scrollIntoViewIfNeeded();
    const place = await add.boundingBox();
    await add.click();
    await expect(cards.nth(at).getByRole('link', { name: t('medications:inCart', { quantity: '1' }) })).toBeVisible();
    expect([at, await add.boundingBox()]).toEqual([at, place]);
  }
});
