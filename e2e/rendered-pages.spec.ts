import type { Page } from '@playwright/test';

import { CUSTOMER, signInByApi } from './support/people';
import { expect, test } from './support/test';
import { READERS, textsOf } from './support/texts';
import { openPharmacy, PRODUCT } from './support/trade';

const PAGES = [
  { path: '/', title: 'home:hero.title' },
  { path: '/medications', title: 'medications:title' },
  { path: '/signin', title: 'account:signIn.title' },
];

/** Holds back the scripts, as a slow connection does, until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let letScriptsCome: () => void = () => undefined;
  const wanted = new Promise<void>((resolve) => (letScriptsCome = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await wanted;
    await route.continue();
  });
  return letScriptsCome;
}

test.describe('before a script has come', () => {
  test.use({ javaScriptEnabled: false });

  for (const { language, locale } of READERS) {
    test.describe(locale, () => {
      test.use({ locale });

      test('a page can be read', async ({ page }) => {
        for (const { path, title } of PAGES) {
          const response = await page.goto(path);

          await expect(page.getByRole('heading', { level: 1, name: textsOf(language)(title) })).toBeVisible();
          expect(response?.headers()['content-security-policy']).toContain("connect-src 'self';");
          await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
        }
      });
    });
  }

  test('links lead on, and what would not answer yet is closed', async ({ page }) => {
    await page.goto('/medications');
    await expect(
      page
        .getByRole('main')
        .getByRole('button', { name: /to cart/i })
        .first(),
    ).toBeDisabled();

    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();

    await expect(page).toHaveURL(/medicationdetails/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('a page says that the browser is too old, in a browser that is', async ({ page }) => {
  const notice = page.getByText('Your browser is too old for Dawaya: update it, or use another one.');
  await page.goto('/');
  await expect(notice).toBeHidden();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.route('/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll('(accent-color: red)', '(accent-color: of)'),
    });
  });

  await page.goto('/');

  await expect(notice).toBeVisible();
  await expect(page.getByText('متصفحك قديم')).toBeVisible();
});

/** Skips the waiting times after which the page shows a notice: they are CSS animations, as is the progress bar, which never ends. */
const endWaits = (page: Page) =>
  page.evaluate(() => {
    const waits = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    for (const wait of waits) wait.finish();
  });

/** One page that the server renders, and one that it does not. */
const WITHOUT_SCRIPTS = ['/medicationdetails/1', '/checkout'];

const incompleteNotice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This page has not loaded completely.' });

test('a page says that its scripts did not come, once they have been awaited', async ({ page }) => {
  await holdScripts(page);
  for (const path of WITHOUT_SCRIPTS) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('#lost')).toBeAttached();
    await expect(incompleteNotice(page)).toBeHidden();

    await endWaits(page);

    await expect(incompleteNotice(page)).toBeVisible();
  }
});

test('a page says at once that one of its scripts was refused, and is whole once it is loaded again', async ({
  page,
}) => {
  const notice = incompleteNotice(page);
  await page.route('**/assets/main.*.js', (route) => route.fulfill({ status: 404 }));
  for (const path of WITHOUT_SCRIPTS) {
    await page.goto(path);
    await expect(notice).toBeVisible();
  }
  await page.unrouteAll();
  await notice.getByRole('link', { name: 'reload it' }).click();
  await expect(page.getByRole('main').getByRole('button').first()).toBeEnabled();
  await expect(notice).toBeHidden();
});

const EARLY_SEARCH = {
  en: { label: 'This page is still loading. You can already search for a medicine:', name: 'Panadol' },
  ar: { label: 'ما زالت الصفحة قيد التحميل. يمكنك البحث عن دواء من الآن:', name: 'بنادول' },
};

for (const { language, locale } of READERS)
  test.describe(locale, () => {
    test.use({ locale });

    test('a page whose scripts take long can be searched without them', async ({ page }) => {
      const t = textsOf(language);
      const { label, name } = EARLY_SEARCH[language];
      const early = page.getByRole('searchbox', { name: label });
      const letScriptsCome = await holdScripts(page);
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1, name: t('home:hero.title') })).toBeVisible();
      await expect(early).toBeHidden();
      await endWaits(page);

      await early.fill(name);
      await early.press('Enter');

      await expect(page.getByRole('link', { name: new RegExp(name) }).first()).toBeVisible();
      await expect(page.locator('#root')).toHaveAttribute('disabled');
      await endWaits(page);
      await early.fill('500');
      letScriptsCome();
      await expect(page.locator('#root')).not.toHaveAttribute('disabled');
      // Hydration does not interrupt somebody who is typing.
      await expect(early).toHaveValue('500');
      await page.getByRole('heading', { level: 1 }).click();
      await expect(early).toBeHidden();
    });
  });

