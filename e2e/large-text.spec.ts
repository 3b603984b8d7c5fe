import type { Locator, Page } from '@playwright/test';

import { CUSTOMER, PHARMACIES, signInQuietly, somethingInStock } from './support/people';
import { expectToFit, open } from './support/screens';
import { expect, test } from './support/test';
import { READERS, textsOf } from './support/texts';

const PHONE = { width: 360, height: 800 };
const DESK = { width: 1280, height: 900 };

test.use({ viewport: PHONE });

test.beforeEach(async ({ page }) => {
  // As large as the text of a browser can be set (WCAG 1.4.4).
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% }');
    document.adoptedStyleSheets = [sheet];
  });
});

for (const { language, locale } of READERS) {
  test.describe(() => {
    test.use({ locale });
    const say = textsOf(language);

    test(`a pharmacy works in text of twice the size: ${language}`, async ({ page }) => {
      await signInQuietly(page, PHARMACIES[1].email);

      for (const size of [PHONE, DESK]) {
        await page.setViewportSize(size);
        await open(page, '/pharmacydashboard');
        await expectWholeWords(page.getByRole('list', { name: say('dashboard:figures') }));
        await expectNothingOver(page.getByRole('region', { name: say('dashboard:recentOrders.title') }));
      }
      await expectWholeWords(page.getByRole('navigation', { name: say('staff:sections') }));

      await page.setViewportSize(PHONE);
      await open(page, '/pharmacydashboard/promocodes');
      await expectWholeWords(page.getByRole('combobox', { name: say('promoCodes:statusFilter') }));
      await page.getByRole('button', { name: say('promoCodes:add') }).click();
      await expectLabelOnBorder(page, say('promoCodes:fields.startDate'));

      await open(page, '/pharmacydashboard/orders');
      await page.getByRole('gridcell').filter({ hasText: 'DW-' }).first().getByRole('button').click();
      const title = page.getByRole('dialog').getByRole('heading', { name: say('staff:orders.details') });
      await expectWholeWords(title);
      await page.getByRole('button', { name: say('staff:slip.printReceipt') }).scrollIntoViewIfNeeded();
      await expect(title, 'the head of the dialog scrolls away').not.toBeInViewport();
    });

    test(`a customer orders in text of twice the size: ${language}`, async ({ page, request }) => {
      const headers = { authorization: `Bearer ${await signInQuietly(page, CUSTOMER)}` };
      const { id } = await somethingInStock(request, PHARMACIES[1].name);
      await request.post('/api/cart/add', { headers, data: { medication_id: id, quantity: 1 } });
      const { data } = (await (await request.get('/api/orders', { headers })).json()) as Orders;

      for (const [path, key] of [
        ['/cart', 'cart:proceed'],
        ['/checkout', 'checkout:placeOrder'],
      ] as const) {
        await open(page, path);
        await expectToFit(page, path);
        const action = page.locator('main').getByText(say(key), { exact: true });
        await expect(action, `${path} is read without a bar over it`).not.toBeInViewport();
        await expectWholeWords(action);
      }

      const order = `/userdashboard/orderdetails/${data.data[0]?.id}`;
      await open(page, order);
      await expectToFit(page, order);
    });
  });
}

interface Orders {
  data: { data: { id: number }[] };
}

/** No word and no amount goes on in the next line. */
async function expectWholeWords(part: Locator) {
  await expect(part).toBeVisible();
  await expect.soft.poll(() => part.evaluate(findBroken)).toEqual([]);
}

function findBroken(part: Element): string[] {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const isForTheEar = (text.parentElement?.clientWidth ?? 0) === 1;
    if (isForTheEar) continue;
    for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
}

/** No text lies over another. */
async function expectNothingOver(part: Locator) {
  await expect(part.getByRole('link').nth(1)).toBeVisible();
  expect.soft(await part.evaluate(findOverlaid)).toEqual([]);
}

function findOverlaid(part: Element): string[] {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const seen: { text: string; rect: DOMRect }[] = [];
  const overlaid: string[] = [];
  while (texts.nextNode()) {
    const range = document.createRange();
    range.selectNode(texts.currentNode);
    const rect = range.getBoundingClientRect();
    const text = range.toString();
    // Lines of one paragraph may touch.
    const isOver = (other: DOMRect) =>
      Math.min(rect.right, other.right) - Math.max(rect.left, other.left) > 1 &&
      Math.min(rect.bottom, other.bottom) - Math.max(rect.top, other.top) > rect.height / 3;
    const below = seen.find((other) => isOver(other.rect));
    if (below) overlaid.push(`${text} over ${below.text}`);
    if (rect.width > 1) seen.push({ text, rect });
  }
  return overlaid;
}

/** The label of a filled field stands half above its border, where it is over nothing. */
async function expectLabelOnBorder(page: Page, name: string) {
  const label = await page.locator('label').filter({ hasText: name }).boundingBox();
  const field = await page.getByLabel(name).boundingBox();
  if (!label || !field) throw new Error(`${name} is not on the screen`);
  expect(label.y + label.height / 2 - field.y).toBeLessThan(5);
}
