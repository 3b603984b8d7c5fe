import type { Page } from '@playwright/test';

import type { Paginated } from '@contract/wire/envelope';
import type { ListedOrder } from '@contract/wire/order';

import { expectArabic } from './support/arabic';
import { expectNoViolationInBoth } from './support/axe';
import { dataOf } from './support/dataOf';
import { largeTextCheckOf } from './support/largeText';
import { overlaysOn } from './support/overlays';
import { CUSTOMER, findListingInStock, PHARMACIES, signInByApi } from './support/people';
import { closeDialog, expectFocusToShow, expectNothingCutOff, expectOneLineOfHeader, open } from './support/screens';
import { expect, test } from './support/test';
import {
  DOUBLE_TEXT_SIZE,
  expectAllColumns,
  expectWholeTexts,
  WIDE_TEXT_SPACING,
  withUserStyles,
} from './support/textChecks';
import { READERS, textsOf } from './support/texts';
import { tradeByApi } from './support/trade';
import { type Round, ROUNDS, type VisitedIds, visitsOn } from './support/visits';

const PHONE = { width: 360, height: 800 };
/** The viewport of a 1280 × 1024 window at 200 % and at 400 % zoom (WCAG 1.4.4 and 1.4.10). */
const ENLARGED = [
  { width: 640, height: 512 },
  { width: 320, height: 256 },
];
const NARROWEST = { width: 320, height: 700 };
const TABLET = [768, 1024].map((width) => ({ width, height: 800 }));

/** Screens with few texts apart from labels and cards. */
const SHORT_TEXTS =
  /^\/(medications|pharmacydetails\/\d+\?tab=medications|contact|pharmacydashboard(\/orders|\/settingsdashboard(\?tab=preferences)?)?)$/;

type Size = typeof PHONE;

/** On a phone and zoomed in, nothing needs scrolling sideways, and the header does not take up the window. */
async function expectReflow(page: Page, path: string, sizes: readonly Size[]) {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectNothingCutOff(page, path);
    await expectOneLineOfHeader(page, path);
  }
}

/**
 * The staff whose screens a round shows. Mostly those of the second pharmacy: a customer whose very long name is truncated in lists orders
 * only at the first one.
 */
const STAFF: Partial<Record<Round, (typeof PHARMACIES)[number]>> = {
  'back office': PHARMACIES[1],
  orders: PHARMACIES[1],
  stock: PHARMACIES[0],
};

/**
 * Rounds that skip what opens over their screens: a guest has no cart to empty, and the dialogs of the stock are checked in a round with
 * one product.
 */
const NOTHING_OVER: readonly Round[] = ['entrance', 'stock'];

/** Signs in for a round, and returns the ids for its addresses. */
async function prepare(page: Page, round: Round): Promise<VisitedIds> {
  const { id, pharmacy } = await findListingInStock(page.request, PHARMACIES[1].name);
  const ids = { medication: id, pharmacy: pharmacy.id, orders: [] };
  const staff = STAFF[round];
  if (staff) await signInByApi(page, staff.email);
  if (round !== 'customer' && round !== 'account') return ids;
  const headers = { authorization: `Bearer ${await signInByApi(page, CUSTOMER)}` };
  await page.request.post('/api/cart/add', { headers, data: { medication_id: id, quantity: 1 } });
  const orders = await dataOf<Paginated<ListedOrder>>(page.request.get('/api/orders', { headers }));
  return { ...ids, orders: orders.data.slice(0, 2).map((order) => order.id) };
}

for (const { language, locale } of READERS) {
  test.describe(locale, () => {
    test.use({ locale, viewport: PHONE });
    const t = textsOf(language);
    // English has the longer words: if they fit at every size, Arabic only has to be checked on a phone.
    const sizes = language === 'en' ? [...ENLARGED, PHONE] : [PHONE];

    /** Roles, names and colours do not depend on the language, so only English is checked. */
    async function expectAccessible(page: Page, path: string) {
      if (language === 'en') {
        await expectNoViolationInBoth(page, path);
        await expectFocusToShow(page, path);
      } else {
        await expectArabic(page, path);
      }
      await expectReflow(page, path, sizes);
    }

    async function expectRoomForLetters(page: Page, path: string) {
      if (!SHORT_TEXTS.test(path)) return;
      await page.setViewportSize(NARROWEST);
      await withUserStyles(page, WIDE_TEXT_SPACING, () => expectWholeTexts(page, path));
    }

    async function expectRoomForColumns(page: Page, path: string) {
      if ((await page.getByRole('gridcell').count()) === 0) return;
      for (const size of TABLET) {
        await page.setViewportSize(size);
        await expectAllColumns(page, path);
      }
    }

    async function expectRoomForLargeText(page: Page, path: string) {
      const check = largeTextCheckOf(path);
      if (!check) return;
      await withUserStyles(page, DOUBLE_TEXT_SIZE, async () => {
        await page.setViewportSize(PHONE);
        await check(page, t, path);
      });
    }

    async function visitOverlays(page: Page, path: string, ids: VisitedIds) {
      for (const [index, openOverlay] of overlaysOn(path, ids).entries()) {
        await openOverlay(page, t);
        const dialog = page.getByRole('dialog');
        await expect(dialog).toHaveCount(1);
        await expect(page.locator('.MuiSkeleton-root, [aria-busy=true]').filter({ visible: true })).toHaveCount(0);
        await expect(page.locator('[role=dialog]:focus, [role=dialog] :focus')).toHaveCount(1);
        await expectAccessible(page, `dialog ${index + 1} over ${path}`);
        await closeDialog(page);
      }
    }

    for (const round of ROUNDS)
      test(`every screen is accessible and speaks its language: ${round}`, async ({ page }) => {
        const ids = await prepare(page, round);
        const { paths, emptyPaths } = visitsOn(round, ids, language);
        for (const path of paths) {
          await open(page, path);
          await expectAccessible(page, path);
          if (!NOTHING_OVER.includes(round)) await visitOverlays(page, path, ids);
          await expectRoomForLetters(page, path);
          await expectRoomForColumns(page, path);
          if (round !== 'entrance') await expectRoomForLargeText(page, path);
          await page.setViewportSize(PHONE);
        }
        for (const path of emptyPaths) {
          await open(page, path);
          await expectAccessible(page, path);
        }
      });

    test('what opens over the shelves and the promo codes is accessible', async ({ page }) => {
      const ids = await prepare(page, 'shop');
      await tradeByApi(page, `dialogs-${language}`);
      for (const path of ['/pharmacydashboard/inventory', '/pharmacydashboard/promocodes']) {
        await open(page, path);
        await visitOverlays(page, path, ids);
      }
    });
  });
}