test('a page stays where it is read: when its scripts come, when it is loaded again, and when one comes back to it', async ({
  page,
}) => {
  const place = 600;
  const expectPlace = (expected = place) => expect.poll(() => page.evaluate(() => window.scrollY)).toBe(expected);
  const letScriptsCome = await holdScripts(page);
  await page.goto('/medications', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // When the font loads later, lines change their height, and the browser keeps the text in place rather than the scroll offset.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const scroll = (top: number) => {
    window.scrollTo(0, top);
    return window.scrollY;
  };
  await expect.poll(() => page.evaluate(scroll, place)).toBe(place);
  const answers = page.locator('#root:not([disabled])');

  letScriptsCome();
  await expect(answers).toBeAttached();
  await expectPlace();

  await page.reload();
  await expect(answers).toBeAttached();
  await expectPlace();

  await page.getByRole('main').getByRole('listitem').getByRole('link').nth(4).click();
  await expect(page).toHaveURL(/medicationdetails/);
  await expectPlace(0);
  await page.goBack();
  await expect(page).toHaveURL(/medications$/);
  await expectPlace();
});

test('what the server was answered is not asked for again', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url());
  });

  await page.goto('/medicationdetails/1', { waitUntil: 'networkidle' });
  await expect(page.getByRole('tablist')).toBeVisible();

  expect(asked).toEqual([]);
});

test('a page that was rendered before shows the price that holds now', async ({ page }) => {
  const { product, headers } = await openPharmacy(page, 'rendered');
  const path = `/medicationdetails/${product}`;
  const open = async () => (await page.request.get(path, { headers: { accept: 'text/html' } })).text();
  const [first, again] = [await open(), await open()];
  expect(first).toContain(`${PRODUCT.price}.00`);
  expect(again).toBe(first);

  const data = { price: 64.5 };
  expect((await page.request.post(`/api/medications/${product}/update`, { headers, data })).status()).toBe(200);

  const changed = await open();
  expect(changed).toContain('64.50');
  expect(changed).not.toContain(`${PRODUCT.price}.00`);
});

test('a device in another year than the server hydrates what was rendered', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  await page.clock.setFixedTime(new Date(new Date().getFullYear() + 2, 6, 15));

  await page.goto('/about', { waitUntil: 'networkidle' });

  await expect(page.getByRole('contentinfo')).toContainText(String(new Date().getFullYear()));
  expect(problems).toEqual([]);
});

test('what the history carries along is shown after a reload, though the server never heard of it', async ({
  page,
}) => {
  await page.goto('/signin', { waitUntil: 'networkidle' });
  await page.evaluate(() => window.history.replaceState({ usr: { isSessionOver: true }, key: 'a', idx: 0 }, ''));

  await page.reload({ waitUntil: 'networkidle' });

  await expect(page.getByRole('note')).toHaveText(textsOf('en')('account:signIn.sessionOver'));
});

test('what was typed before a reload stands below its label, though the server never heard of it', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  const name = page.getByLabel(textsOf('en')('contact:form.name'));
  await page.goto('/contact');
  await name.fill('Mona');
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Mona');

  await page.reload();

  await expect(name).toHaveValue('Mona');
  await expect(page.locator('label', { hasText: textsOf('en')('contact:form.name') })).toHaveClass(
    /MuiInputLabel-shrink/,
  );
  expect(problems).toEqual([]);
});

test('a page that is not there says so to machines as well', async ({ request }) => {
  const statusOf = async (path: string) => (await request.get(path, { headers: { accept: 'text/html' } })).status();

  for (const path of ['/nowhere', '/medicationdetails/999999', '/pharmacydetails/abc'])
    expect(await statusOf(path)).toBe(404);
  expect(await statusOf('/medications')).toBe(200);
});

test('the next page is rendered in the language that was chosen', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: textsOf('en')('common:nav.switchLanguage') }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');

  const next = await page.request.get('/about', { headers: { accept: 'text/html', 'accept-language': 'en' } });

  expect(await next.text()).toContain('<html lang="ar" dir="rtl">');
});

test('whoever is signed in finds their own header on it', async ({ page }) => {
  const t = textsOf('en');
  await signInByApi(page, CUSTOMER);
  await page.goto('/medications');

  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: t('common:nav.signOut') })).toBeVisible();
  await expect(header.getByRole('link', { name: t('common:nav.signIn') })).toBeHidden();
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /to cart/i })
      .first(),
  ).toBeEnabled();
});
