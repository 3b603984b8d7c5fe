import type { Locator, Page } from '@playwright/test';

import type { Paginated } from '@contract/wire/envelope';
import type { ListedOrder } from '@contract/wire/order';

import { runCommand } from '../scripts/processes';
import { withDatabase } from './support/database';
import { dataOf } from './support/dataOf';
import { keyboardOf } from './support/keyboard';
import { expectAlert, open } from './support/screens';
import { expect, test } from './support/test';
import { ARABIC, textsOf } from './support/texts';
import { joinAsCustomer, openPharmacy, placeOrder, PRODUCT, tradeByApi } from './support/trade';

const t = textsOf('en');

/** What `npm run pharmacy` does beside the running server. */
const operate = async (...args: string[]) => {
  const env = { DATA_DIR: process.env.SERVER_DATA };
  const { ok, output } = await runCommand('tsx', ['scripts/pharmacy.ts', ...args], { env });
  expect(ok, output).toBe(true);
};

/** Works through the orders of a pharmacy by keyboard. */
function queueOf(page: Page) {
  const { goTo, press } = keyboardOf(page);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const menu = page.getByRole('menu');
  const row = (code: string) => page.getByRole('row').filter({ hasText: code });

  const pickTab = async (to: string) => {
    const tab = main.getByRole('tab', { name: to, exact: true });
    for (let step = 0; step < 5 && !(await hasFocus(tab)); step += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    // Until the rows have loaded, the grid still shows those of the previous tab.
    await expect(main.getByRole('tabpanel').getByRole('status').first()).not.toBeEmpty();
  };
  const pick = async (name: string) => {
    await expect(menu).toBeVisible();
    const entry = page.getByRole('menuitem', { name, exact: true });
    for (let step = 0; step < 5 && !(await hasFocus(entry)); step += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(menu).toBeHidden();
  };
  const openMenu = (code: string) =>
    press(row(code).getByRole('button', { name: t('staff:orders.actionsOf', { code }) }));
  const nameOf = (status: string) => t('staff:orders.moveTo', { status: t(`orders:status.${status}`) });

  return {
    row,
    /** Goes from the page's heading down to the tabs. */
    openTab: async (from: string, to: string) => {
      await goTo(main.getByRole('tab', { name: from, exact: true }));
      await pickTab(to);
    },
    /** Uses the menu of the row. */
    move: async (code: string, status: string) => {
      await openMenu(code);
      await pick(nameOf(status));
    },
    /** Uses the dialog of the order, which stays open after a move. */
    moveInDialog: async (code: string, statuses: readonly string[]) => {
      await press(row(code).getByRole('link', { name: t('staff:orders.viewDetailsOf', { code }) }));
      await expect(dialog.getByText(code, { exact: true })).toBeVisible();
      for (const status of statuses) {
        await press(dialog.getByRole('button', { name: t('staff:orders.updateStatus') }));
        await pick(nameOf(status));
        await expect(dialog.getByText(t(`orders:status.${status}`), { exact: true }).first()).toBeVisible();
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    },
    cancel: async (code: string) => {
      await openMenu(code);
      await pick(nameOf('cancelled'));
      await expect(dialog).toContainText(t('staff:orders.cancelBody', { code }));
      await press(dialog.getByRole('button', { name: t('staff:orders.cancelConfirm') }));
      await expect(dialog).toBeHidden();
    },
  };
}

const hasFocus = (target: ReturnType<Page['locator']>) =>
  target.evaluate((element) => element === document.activeElement);

test('orders show on the dashboard, and the queue is worked from first to last by keyboard alone', async ({ page }) => {
  const { headers } = await joinAsCustomer(page);
  const { headers: staff, product } = await openPharmacy(page, 'queue');
  const codes: string[] = [];
  for (const quantity of [1, 2, 3])
    codes.push((await placeOrder(page.request, headers, { product, quantity })).order_code);
  const [first = '', second = '', last = ''] = codes;
  const { press } = keyboardOf(page);
  const queue = queueOf(page);
  const tab = (status: string) => t(`staff:orders.tab.${status}`);
  const card = (key: string) =>
    page
      .getByRole('list', { name: t('dashboard:figures') })
      .getByRole('listitem')
      .filter({ hasText: t(`dashboard:${key}`) });

  await page.goto('/pharmacydashboard');
  await expect(card('revenue')).toContainText('390.00 EGP');
  await expect(card('orders')).toContainText('3');
  const recent = page.getByRole('region', { name: t('dashboard:recentOrders.title') });
  await expect(recent.getByRole('link', { name: /^DW-/ })).toHaveText([last, second, first]);
  await press(page.getByRole('link', { name: t('dashboard:recentOrders.all') }));
  const heading = page.getByRole('heading', { level: 1, name: t('staff:orders.title') });
  await expect(heading).toBeFocused();
  /** When the last row is gone, the focus moves to the page's heading. */
  const isDone = async () => {
    await expect(page.getByRole('grid').getByText(t('staff:orders.empty'))).toBeVisible();
    await expect(heading).toBeFocused();
  };

  await queue.openTab(t('staff:orders.all'), tab('pending'));
  await queue.moveInDialog(first, ['processing']);
  await expectAlert(page, t('messages:statusUpdated'));
  await expect(queue.row(first)).toHaveCount(0);
  await queue.move(second, 'processing');
  await expect(queue.row(second)).toHaveCount(0);
  await queue.cancel(last);
  await isDone();

  await queue.openTab(tab('pending'), tab('processing'));
  await queue.moveInDialog(first, ['shipped', 'delivered']);
  await queue.move(second, 'shipped');
  await isDone();
  await queue.openTab(tab('processing'), tab('shipped'));
  await queue.move(second, 'delivered');
  await isDone();
  const orders = await dataOf<Paginated<ListedOrder>>(page.request.get('/api/orders', { headers: staff }));
  expect(orders.data.map(({ status }) => status)).toEqual(['cancelled', 'delivered', 'delivered']);
});

test('a table is copied with its names and codes, and the news of an order comes in beside the buttons of its dialog, and not over them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const { order_code: code } = await tradeByApi(page, 'news');
  const grid = page.getByRole('grid');
  const copiedFrom = async (path: string) => {
    await open(page, path);
    await grid.evaluate((table) => getSelection()?.selectAllChildren(table));
    // Numbers are joined to their unit by a non-breaking space.
    return page.evaluate(() => getSelection()?.toString().replaceAll('\u00A0', ' '));
  };
  expect(await copiedFrom('/pharmacydashboard/inventory')).toContain(PRODUCT.name);
  expect(await copiedFrom('/pharmacydashboard/orders')).toContain(code);

  await page.getByRole('link', { name: t('staff:orders.viewDetailsOf') }).click();
  const dialog = page.getByRole('dialog');

  await dialog.getByRole('button', { name: t('staff:orders.updateStatus') }).click();
  await page.getByRole('menuitem', { name: t('orders:status.processing') }).click();

  await expectAlert(page, t('messages:statusUpdated'));
  const { right } = await edgesOf(page.locator('.notistack-Snackbar'));
  for (const key of ['slip.print', 'slip.printReceipt', 'orders.updateStatus']) {
    const button = dialog.getByRole('button', { name: t(`staff:${key}`), exact: true });
    expect.soft((await edgesOf(button)).left, key).toBeGreaterThan(right);
  }
});

test('an order and a customer open in a tab of their own, over the list that they were pressed in', async ({
  page,
  context,
}) => {
  await tradeByApi(page, 'tabs');
  for (const [path, key] of [
    ['/pharmacydashboard/orders?status=pending', 'staff:orders.viewDetailsOf'],
    ['/pharmacydashboard/customers', 'customers:viewOf'],
  ] as const) {
    await open(page, path);
    for (const press of [{ modifiers: ['ControlOrMeta'] }, { button: 'middle' }] satisfies ClickOptions[]) {
      const opened = context.waitForEvent('page');
      await page.getByRole('link', { name: t(key).trim() }).click(press);
      const tab = await opened;
      const dialog = tab.getByRole('dialog');

      await dialog.getByRole('button', { name: t('common:close') }).click();
      await expect(dialog).toBeHidden();
      expect(tab.url()).toBe(page.url());
      await tab.close();
    }
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

type ClickOptions = Parameters<Locator['click']>[0];

const edgesOf = (target: Locator) =>
  target.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return { left, right };
  });

test.describe('in Arabic', () => {
  test.use({ locale: ARABIC });

  test('an order goes on paper to pick it by, and as a receipt', async ({ page }) => {
    const tell = textsOf('ar');
    const { headers } = await joinAsCustomer(page);
    const { product } = await openPharmacy(page, 'paper');
    const { order_code: code } = await placeOrder(page.request, headers, { product, quantity: 2 });
    const seen = (text: string) => page.getByText(text, { exact: true }).filter({ visible: true });
    await page.goto('/pharmacydashboard/orders');
    await page.getByRole('link', { name: tell('staff:orders.viewDetailsOf', { code }) }).click();

    for (const [press, title, columns] of [
      ['staff:slip.print', 'staff:slip.title', ['picked', 'quantity', 'item'].map((key) => `staff:slip.${key}`)],
      [
        'staff:slip.printReceipt',
        'orders:receipt.title',
        ['item', 'quantity', 'price', 'amount'].map((key) => `orders:receipt.${key}`),
      ],
    ] as const) {
      await page.emulateMedia({ media: 'screen' });
      await page
        .getByRole('dialog')
        .getByRole('button', { name: tell(press) })
        .click();
      await page.emulateMedia({ media: 'print' });
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));

      await expect(seen(tell(title))).toBeVisible();
      await expect(seen(code)).toHaveCount(1);
      await expect(page.getByRole('columnheader')).toHaveText(columns.map((key) => tell(key)));
      await expect(page.getByRole('cell', { name: PRODUCT.name_ar })).toBeVisible();
      await expect(page.getByText(tell('common:money', { amount: '100.00' })).filter({ visible: true })).toHaveCount(
        title === 'staff:slip.title' ? 0 : 2,
      );
      await expect(page.getByRole('button')).toHaveCount(0);
    }
  });
});

test('a pharmacy that waits for its approval says so until an operator has decided', async ({ page }) => {
  const { id, product } = await openPharmacy(page, 'pending');
  const banner = page.getByRole('main').getByRole('alert');
  const isListed = async () => (await page.request.get(`/api/medications/${product}`)).ok();
  await withDatabase(({ pool }) => pool.query("update pharmacies set status = 'pending' where id = $1", [id]));

  await page.goto('/pharmacydashboard/inventory');
  await expect(banner).toHaveText(t('staff:pendingBanner'));
  expect(await isListed()).toBe(false);
  await operate('approve', String(id));
  await page.reload();
  await expect(banner).toHaveCount(0);
  expect(await isListed()).toBe(true);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('what is told of a customer fills each line, and a form ends with the screen', async ({ page }) => {
    await tradeByApi(page, 'phone');
    const dialog = page.getByRole('dialog');
    await open(page, '/pharmacydashboard/customers');
    await page.getByRole('link', { name: t('customers:viewOf').trim() }).click();
    const figures = dialog.locator('dl .MuiCard-root');
    await expect(figures).toHaveCount(3);

    const ends = await figures.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().right)));
    expect(ends.at(-1)).toBe(Math.max(...ends));

    // Table lines must be as visible as the edges of cards.
    const lineOf = (target: Locator) =>
      target.first().evaluate((element) => getComputedStyle(element).borderBottomColor);
    expect(await lineOf(dialog.getByRole('cell'))).toBe(await lineOf(figures));

    await open(page, '/pharmacydashboard/promocodes');
    await page.getByRole('button', { name: t('promoCodes:add') }).click();
    await expect(dialog.locator('.MuiDialogContent-root')).toHaveCSS('border-bottom-width', '0px');
  });
});
