import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

import { BRAND } from '@contract/language';

import { CUSTOMER, findListingInStock, PHARMACIES, signInByApi } from './support/people';
import { expectAlert } from './support/screens';
import { testThroughProxy } from './support/siteProxy';
import { expect, test } from './support/test';
import { ARABIC, textsOf } from './support/texts';

test.use({ serviceWorkers: 'allow' });

const NOTICE = 'common:offlineNotice';
const PUBLIC = join(import.meta.dirname, '../public');

const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** Everything that the service worker has cached, with the headers of each request. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const kept: { path: string; headers: [string, string][] }[] = [];
    for (const name of await caches.keys())
      for (const { url, headers } of await (await caches.open(name)).keys())
        kept.push({ path: url.slice(window.location.origin.length), headers: [...headers] });
    return kept;
  });

/** Waits until the worker has cached what the page had loaded before the worker was ready. */
async function expectKept(page: Page, path: string | RegExp) {
  await expect
    .poll(async () => (await keptBy(page)).filter((entry) => new RegExp(path).test(entry.path)))
    .not.toEqual([]);
}

test.describe('in Arabic', () => {
  test.use({ locale: ARABIC });
  const t = textsOf('ar');

  test('what was read before the line went can be read again, and the page says so', async ({ page, context }) => {
    const listing = await findListingInStock(page.request, PHARMACIES[0].name);
    const name = listing.name_ar;
    const listed = `/medications?q=${encodeURIComponent(listing.name)}`;
    const detail = `/medicationdetails/${listing.id}`;
    await page.goto('/');
    await expectKept(page, '^/api/pharmacies');
    await page.goto(listed);
    await expect(page.getByRole('link', { name }).first()).toBeVisible();
    await expectKept(page, String.raw`^/api/medications\?.*\bq=`);
    await page.goto(detail);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expectKept(page, `^/api/medications/${listing.id}$`);
    await expect(notice(page, t(NOTICE))).toBeHidden();

    await context.setOffline(true);
    await expect(notice(page, t(NOTICE))).toBeInViewport({ ratio: 1 });
    await page.reload();

    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(notice(page, t(NOTICE))).toBeVisible();
    await page.goto(listed);
    await expect(page.getByRole('link', { name }).first()).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: t('home:hero.title') })).toBeVisible();
    await expect(page.getByRole('heading', { level: 3 }).nth(3)).toBeVisible();
    await expect(notice(page, t(NOTICE))).toBeVisible();

    await context.setOffline(false);
    await expect(notice(page, t(NOTICE))).toBeHidden();
  });

  test('what was never read says that it needs a connection, and comes when there is one', async ({
    page,
    context,
  }) => {
    const listing = await findListingInStock(page.request, PHARMACIES[1].name);
    await page.goto('/medications');
    await expectKept(page, '^/api/medications');

    await context.setOffline(true);
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1, name: t('common:offline') })).toBeVisible();
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('common:nav.medications') })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: t('medications:title') })).toBeVisible();
    await page.goto('/medications?q=zzzz');
    await expectAlert(page, t('common:offline'));
    await page.goto(`/medicationdetails/${listing.id}`);
    await expect(page.getByRole('heading', { level: 1, name: t('common:offline') })).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: listing.name_ar })).toBeVisible();
  });

  test("the notice keeps off the buttons of a dialog that fills a phone's screen", async ({ page, context }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await signInByApi(page, CUSTOMER);
    await page.goto('/userdashboard/manageaddresses');
    await page
      .getByRole('button', { name: t('customer:addAddress') })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    // The code that watches the connection is loaded last, and nobody notices a disconnection before.
    await expect(page.locator('slot').getByRole('status', { includeHidden: true })).toBeAttached();

    await context.setOffline(true);
    await expect(page.getByText(t(NOTICE))).toBeAttached();

    await page.getByRole('button', { name: t('account:address.cancel') }).click({ trial: true });
    await page.getByRole('button', { name: t('account:address.save') }).click({ trial: true });
  });
});

