import type { Page } from '@playwright/test';

import { withKind } from '../contract/strength';
import { keyboardOf } from './support/keyboard';
import { DEMO_PASSWORD, findListingInStock, PHARMACIES, register } from './support/people';
import { expectAlert } from './support/screens';
import { expect, test } from './support/test';
import { textsOf } from './support/texts';

const t = textsOf('en');

/** On a new screen the focus is on the heading, or on `main` until there is one, and Tab continues from there. */
async function expectScreen(page: Page, url: RegExp, heading?: string) {
  await expect(page).toHaveURL(url);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.locator('main:focus, h1:focus')).toHaveCount(1);
}

test('an order from home to its cancellation takes nothing but a keyboard', async ({ page }) => {
  const { goTo, goBackTo, press, type, pick } = keyboardOf(page);
  const listing = await findListingInStock(page.request, PHARMACIES[0].name);
  const email = await register(page.request, 'keys');
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const button = (key: string, values?: Record<string, string>) =>
    page.getByRole('button', { name: t(key, values), exact: true });
  const field = (key: string) => page.getByLabel(t(key), { exact: true });

  await page.goto('/');
  await press(page.getByRole('link', { name: t('common:skipToContent') }));
  await expect(main).toBeFocused();
  await type(field('home:hero.medicationLabel'), listing.name);
  await page.keyboard.press('Enter');
  await expectScreen(page, /\/medications\?q=/);

  const offer = main.getByRole('listitem').filter({ hasText: listing.pharmacy.name });
  await press(offer.getByRole('link', { name: listing.name, exact: true }).first());
  await expectScreen(page, /\/medicationdetails\//, listing.name);

  await press(button('medications:moreUnits'), 'Space');
  await press(button('medications:addToCart'));
  await expect(dialog).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button('medications:addToCart')).toBeFocused();
  await page.keyboard.press('Enter');
  await press(dialog.getByRole('button', { name: t('medications:signIn') }));
  await expectScreen(page, /\/signin$/);

  await type(field('account:signIn.email'), email);
  await type(field('account:signIn.password'), DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expectScreen(page, /\/medicationdetails\//, listing.name);
  await expectAlert(page, t('messages:addedToCart'));

  await goBackTo(page.getByRole('link', { name: t('common:nav.cartWithCount_other', { count: '2' }) }));
  await page.keyboard.press('Enter');
  await expectScreen(page, /\/cart$/);
  const line = { name: withKind(listing, listing.name) };
  await press(button('cart:more', line), 'Space');
  await expect(page.getByRole('group', { name: t('cart:quantityOf', line) })).toContainText('3');
  await press(page.getByRole('link', { name: t('cart:proceed') }));
  await expectScreen(page, /\/checkout$/);

  await press(button('checkout:addAddress'));
  await expect(dialog).toBeFocused();
  await type(field('account:address.name'), 'Home');
  await type(field('account:address.phone'), '01012345678');
  await type(field('account:address.street'), '5 Makram Ebeid Street');
  await pick(page.getByRole('combobox', { name: t('account:place.governorate') }), 'Cairo');
  await pick(page.getByRole('combobox', { name: t('account:place.city') }), 'Nasr City');
  await press(button('account:address.save'));
  await expect(dialog).toBeHidden();
  await expect(button('checkout:addAddress')).toBeFocused();
  await expectAlert(page, t('messages:addressSaved'));

  await press(button('checkout:placeOrder'));
  await expect(page).toHaveURL(/\/userdashboard$/);
  // The confirmation has the focus instead of the heading, so that it is read first.
  await expect(page.getByRole('group', { name: t('customer:placedTitle_one') })).toBeFocused();
  await expectAlert(page, t('messages:orderPlaced'));
  await press(main.getByRole('link', { name: /^View details of order DW-/ }).first());
  await expectScreen(page, /\/orderdetails\//);

  await press(button('customer:cancelOrder'));
  await expect(dialog.getByRole('button', { name: t('customer:keepOrder') })).toBeFocused();
  await press(dialog.getByRole('button', { name: t('customer:cancelOrder') }));
  await expectAlert(page, t('messages:orderCancelled'));
  await expect(dialog).toBeHidden();
  await expect(main).toContainText(t('orders:status.cancelled'));
  // The button that had the focus is gone.
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  await goTo(button('customer:printReceipt'));
});
