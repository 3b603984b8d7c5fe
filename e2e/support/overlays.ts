import { expect, type Page } from '@playwright/test';

import { DEMO_PASSWORD } from './people';
import type { Translate } from './texts';
import type { VisitedIds } from './visits';

type OpenOverlay = (page: Page, t: Translate) => Promise<void>;

/** Clicks the first element of that name. */
const press =
  (key: string, role: 'button' | 'link' = 'button'): OpenOverlay =>
  (page, t) =>
    page
      .getByRole(role, { name: t(key).trim() })
      .first()
      .click();

const pick =
  (menu: string, entry: string): OpenOverlay =>
  async (page, t) => {
    await press(menu)(page, t);
    await page.getByRole('menuitem', { name: t(entry), exact: true }).click();
  };

/** On a tablet, since on a phone the checkboxes have to be turned on first. */
const forSelected =
  (action: string): OpenOverlay =>
  async (page, t) => {
    await page.setViewportSize({ width: 768, height: 800 });
    await page.getByRole('row').nth(1).getByRole('checkbox').check();
    await press(action)(page, t);
  };

const cancelOrder: OpenOverlay = async (page, t) => {
  await press('staff:orders.actionsOf')(page, t);
  await page.getByRole('menuitem', { name: t('orders:status.cancelled') }).click();
};

const addCard: OpenOverlay = async (page, t) => {
  await page.getByRole('radio', { name: t('orders:payment.credit_card'), exact: true }).check();
  await press('checkout:addCard')(page, t);
};

const addProduct: OpenOverlay = async (page, t) => {
  await press('inventory:addProduct')(page, t);
  await page.getByText(t('inventory:arabicTexts')).click();
};

const setTwoFactorUp: OpenOverlay = async (page, t) => {
  const dialog = page.getByRole('dialog');
  await press('settings:twoFactor.enable')(page, t);
  await dialog.getByLabel(t('settings:twoFactor.password'), { exact: true }).fill(DEMO_PASSWORD);
  await dialog.getByRole('button', { name: t('settings:twoFactor.continue'), exact: true }).click();
  await expect(page.getByRole('img', { name: t('settings:twoFactor.qr') })).toBeVisible();
};

/** What opens over a screen (dialogs, menus), by the address of the screen. */
const overlaysOf = ({ medication }: VisitedIds): Record<string, readonly OpenOverlay[]> => ({
  [`/medicationdetails/${medication}`]: [press('medications:addToCart')],
  '/cart': [press('cart:clear')],
  '/checkout': [press('checkout:addAddress'), addCard],
  '/userdashboard/accountsettings?tab=security': [press('settings:delete.open'), setTwoFactorUp],
  '/pharmacydashboard': [press('staff:openMenu'), press('staff:bell.label')],
  '/pharmacydashboard/orders?status=pending': [
    press('staff:orders.viewDetailsOf', 'link'),
    cancelOrder,
    press('staff:orders.download.action'),
  ],
  '/pharmacydashboard/customers': [press('customers:viewOf', 'link')],
  '/pharmacydashboard/inventory': [
    addProduct,
    pick('inventory:actionsOf', 'inventory:action.edit'),
    pick('inventory:actionsOf', 'inventory:action.history'),
    forSelected('inventory:selection.unlist'),
    forSelected('inventory:selection.alert'),
  ],
  '/pharmacydashboard/promocodes': [
    press('promoCodes:add'),
    pick('promoCodes:actionsOf', 'promoCodes:editAction'),
    pick('promoCodes:actionsOf', 'promoCodes:delete'),
  ],
});

export const overlaysOn = (path: string, ids: VisitedIds) => overlaysOf(ids)[path] ?? [];
