import { expect, type Page } from '@playwright/test';

import { expectLabelOnBorder, expectNothingOver, expectWholeWords } from './readings';
import { expectToFit } from './screens';
import type { Say } from './texts';

const DESK = { width: 1280, height: 900 };

type Look = (page: Page, say: Say, path: string) => Promise<void>;

/** What is pressed to go on is read without a bar over it. */
const nothingOverTheEnd =
  (key: string): Look =>
  async (page, say, path) => {
    await expectToFit(page, path);
    const action = page.locator('main').getByText(say(key), { exact: true });
    await expect(action, path).not.toBeInViewport();
    await expectWholeWords(action);
  };

const figures: Look = async (page, say) => {
  const whole = async () => {
    await expectWholeWords(page.getByRole('list', { name: say('dashboard:figures') }));
    await expectNothingOver(page.getByRole('region', { name: say('dashboard:recentOrders.title') }));
  };
  await whole();
  await page.setViewportSize(DESK);
  await whole();
  await expectWholeWords(page.getByRole('navigation', { name: say('staff:sections') }));
};

const promoCodes: Look = async (page, say) => {
  await expectWholeWords(page.getByRole('combobox', { name: say('promoCodes:statusFilter') }));
  await page.getByRole('button', { name: say('promoCodes:add') }).click();
  await expectLabelOnBorder(page, say('promoCodes:fields.startDate'));
};

const order: Look = async (page, say) => {
  // By the keyboard: a grid keeps the heights of the rows that it was opened with, and one row lies over another.
  await page.getByRole('gridcell').filter({ hasText: 'DW-' }).first().getByRole('button').press('Enter');
  const title = page.getByRole('dialog').getByRole('heading', { name: say('staff:orders.details') });
  await expectWholeWords(title);
  await page.getByRole('button', { name: say('staff:slip.printReceipt') }).scrollIntoViewIfNeeded();
  await expect(title, 'the head of the dialog scrolls away').not.toBeInViewport();
};

/** Where text of twice the size has to be read to the end, by the beginning of the address. */
const LOOKS: Record<string, Look> = {
  '/cart': nothingOverTheEnd('cart:proceed'),
  '/checkout': nothingOverTheEnd('checkout:placeOrder'),
  '/userdashboard/orderdetails/': (page, _say, path) => expectToFit(page, path),
  '/pharmacydashboard': figures,
  '/pharmacydashboard/promocodes': promoCodes,
  '/pharmacydashboard/orders': order,
};

/** What there is to see on this screen in text of twice the size. */
export const lookInLargeText = (path: string): Look | undefined => LOOKS[path.replace(/\d+$/, '')];
