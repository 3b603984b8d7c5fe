import { expect, type Page } from '@playwright/test';

import { dayInCairo } from '../../contract/cairoDay';
import { closeDialog } from './screens';
import type { Say } from './texts';
import { joinAsCustomer, openPharmacy, placeOrder } from './trade';

/** A pharmacy with one of everything: a product, an order, its customer and a promo code; says which. */
export async function tradeQuietly(page: Page, what: string) {
  const { headers: customer } = await joinAsCustomer(page, 'Salma');
  const { headers, product } = await openPharmacy(page, what);
  const promo = { type: 'percentage', value: 5, start_date: dayInCairo(), end_date: '2099-12-31', code: PROMO_CODE };
  await page.request.post('/api/promo-codes/create', { headers, data: promo });
  return placeOrder(page.request, customer, { product, quantity: 1 });
}

export const PROMO_CODE = 'KARNAK5';

type Opening = (page: Page, say: Say) => Promise<void>;

/** The first button of that name, whatever else it names. */
const press =
  (key: string): Opening =>
  (page, say) =>
    page
      .getByRole('button', { name: say(key).trim() })
      .first()
      .click();

const pick =
  (menu: string, entry: string): Opening =>
  async (page, say) => {
    await press(menu)(page, say);
    await page.getByRole('menuitem', { name: say(entry), exact: true }).click();
  };

/** On a wider screen than a phone, rows can be chosen without being asked for their boxes. */
const forSelected =
  (action: string): Opening =>
  async (page, say) => {
    await page.setViewportSize({ width: 768, height: 800 });
    await page.getByRole('row').nth(1).getByRole('checkbox').check();
    await press(action)(page, say);
  };

/** Every dialog of the back office, by the screen that it opens over: of a pharmacy with one of everything, on a phone. */
const STAFF_DIALOGS = {
  staff: {
    '': [press('staff:openMenu'), press('staff:bell.label')],
    '/orders': [
      press('staff:orders.viewDetailsOf'),
      async (page, say) => {
        await press('staff:orders.actionsOf')(page, say);
        await page.getByRole('menuitem', { name: say('orders:status.cancelled') }).click();
      },
    ],
    '/customers': [press('customers:viewOf')],
  },
  stock: {
    '/inventory': [
      async (page, say) => {
        await press('inventory:addProduct')(page, say);
        await page.getByText(say('inventory:arabicTexts')).click();
      },
      pick('inventory:actionsOf', 'inventory:action.edit'),
      pick('inventory:actionsOf', 'inventory:action.history'),
      forSelected('inventory:selection.unlist'),
      forSelected('inventory:selection.alert'),
    ],
    '/promocodes': [
      press('promoCodes:add'),
      pick('promoCodes:actionsOf', 'promoCodes:editAction'),
      pick('promoCodes:actionsOf', 'promoCodes:delete'),
    ],
  },
} satisfies Record<string, Record<string, Opening[]>>;

export const STAFF_ROUNDS = ['staff', 'stock'] as const satisfies readonly (keyof typeof STAFF_DIALOGS)[];

interface Visitor {
  say: Say;
  open: (page: Page, path: string) => Promise<unknown>;
  look: (what: string) => Promise<void>;
}

/** Opens one dialog of the back office after the other, and shows each to the visitor. */
export async function visitStaffDialogs(page: Page, round: (typeof STAFF_ROUNDS)[number], visitor: Visitor) {
  const { say, open, look } = visitor;
  for (const [screen, openings] of Object.entries(STAFF_DIALOGS[round])) {
    const path = `/pharmacydashboard${screen}`;
    await open(page, path);
    for (const [index, opening] of openings.entries()) {
      await opening(page, say);
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await expect(page.locator('.MuiSkeleton-root, [aria-busy=true]')).toHaveCount(0);
      await look(`dialog ${index + 1} over ${path}`);
      await closeDialog(page);
    }
  }
}
