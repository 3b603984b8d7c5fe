import { expect, type Page } from '@playwright/test';

import { expectLabelOnBorder, expectNothingOver, expectWholeWords } from './readings';
import { expectToFit } from './screens';
import type { Translate } from './texts';

const DESK = { width: 1280, height: 900 };

type Look = (page: Page, t: Translate, path: string) => Promise<void>;

/** What is pressed to go on is read without a bar over it. */
const nothingOverTheEnd =
  (key: string): Look =>
  async (page, t, path) => {
    await expectToFit(page, path);
    const action = page.locator('main').getByText(t(key), { exact: true });
    await expect(action, path).not.toBeInViewport();
    await expectWholeWords(action);
  };

const figures: Look = async (page, t) => {
  const whole = async () => {
    await expectWholeWords(page.getByRole('list', { name: t('dashboard:figures') }));
    await expectNothingOver(page.getByRole('region', { name: t('dashboard:recentOrders.title') }));
  };
  await whole();
  await page.setViewportSize(DESK);
  await whole();
  await expectWholeWords(page.getByRole('navigation', { name: t('staff:sections') }));
};

const promoCodes: Look = async (page, t) => {
  await expectWholeWords(page.getByRole('combobox', { name: t('promoCodes:statusFilter') }));
  await page.getByRole('button', { name: t('promoCodes:add') }).click();
  await expectLabelOnBorder(page, t('promoCodes:fields.startDate'));
};

const order: Look = async (page, t) => {
  // By the keyboard: a grid keeps the heights of the rows that it was opened with, and one row lies over another.
  await page.getByRole('gridcell').filter({ hasText: 'DW-' }).first().getByRole('button').press('Enter');
  const title = page.getByRole('dialog').getByRole('heading', { name: t('staff:orders.details') });
  await expectWholeWords(title);
  await page.getByRole('button', { name: t('staff:slip.printReceipt') }).scrollIntoViewIfNeeded();
  await expect(title, 'the head of the dialog scrolls away').not.toBeInViewport();
};

/** Where text of twice the size has to be read to the end, by the beginning of the address. */
const LOOKS: Record<string, Look> = {
  '/cart': nothingOverTheEnd('cart:proceed'),
  '/checkout': nothingOverTheEnd('checkout:placeOrder'),
  '/userdashboard/orderdetails/': (page, _t, path) => expectToFit(page, path),
  '/pharmacydashboard': figures,
  '/pharmacydashboard/promocodes': promoCodes,
  '/pharmacydashboard/orders': order,
};

/** What there is to see on this screen in text of twice the size. */
export const lookInLargeText = (path: string): Look | undefined => LOOKS[path.replace(/\d+$/, '')];
