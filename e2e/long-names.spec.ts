import { dayInCairo } from '../contract/cairoDay';
import { dataOf } from './support/dataOf';
import { addAddress, DEMO_PASSWORD, findListingInStock, PHARMACIES, signInByApi, startSession } from './support/people';
import { expectNothingCutOff, expectToFit, open } from './support/screens';
import { expect, test } from './support/test';
import { expectBesideFirstLine, expectWholeTexts } from './support/textChecks';
import { ARABIC } from './support/texts';
import { joinAsCustomer, openPharmacy, placeOrder, PRODUCT } from './support/trade';

const MARKUP = '<img src=x onerror=alert(1)>';
const LONGEST = `${MARKUP}${'W'.repeat(100 - MARKUP.length)}`;

const hiddenWidth = ({ scrollWidth, clientWidth }: Element) => scrollWidth - clientWidth;

test.use({ viewport: { width: 360, height: 800 } });

test('the longest names fit on a phone, and markup in them is only text', async ({ context, page, request }) => {
  const registered = await request.post('/api/auth/register', {
    data: {
      first_name: LONGEST,
      last_name: LONGEST,
      email: `${'w'.repeat(60)}@dawaya.example`,
      phone: '01012345678',
      password: DEMO_PASSWORD,
      password_confirmation: DEMO_PASSWORD,
      gender: 'female',
      user_type_id: 1,
    },
  });
  const token = await startSession(page, registered);
  const headers = { authorization: `Bearer ${token}` };
  const post = (path: string, data: object) =>
    dataOf<{ id: number; orders?: { id: number }[] }>(request.post(`/api${path}`, { headers, data }));
  const place = { governorate_id: 1, city_id: 1, postal_code: '11728' };
  const address = await post('/user/addresses/create', {
    ...place,
    name: LONGEST,
    phone: '01012345678',
    address: `${MARKUP}<script>alert(2)</script>`.padEnd(255, 'W'),
  });
  const listing = await findListingInStock(request, PHARMACIES[0].name);
  const shopping = { medication_id: listing.id, quantity: 1 };
  await post('/cart/add', shopping);
  const order = {
    user_address_id: address.id,
    payment_method: 'cash_on_delivery',
    notes: `${MARKUP}<script>alert(3)</script>`.padEnd(500, 'W'),
    fulfilments: [{ pharmacy_id: listing.pharmacy.id, fulfilment: 'delivery' }],
  };
  const { orders = [] } = await post('/orders/checkout', order);
  await post('/cart/add', shopping);

  for (const path of ['/medications', '/pharmacies']) {
    await open(page, `${path}?q=${'ZQJX'.repeat(22)}`);
    await expect(page.getByRole('main').getByRole('link', { name: /ZQJX/ })).toBeVisible();
    await expectToFit(page, path);
  }

  await open(page, `/medications?q=panadol+${'W'.repeat(80)}`);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /panadol/i })
      .first(),
  ).toBeVisible();
  await expectToFit(page, 'what only resembles a long search');

  const details = orders.map(({ id }) => `/userdashboard/orderdetails/${id}`);
  for (const path of ['/userdashboard', '/userdashboard/manageaddresses', ...details, '/checkout']) {
    await open(page, path);
    await expectToFit(page, path);
  }
  expect(details).toHaveLength(1);

  const chosen = page.getByRole('combobox', { name: 'Shipping Address' });
  await expect(chosen).toContainText(LONGEST);
  expect(await chosen.evaluate(hiddenWidth), 'what is cut off the address').toBe(0);
  await chosen.click();
  const option = page.getByRole('option', { name: LONGEST });
  await expect(option).toBeVisible();
  expect(await option.evaluate(hiddenWidth), 'what is cut off an address to choose').toBe(0);

  const staffPage = await context.newPage();
  await signInByApi(staffPage, PHARMACIES[0].email);
  await open(staffPage, '/pharmacydashboard/orders?q=onerror');
  await staffPage.getByRole('gridcell').filter({ hasText: 'DW-' }).getByRole('link').click();
  await expect(staffPage.getByRole('dialog')).toContainText(`${MARKUP}<script>alert(3)</script>`);
  await expectToFit(staffPage, 'the order of a pharmacy');

  await open(staffPage, '/pharmacydashboard');
  const customer = staffPage.getByRole('main').getByText(MARKUP).first();
  const lines = (name: HTMLElement) => name.offsetHeight / Number.parseFloat(getComputedStyle(name).lineHeight);
  expect(await customer.evaluate(lines), 'lines of a name on the dashboard').toBeLessThan(1.5);
});

test('the longest category and its count stay beside the medications', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  // Gives every category a count: the demo sells nothing in this one, so it would be left out.
  await page.route('**/api/medications/categories*', async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = (await response.json()) as { data: object[] };
    await route.fulfill({
      response,
      json: { ...rest, data: data.map((row) => ({ ...row, total_medications: 12_345 })) },
    });
  });
  // Arrives from another page, because the browser does not fetch what the server has rendered.
  await page.goto('/signin');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Medications/ })
    .click();

  const category = page.locator('label').filter({ hasText: 'Antifungal & Antiparasitic' });
  await expect(category).toContainText('12,345');
  expect(await category.evaluate(hiddenWidth)).toBe(0);
});

