import type { Page } from '@playwright/test';

import { expectArabic } from './support/arabic';
import { expectNoViolation } from './support/axe';
import { CUSTOMER, DEMO_PASSWORD, PHARMACIES, signInQuietly, somethingInStock } from './support/people';
import { expectFocusToShow, expectNothingCutOff, open } from './support/screens';
import { STAFF_ROUNDS, tradeQuietly, visitStaffDialogs } from './support/staffDialogs';
import { expect, test } from './support/test';
import { READERS, type Say, textsOf } from './support/texts';
import { type Known, pathsOf, type Round, ROUNDS } from './support/visits';

const SECURITY = '/userdashboard/accountsettings?tab=security';

const PHONE = { width: 360, height: 800 };
/** A window of 1280 × 1024 at 200 %, and at 400 % (WCAG 1.4.4 and 1.4.10). */
const ENLARGED = [
  { width: 640, height: 512 },
  { width: 320, height: 256 },
];

type Size = typeof PHONE;

/** Of 68 px, which buttons of two lines would already go beyond. */
const ONE_LINE_OF_A_HEADER = 75;

/** On a phone and enlarged, everything is there without scrolling sideways, and the header leaves room to read. */
async function expectReflow(page: Page, path: string, sizes: readonly Size[]) {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectNothingCutOff(page, path);
    const header = await page.locator('header').first().boundingBox();
    expect.soft(header?.height, `the header of ${path}`).toBeLessThan(ONE_LINE_OF_A_HEADER);
  }
}

/** What the screens of a round show, and the session that opens them. */
async function prepare(page: Page, round: Round): Promise<Known> {
  const { id, pharmacy } = await somethingInStock(page.request, PHARMACIES[1].name);
  const known = { medication: id, pharmacy: pharmacy.id, orders: [] };
  if (round === 'staff' || round === 'stock') await signInQuietly(page, PHARMACIES[0].email);
  if (round !== 'customer' && round !== 'account') return known;
  const headers = { authorization: `Bearer ${await signInQuietly(page, CUSTOMER)}` };
  await page.request.post('/api/cart/add', { headers, data: { medication_id: id, quantity: 1 } });
  const orders = (await (await page.request.get('/api/orders', { headers })).json()) as Orders;
  return { ...known, orders: orders.data.data.slice(0, 2).map((order) => order.id) };
}

type Press = (key: string) => Promise<void>;

/** What opens over a screen: the last button that is pressed opens it. */
const OVERLAYS: readonly {
  round: Round;
  path: (known: Known) => string;
  opening: (page: Page, press: Press, say: Say) => Promise<void>;
}[] = [
  {
    round: 'shop',
    path: ({ medication }) => `/medicationdetails/${medication}`,
    opening: (_page, press) => press('medications:addToCart'),
  },
  { round: 'customer', path: () => '/cart', opening: (_page, press) => press('cart:clear') },
  { round: 'customer', path: () => '/checkout', opening: (_page, press) => press('checkout:addAddress') },
  {
    round: 'customer',
    path: () => '/checkout',
    opening: async (page, press, say) => {
      await page.getByRole('radio', { name: say('orders:payment.credit_card'), exact: true }).check();
      await press('checkout:addCard');
    },
  },
  { round: 'account', path: () => SECURITY, opening: (_page, press) => press('settings:delete.open') },
  {
    round: 'account',
    path: () => SECURITY,
    opening: async (page, press, say) => {
      await press('settings:twoFactor.enable');
      await page
        .getByRole('dialog')
        .getByLabel(say('settings:twoFactor.password'), { exact: true })
        .fill(DEMO_PASSWORD);
      await press('settings:twoFactor.continue');
      await expect(page.getByRole('img', { name: say('settings:twoFactor.qr') })).toBeVisible();
    },
  },
];

for (const { language, locale } of READERS) {
  test.describe(locale, () => {
    test.use({ locale, viewport: PHONE });
    const say = textsOf(language);
    // English has the longer words: what they leave room for at any size, Arabic fits on a phone.
    const sizes = language === 'en' ? [...ENLARGED, PHONE] : [PHONE];

    /** Each language in the dark, and what light changes in one of them. */
    async function expectAccessible(page: Page, path: string) {
      await expectNoViolation(page, path, language === 'en' ? ['light', 'dark'] : ['dark']);
      if (language === 'ar') await expectArabic(page, path);
      // How the focus looks does not hang on the language.
      else await expectFocusToShow(page, path);
      await expectReflow(page, path, sizes);
    }

    for (const round of ROUNDS)
      test(`every screen is accessible and speaks its language: ${round}`, async ({ page }) => {
        for (const path of pathsOf(round, await prepare(page, round))) {
          await open(page, path);
          await expectAccessible(page, path);
        }
      });

    for (const round of new Set(OVERLAYS.map((overlay) => overlay.round)))
      test(`what opens over a screen is accessible: ${round}`, async ({ page }) => {
        const known = await prepare(page, round);
        const press: Press = (key) => page.getByRole('button', { name: say(key), exact: true }).click();
        for (const overlay of OVERLAYS.filter((each) => each.round === round)) {
          const path = overlay.path(known);
          await open(page, path);
          await overlay.opening(page, press, say);
          await expectFocusWithin(page);
          await expectAccessible(page, `over ${path}`);
        }
      });

    for (const round of STAFF_ROUNDS)
      test(`what opens over a screen is accessible: the back office, ${round}`, async ({ page }) => {
        await tradeQuietly(page, `dialogs-${language}`);
        await visitStaffDialogs(page, round, {
          say,
          open,
          look: async (what) => {
            await expectFocusWithin(page);
            await expectAccessible(page, what);
          },
        });
      });
  });
}

const expectFocusWithin = (page: Page) =>
  expect(page.locator('[role=dialog]:focus, [role=dialog] :focus')).toHaveCount(1);

interface Orders {
  data: { data: { id: number }[] };
}
