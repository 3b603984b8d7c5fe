import type { Locator, Page } from '@playwright/test';

import { expect } from './test';

/** The text spacing that pages must support (WCAG 1.4.12). */
export const WIDE_TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }';
/** The text size that pages must support (WCAG 1.4.4). */
export const DOUBLE_TEXT_SIZE = 'html { font-size: 200% }';

/** Applies a reader's own styles while `work` runs. */
export async function withUserStyles(page: Page, css: string, work: () => Promise<void>) {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
  await work();
  await page.evaluate(() => (document.adoptedStyleSheets = []));
}

/** No text is truncated. */
export const expectWholeTexts = (page: Page, path: string) =>
  expect.soft.poll(() => page.evaluate(findCut), { message: `${path} cuts texts` }).toEqual([]);

/**
 * Some may be truncated: names and e-mails in a list, which are shown in full where they are opened, and the words of a chart, which are
 * also in its table.
 */
const findCut = () =>
  [...document.querySelectorAll<HTMLElement>('main *')]
    .filter((element) => !element.closest('svg, .MuiSkeleton-root'))
    .filter(({ childNodes }) =>
      [...childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim()),
    )
    .filter((element) => !element.closest('[role=gridcell]') || getComputedStyle(element).textOverflow !== 'ellipsis')
    .filter((element) => element.offsetWidth > 1 && getComputedStyle(element).overflow === 'hidden')
    .filter(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 4,
    )
    .map(({ textContent }) => textContent);

export async function expectAllColumns(page: Page, path: string) {
  const outOfSight = () => page.getByRole('grid').evaluate(countHidden);
  await expect.soft.poll(outOfSight, { message: `columns out of sight in ${path}` }).toBe(0);
}

/** The grid does not render columns that are far outside of its visible part. */
function countHidden(grid: Element): number {
  const edges = grid.getBoundingClientRect();
  const isInSight = ({ left, right }: DOMRect) => left >= edges.left - 1 && right <= edges.right + 1;
  const headers = [...grid.querySelectorAll('[role=columnheader]')];
  const seen = headers.filter((each) => isInSight(each.getBoundingClientRect()));
  return Number(grid.getAttribute('aria-colcount')) - seen.length;
}

/** No word and no amount is broken across lines. */
export async function expectWholeWords(part: Locator) {
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

/** No text overlaps another one. */
export async function expectNoOverlap(part: Locator) {
  await expect(part.getByRole('link').nth(1)).toBeVisible();
  await expect.soft.poll(() => part.evaluate(findOverlaps)).toEqual([]);
}

function findOverlaps(part: Element): string[] {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const seen: { text: string; rect: DOMRect }[] = [];
  const overlaps: string[] = [];
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
    if (below) overlaps.push(`${text} over ${below.text}`);
    if (rect.width > 1) seen.push({ text, rect });
  }
  return overlaps;
}

/** The label of a filled field is half above its border, where there is no other text. */
export async function expectLabelOnBorder(page: Page, name: string) {
  const label = page.locator('label').filter({ hasText: name });
  const field = page.getByLabel(name);
  const distance = async () => {
    const [over, under] = [await label.boundingBox(), await field.boundingBox()];
    return over && under ? over.y + over.height / 2 - under.y : Infinity;
  };
  await expect.poll(distance, { message: `${name} stands on its border` }).toBeLessThan(5);
}

/** An icon beside a text of several lines is centred on the first line. */
export async function expectBesideFirstLine(mark: Locator, text: Locator) {
  const [middle, lines] = [
    await mark.evaluate(middleOf),
    await text.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      const [first] = words.getClientRects();
      return { count: element.clientHeight / first!.height, first: (first!.top + first!.bottom) / 2 };
    }),
  ];
  expect(lines.count).toBeGreaterThan(1.5);
  expect(Math.abs(middle - lines.first)).toBeLessThan(3);
}

const middleOf = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return (top + bottom) / 2;
};
