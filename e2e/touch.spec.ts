import { CUSTOMER, findListingInStock, joinByApi, PHARMACIES, signInByApi } from './support/people';
import { expectOneLineOfHeader, expectToFit, open } from './support/screens';
import { expect, test } from './support/test';
import { tradeByApi } from './support/trade';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

test('whoever presses with a thumb has 44 px to hit', async ({ page }) => {
  await page.goto('/signin');
  const pressed = page
    .locator('main button, header button, .MuiOutlinedInput-root, .MuiFormControlLabel-root, footer .MuiLink-root')
    .filter({ visible: true });
  await expect(page.getByLabel('Remember me')).toBeVisible();

  const heights = await pressed.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));

  expect(heights.length).toBeGreaterThan(10);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});

test('what a thumb can hit leaves the header in one line, on the narrowest phone too', async ({ page }) => {
  const expectOneLine = async (path: string) => {
    await open(page, path);
    for (const width of [320, 360, 375, 400]) {
      await page.setViewportSize({ width, height: 740 });
      await expectOneLineOfHeader(page, path);
    }
  };

  await expectOneLine('/');
  await signInByApi(page, CUSTOMER);
  await expectOneLine('/cart');
  await expectOneLine('/userdashboard');
});

test('whoever calls a customer from the list with a thumb has 44 px to hit, within the row', async ({ page }) => {
  await signInByApi(page, PHARMACIES[1].email);
  await open(page, '/pharmacydashboard/customers');
  const numbers = page.getByRole('row').getByRole('link', { name: /^\+20/ });
  await expect(numbers.first()).toBeVisible();

  const places = await numbers.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect()).map(({ top, bottom, height }) => ({ top, bottom, height })),
  );

  expect(Math.min(...places.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
  for (const [at, { top }] of places.slice(1).entries()) expect(top).toBeGreaterThan(places[at]!.bottom);
});

test('whoever presses what stands alone on a dashboard, or calls from a page, has 44 px to hit, and hits nothing else', async ({
  page,
}) => {
  await signInByApi(page, PHARMACIES[1].email);
  const buttons = page.getByRole('button', { name: /^(30 days|12 months)$/ });
  for (const [path, ...groups] of [
    ['/pharmacydashboard', page.getByRole('link', { name: /^DW-|waiting$/ }), buttons],
    ['/contact', page.getByRole('definition').getByRole('link')],
    ['/pharmacydetails/1', page.getByRole('link', { name: 'Go back to Pharmacies' })],
  ] as const) {
    await open(page, path);
    for (const pressed of groups) {
      await expect(pressed.first()).toBeVisible();

      const places = await pressed.evaluateAll((all) =>
        all
          .map((each) => each.getBoundingClientRect())
          .map(({ top, bottom, left, height }) => ({ top, bottom, left, height })),
      );

      expect(Math.min(...places.map(({ height }) => height)), path).toBeGreaterThanOrEqual(44);
      const over = places.slice(1).filter(({ top, left }, at) => left === places[at]!.left && top < places[at]!.bottom);
      expect(over, path).toEqual([]);
    }
  }
});

test('the menu lies over the page, which does not move under the finger that closes it, and is reached to its end', async ({
  page,
}) => {
  await open(page, '/medications');
  const found = page.getByRole('main').getByRole('status');
  const menu = page.getByRole('button', { name: 'Open menu' });
  const place = await found.boundingBox();

  await menu.tap();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
  expect(await found.boundingBox()).toEqual(place);
  await page.touchscreen.tap(4, 700);
  await expect(menu).toBeVisible();
  expect(await found.boundingBox()).toEqual(place);

  await page.setViewportSize({ width: 640, height: 300 });
  await menu.tap();
  const last = page.locator('#site-menu').getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
});

test('whoever taps for more and more units of a medicine finds the button in the same place', async ({
  page,
  request,
}) => {
  const { headers } = await joinByApi(page, 'tap');
  const { id } = await findListingInStock(request, PHARMACIES[0].name);
  await request.post('/api/cart/add', { headers, data: { medication_id: id, quantity: 1 } });
  await open(page, '/cart');
  const more = page.getByRole('button', { name: /^One more/ });
  const each = page.getByText(/ each$/);
  await expect(each).toBeHidden();
  const place = await more.boundingBox();

  await more.tap();

  await expect(each).toBeVisible();
  expect(await more.boundingBox()).toEqual(place);
});

test('what is said of a cart of which nothing can be ordered leaves the page in sight, and is read from its beginning', async ({
  page,
  request,
}) => {
  const { headers } = await joinByApi(page, 'nothing');
  const { id } = await findListingInStock(request, PHARMACIES[0].name);
  await request.post('/api/cart/add', { headers, data: { medication_id: id, quantity: 1 } });
  await page.route('**/api/cart', async (route) => {
    const answer = (await (await route.fetch()).json()) as { data: { items: [{ medication: object }] } };
    const [line] = answer.data.items;
    const gone = (at: number) => ({ ...line, problem: 'not_sold', medication: { ...line.medication, id: at } });
    await route.fulfill({
      json: { ...answer, data: { ...answer.data, items: Array.from({ length: 25 }, (_, at) => gone(at)) } },
    });
  });
  await open(page, '/checkout');

  const notice = page.getByRole('alert').filter({ hasText: 'Some items cannot be ordered now' });
  await expect(notice).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Place Order' })).toBeInViewport({ ratio: 1 });
  expect((await notice.boundingBox())!.height).toBeLessThanOrEqual(740 / 2);
});

test('what is searched for is seen on a phone without scrolling, and the filters when they are asked for', async ({
  page,
}) => {
  await page.goto('/medications?q=panadol');
  const found = page.getByRole('main').getByRole('listitem').first();
  const inStock = page.getByRole('switch', { name: 'In stock only' });
  await expect(found).toBeInViewport({ ratio: 1 });
  await expect(inStock).toBeHidden();

  await page.getByRole('button', { name: 'Filters', exact: true }).tap();
  await inStock.tap();
  await expect(page).toHaveURL(/in_stock=true/);
  await page.getByRole('button', { name: 'Filters (1)', exact: true }).tap();

  await expect(inStock).toBeHidden();
  await expect(found).toBeInViewport({ ratio: 1 });
});

test('whoever has the browser of a phone enlarge pages to 200 % scrolls none of a shopper’s sideways', async ({
  page,
}) => {
  // What Chrome on Android leaves of 360 × 740.
  await page.setViewportSize({ width: 180, height: 370 });
  for (const path of ['/', '/medications', '/pharmacies', '/pharmacydetails/1?tab=medications', '/cart']) {
    await open(page, path);
    await expectToFit(page, path);
  }
});

test('what the news of a change lies over can be pressed all the same', async ({ page }) => {
  const order = await tradeByApi(page, 'news');
  await open(page, '/pharmacydashboard/orders?status=pending');
  const news = page.locator('.notistack-Snackbar').filter({ hasText: 'Updated Status Successfully' });
  const tab = page.getByRole('tab', { name: 'Processing' });

  await page.getByRole('button', { name: `Actions for ${order.order_code}` }).tap();
  await page.getByRole('menuitem', { name: 'Mark as Processing' }).tap();
  await expect(news).toBeVisible();
  await expect(page.getByRole('menu')).toBeHidden();
  const [over, under] = await Promise.all([news.boundingBox(), tab.boundingBox()]);
  const point = [under!.x + 20, under!.y + 10] as const;
  expect(over!.y + over!.height).toBeGreaterThan(point[1]);
  await page.touchscreen.tap(...point);

  await expect(tab).toHaveAttribute('aria-selected', 'true');
});
