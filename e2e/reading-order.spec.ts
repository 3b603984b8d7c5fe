import { open } from './support/screens';
import { expect, test } from './support/test';
import { ARABIC } from './support/texts';
import { joinAsCustomer, openPharmacy, placeOrder, PRODUCT } from './support/trade';

/** English only: a client that sends the plain payload of the spec provides no translations. */
const PHARMACY = '24/7 Care Pharmacy';
const PRODUCT_NAME = '3 Omega Capsules';
const ADDRESS = '5 Nile Street';

/** The texts in which a name does not start on the left, as a Latin text should. */
const turnedRound = (names: string[]) => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const placeOf = (from: number, to: number) => {
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, to);
      return range.getBoundingClientRect();
    };
    for (const name of names) {
      const at = text.data.replaceAll('\u00a0', ' ').indexOf(name);
      if (at < 0) continue;
      const whole = placeOf(at, at + name.length);
      if (whole.width > 0 && placeOf(at, at + 1).left > whole.left + 1) found.push(text.data);
    }
  }
  return found;
};

test.use({ locale: ARABIC, viewport: { width: 1280, height: 900 } });

test('a name that begins with a figure is read from there in Arabic, too', async ({ page }) => {
  const product = { ...PRODUCT, name: PRODUCT_NAME, name_ar: PRODUCT_NAME, price: 100 };
  const shop = await openPharmacy(page, 'figures', { name: PHARMACY, product });
  const { headers } = await joinAsCustomer(page);
  const wanted = { product: shop.product, quantity: 1 };
  const order = await placeOrder(page.request, headers, wanted);
  await page.request.post('/api/cart/add', { headers, data: { medication_id: shop.product, quantity: 1 } });

  for (const path of [
    `/pharmacies?q=${PHARMACY}`,
    `/medications?q=${PRODUCT_NAME}`,
    `/medicationdetails/${shop.product}`,
    `/pharmacydetails/${shop.id}`,
    '/cart',
    '/checkout',
    '/userdashboard',
    `/userdashboard/orderdetails/${order.id}`,
  ]) {
    await open(page, path);
    await expect(page.getByText(PHARMACY).first(), path).toBeVisible();
    expect.soft(await page.evaluate(turnedRound, [PHARMACY, PRODUCT_NAME, ADDRESS]), path).toEqual([]);
  }
});