test('a language that does not come leaves the page as it is, and comes when there is a line', async ({
  page,
  context,
}) => {
  const heading = page.getByRole('heading', { level: 1, name: textsOf('en')('about:hero.title') });
  const other = page.getByRole('banner').getByRole('button', { name: 'العربية' });
  await page.goto('/about');

  await context.setOffline(true);
  await Promise.all([page.waitForEvent('requestfailed'), other.click()]);
  await expect(heading).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');

  await context.setOffline(false);
  await other.click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'English' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('what a customer searched for can be read again without their addresses, and says nothing of them', async ({
  page,
  context,
}) => {
  const { name } = await findListingInStock(page.request, PHARMACIES[0].name);
  await page.goto('/');
  await expectKept(page, '^/api/pharmacies');
  await signInByApi(page, CUSTOMER);
  const sorted = page.waitForResponse(/\/api\/medications\?.*&near=\d/);
  await page.goto(`/medications?q=${encodeURIComponent(name)}`);
  await sorted;
  await expect(page.getByRole('link', { name }).first()).toBeVisible();
  await expectKept(page, String.raw`^/api/medications\?.*\bq=`);

  await context.setOffline(true);
  await page.reload();

  await expect(page.getByRole('link', { name }).first()).toBeVisible();
  expect((await keptBy(page)).map(({ path }) => path).filter((path) => /near/.test(path))).toEqual([]);
});

test('nothing of a person is kept', async ({ page }) => {
  await signInByApi(page, CUSTOMER);
  await page.goto('/userdashboard');
  await expect(page.getByRole('main').getByText(/DW-/).first()).toBeVisible();
  await page.goto('/cart');
  await page.goto('/medications');
  await expectKept(page, '^/api/medications');

  const kept = await keptBy(page);
  const answers = kept.filter(({ path }) => path.startsWith('/api/'));
  expect(answers.length).toBeGreaterThan(0);
  for (const { path } of answers) expect(path).toMatch(/^\/api\/(medications|pharmacies|items)\b/);
  expect(kept.flatMap(({ headers }) => headers.map(([name]) => name))).not.toContain('authorization');
  expect(kept.map(({ path }) => path).filter((path) => !/^\/(api|assets|images)\//.test(path))).toEqual([
    '/index.html',
    '/colors.js',
  ]);
});

test('a section of the back office that was never opened says so beside the others, and comes when there is a line', async ({
  page,
  context,
}) => {
  const t = textsOf('en');
  const sections = page.getByRole('navigation', { name: t('staff:sections') });
  const open = (name: string) => sections.getByRole('link', { name, exact: true }).click();
  await signInByApi(page, PHARMACIES[1].email);
  await page.goto('/pharmacydashboard');
  await open(t('staff:nav.orders'));
  await expect(page.getByRole('heading', { level: 1, name: t('staff:orders.title') })).toBeVisible();

  await context.setOffline(true);
  await open(t('staff:nav.customers'));
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: t('common:offline') })).toBeVisible();
  await open(t('staff:nav.orders'));
  await expect(page.getByRole('heading', { level: 1, name: t('staff:orders.title') })).toBeVisible();
  await open(t('staff:nav.customers'));
  await expect(page.getByRole('heading', { level: 1, name: t('common:offline') })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: t('customers:title') })).toBeVisible();
});

test('a page that came past the worker is kept as well', async ({ page, context }) => {
  await page.goto('/medications');
  await expectKept(page, '^/api/medications');
  await page.evaluate(() => caches.delete('catalogue'));
  const browser = await context.newCDPSession(page);

  await Promise.all([page.waitForEvent('load'), browser.send('Page.reload', { ignoreCache: true })]);

  await expectKept(page, '^/api/medications');
});

testThroughProxy(
  'a copy says so where only the server is out of reach, and where it gives no answer',
  async ({ page, context, siteProxy }) => {
    const pharmacy = page.getByRole('link', { name: PHARMACIES[0].name }).first();
    const said = notice(page, textsOf('en')(NOTICE));
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }));
    await page.goto('/pharmacies');
    await expectKept(page, '^/api/pharmacies');

    await context.setOffline(true);
    await page.reload();
    await expect(pharmacy).toBeVisible();
    await expect(said).toBeVisible();
    await context.setOffline(false);

    siteProxy.stall();
    // Browsers check for a new worker whenever they like, and start no other job of workers until the check is answered.
    await page.evaluate(() => void navigator.serviceWorker.ready.then((registration) => registration.update()));
    await page.goto('/pharmacies');
    await expect(pharmacy).toBeVisible();
    await expect(said).toBeVisible();
    siteProxy.resume();

    await expect(said).toBeHidden();
    await expect(pharmacy).toBeVisible();
  },
);

