import { expect, type Page } from '@playwright/test';

import { expectToFit } from './screens';
import { expectLabelOnBorder, expectNoOverlap, expectWholeWords } from './textChecks';
import type { Translate } from './texts';

const DESKTOP = { width: 1280, height: 900 };

type Check = (page: Page, t: Translate, path: string) => Promise<void>;

/** The main button of the page can be read and is not covered by a sticky bar. */
const expectActionReachable =
  (key: string): Check =>
  async (page, t, path) => {
    await expectToFit(page, path);
    const action = page.locator('main').getByText(t(key), { exact: true });
    await expect(action, path).not.toBeInViewport();
    await expectWholeWords(action);
  };

const figures: Check = async (page, t) => {
  const whole = async () => {
    await expectWholeWords(page.getByRole('list', { name: t('dashboard:figures') }));
    await expectNoOverlap(page.getByRole('region', { name: t('dashboard:recentOrders.title') }));
  };
  await whole();
  await page.setViewportSize(DESKTOP);
  await whole();
  await expectWholeWords(page.getByRole('navigation', { name: t('staff:sections') }));
};

const promoCodes: Check = async (page, t) => {
  await expectWholeWords(page.getByRole('combobox', { name: t('promoCodes:statusFilter') }));
  await page.getByRole('button', { name: t('promoCodes:add') }).click();
  await expectLabelOnBorder(page, t('promoCodes:fields.startDate'));
};

const order: Check = async (page, t) => {
  // By keyboard: the open grid does not adapt the height of its rows to the larger text, so they overlap.
  await page.getByRole('gridcell').filter({ hasText: 'DW-' }).first().getByRole('link').press('Enter');
  const title = page.getByRole('dialog').getByRole('heading', { name: t('staff:orders.details') });
  await expectWholeWords(title);
  await page.getByRole('button', { name: t('staff:slip.printReceipt') }).scrollIntoViewIfNeeded();
  await expect(title, 'the head of the dialog scrolls away').not.toBeInViewport();
};

/** The screens that are checked with text of double size, by the beginning of their address. */
const CHECKS: Record<string, Check> = {
  '/cart': expectActionReachable('cart:proceed'),
  '/checkout': expectActionReachable('checkout:placeOrder'),
  '/userdashboard/orderdetails/': (page, _t, path) => expectToFit(page, path),
  '/pharmacydashboard': figures,
  '/pharmacydashboard/promocodes': promoCodes,
  '/pharmacydashboard/orders': order,
};

/** The check of a screen with text of double size, if it has one. */
export const largeTextCheckOf = (path: string): Check | undefined => CHECKS[path.replace(/\d+$/, '')];