test('words that are longer than a line break, and leave the amounts beside them in sight', async ({ page }) => {
  const name = 'Paracetamolcaffeine'.repeat(10);
  const strength = '500mg+65mg+'.repeat(9);
  const shop = await openPharmacy(page, 'unbroken', {
    name: 'Karnakpharmacy'.repeat(7),
    product: { ...PRODUCT, name, strength, prescription_required: true },
  });
  const code = 'W'.repeat(30);
  const promo = { code, type: 'percentage', value: 5, start_date: dayInCairo(), end_date: '2099-12-31' };
  await page.request.post('/api/promo-codes/create', { headers: shop.headers, data: promo });
  const { headers } = await joinAsCustomer(page);
  const wanted = { product: shop.product, quantity: 1 };
  const fillCart = async () => {
    await page.request.post('/api/cart/add', { headers, data: { medication_id: shop.product, quantity: 1 } });
    await page.request.post('/api/cart/apply-promo-code', { headers, data: { code } });
  };
  await fillCart();
  const order = await placeOrder(page.request, headers, wanted);
  await fillCart();

  for (const path of [`/pharmacydetails/${shop.id}`, '/cart', '/checkout', `/userdashboard/orderdetails/${order.id}`]) {
    await open(page, path);
    for (const width of [320, 768]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNothingCutOff(page, path);
      await expectToFit(page, path);
      await expectWholeTexts(page, path);
    }
  }
});

test('a seller of several lines has its sign beside the first', async ({ page }) => {
  const name = 'Karnak and Sons International Pharmacy for Medicine and Cosmetics';
  const { product } = await openPharmacy(page, 'seller', { name });
  await open(page, `/medicationdetails/${product}`);

  const seller = page.getByRole('link', { name: new RegExp(`^Sold by ${name}$`) });
  const note = page.locator('div').filter({ has: seller }).last();
  await expectBesideFirstLine(note.locator('xpath=preceding-sibling::*'), note);
});

test('what is said of an e-mail that is not confirmed has its sign beside the first line', async ({ page }) => {
  await openPharmacy(page, 'unconfirmed');
  await open(page, '/pharmacydashboard');

  const note = page.getByRole('note').filter({ hasText: 'unconfirmed' });
  await expectBesideFirstLine(
    note.locator('.MuiAlert-icon svg'),
    note.locator('.MuiAlert-message .MuiBox-root').first(),
  );
});

test('the revenue of years is read in full on the narrowest phone', async ({ page }) => {
  await page.route('**/api/pharmacy/statistics', async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = (await response.json()) as { data: { this_month: object } };
    const revenue = 1_234_567_890.12;
    const figures = { ...data, total_revenue: revenue, this_month: { ...data.this_month, revenue } };
    await route.fulfill({ response, json: { ...rest, data: figures } });
  });
  await page.setViewportSize({ width: 320, height: 700 });
  await signInByApi(page, PHARMACIES[0].email);
  await open(page, '/pharmacydashboard');

  const card = page.getByRole('listitem').filter({ hasText: 'This month: 1,234,567,890.12' });
  await expect(card).toContainText('Total Revenue1,234,567,890.12');
  expect(await card.evaluate(hiddenWidth)).toBe(0);
});

test.describe('in Arabic', () => {
  test.use({ locale: ARABIC });

  test('a Latin name ends at its bar, as an Arabic one does', async ({ page }) => {
    const name = 'Panadol Advance';
    await page.route('**/api/pharmacy/statistics/trends', async (route) => {
      const response = await route.fetch();
      const { data, ...rest } = (await response.json()) as { data: { top_medications: object[] } };
      const [first, ...others] = data.top_medications;
      const json = { ...rest, data: { ...data, top_medications: [{ ...first, name_ar: name }, ...others] } };
      await route.fulfill({ response, json });
    });
    await signInByApi(page, PHARMACIES[0].email);
    await open(page, '/pharmacydashboard');
    const label = page.locator('foreignObject').filter({ hasText: name });
    await label.scrollIntoViewIfNeeded();

    const gap = await label.getByText(name).evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return text.getBoundingClientRect().left - element.closest('foreignObject')!.getBoundingClientRect().left;
    });
    expect(Math.abs(gap)).toBeLessThan(2);
  });

  test('a long Latin name begins where the page does, and what is done with its address has one line', async ({
    page,
  }) => {
    const { headers } = await joinAsCustomer(page);
    const name = 'Abdelrahman Nour El-Din Mohamed Hassanein';
    await addAddress(page.request, headers, name);
    await open(page, '/userdashboard/manageaddresses');
    const card = page.getByRole('listitem').filter({ hasText: name });

    const [start, ends] = await card.getByText(name, { exact: true }).evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      const street = element.closest('h2')!.lastElementChild!;
      const rightOf = (box: { getBoundingClientRect: () => DOMRect }) => Math.round(box.getBoundingClientRect().right);
      return [rightOf(street), [...text.getClientRects()].map(({ right }) => Math.round(right))] as const;
    });
    const tops = await card
      .getByRole('button')
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));

    expect(ends.length).toBeGreaterThan(1);
    for (const end of ends) expect(Math.abs(end - start)).toBeLessThan(6);
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size).toBe(1);
  });
});