testThroughProxy(
  "a proxy's page for a server that is gone stands in the way of no copy",
  async ({ page, siteProxy }) => {
    const pharmacy = page.getByRole('link', { name: PHARMACIES[0].name }).first();
    const said = notice(page, textsOf('en')(NOTICE));
    await page.goto('/pharmacies');
    await expectKept(page, '^/api/pharmacies');

    siteProxy.detach();
    await page.reload();
    await expect(pharmacy).toBeVisible();
    await expect(said).toBeVisible();

    siteProxy.attach();
    await expect(said).toBeHidden();
    await page.goto('/no-such-page');
    await expect(page.getByRole('heading', { level: 1, name: textsOf('en')('common:notFoundTitle') })).toBeVisible();
  },
);

test('what a network that asks for a sign-in answers in our stead is not kept as ours', async ({ page, context }) => {
  const { name } = PHARMACIES[0];
  await page.goto('/pharmacies');
  await expect(page.getByRole('link', { name }).first()).toBeVisible();
  await expectKept(page, '^/api/pharmacies');
  const signIn = { contentType: 'text/html', body: '<h1>Welcome to our café</h1>' };
  await context.route(/\/(?:api|assets|health)\//, (route) => route.fulfill(signIn));
  await page.reload();
  await expect(page.getByRole('link', { name }).first()).toBeVisible();
  await expect(notice(page, textsOf('en')(NOTICE))).toBeVisible();
  await Promise.all([
    page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/')),
    page.getByRole('banner').getByRole('link', { name: 'About' }).click(),
  ]);

  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();

  await expect(page.getByRole('heading', { level: 1, name: textsOf('en')('contact:title') })).toBeVisible();
});

test('an answer that was cut, or is of another type than ours, takes the place of no copy', async ({
  page,
  context,
}) => {
  const pharmacy = page.getByRole('link', { name: PHARMACIES[0].name }).first();
  await page.goto('/pharmacies');
  await expectKept(page, '^/api/pharmacies');
  for (const answer of [
    { contentType: 'application/json', body: '{"success":true,"da' },
    { contentType: 'text/plain', body: 'Please sign in' },
  ]) {
    await context.route(/\/api\/pharmacies/, (route) => route.fulfill(answer));
    const asked = page.waitForResponse(/\/api\/pharmacies\?/);
    await page.reload();
    await (await asked).finished();
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  }

  await context.setOffline(true);
  await page.reload();

  await expect(pharmacy).toBeVisible();
  await expect(notice(page, textsOf('en')(NOTICE))).toBeVisible();
});

for (const [what, answer] of [
  ['the sign-in of a network', { contentType: 'text/html', body: '<h1>Welcome to our café</h1>' }],
  ['another page that it is sent to', { status: 302, headers: { location: '/about' } }],
] as const) {
  test(`no worker begins whose empty page is ${what}`, async ({ page, context }) => {
    await context.route('**/index.html', (route) => route.fulfill(answer));
    await page.goto('/about');

    const hasBegun = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.register('/service-worker.js');
      // The page has registered it, too: whoever asks just when that fails finds no worker any more.
      const { installing } = registration;
      const isDone = () => !installing || ['redundant', 'activated'].includes(installing.state);
      while (!isDone()) await new Promise((done) => installing?.addEventListener('statechange', done, { once: true }));
      return Boolean(registration.waiting ?? registration.active);
    });

    expect(hasBegun).toBe(false);
  });
}

test('the site can be installed', async ({ page, request, baseURL }) => {
  const session = await page.context().newCDPSession(page);
  await page.goto('/');

  const { url, errors } = await session.send('Page.getAppManifest');
  expect([url, errors]).toEqual([`${baseURL}/manifest.webmanifest`, []]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Chromium offers no installation in an incognito window.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);

  const manifest = JSON.parse(await readFile(join(PUBLIC, 'manifest.webmanifest'), 'utf8')) as Manifest;
  expect(manifest.name).toBe(`${BRAND.en} · ${BRAND.ar}`);
  for (const { src, sizes } of manifest.icons.filter(({ type }) => type === 'image/png')) {
    const answer = await request.get(src);
    expect([src, answer.status(), sizeOfPng(await answer.body())]).toEqual([src, 200, sizes]);
  }
  const forApple = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  expect(sizeOfPng(await (await request.get(forApple ?? '')).body())).toBe('180x180');
});

interface Manifest {
  name: string;
  icons: { src: string; sizes: string; type: string }[];
}

/** The first chunk of every PNG begins with its width and height. */
const sizeOfPng = (file: Buffer) => `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
