import { expect, type Page } from '@playwright/test';

import { keysOf } from './texts';

const ARABIC = /[\u0600-\u06FF]/;
/** Order codes, e-mail addresses, the link to the other language and texts that people wrote are the same in both languages. */
const SAME_IN_BOTH = /^(DW-\w{4}-\w{4}|\S+@\S+|English|Mona Adel|Karnak Pharmacy)$/;

const KEYS = keysOf('en');

/** The page runs from right to left, every title and control speaks Arabic, and no text is missing. */
export async function expectArabic(page: Page, path: string) {
  await expect.soft(page.locator('html'), path).toHaveAttribute('dir', 'rtl');
  await expect.soft(page.locator('html'), path).toHaveAttribute('lang', 'ar');

  const { titles, texts } = await read(page);
  const latin = titles.filter((text) => /[a-z]/i.test(text) && !ARABIC.test(text) && !SAME_IN_BOTH.test(text));
  expect.soft(latin, `${path} speaks no Arabic here`).toEqual([]);
  const words = texts.flatMap((text) => text.split(/[\s،"«»()]+/));
  const keys = words.filter((word) => KEYS.has(word));
  expect.soft(keys, `${path} shows keys`).toEqual([]);
}

/** The visible texts, and those for screen readers. */
const read = (page: Page) =>
  page.evaluate(() => {
    const textsOf = (selector: string) =>
      Array.from(document.querySelectorAll<HTMLElement>(selector), ({ innerText }) => innerText.trim());
    const spoken = Array.from(document.querySelectorAll('[aria-label], [placeholder], [title], [alt]'), (element) =>
      ['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    );
    return {
      titles: [document.title, ...textsOf('h1, h2, h3, h4, h5, h6, legend, button, label, [role=tab]')],
      texts: [document.title, document.body.innerText, ...spoken.flat()],
    };
  });
