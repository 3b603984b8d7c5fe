import type { Browser } from '@playwright/test';

import { openPhone } from './browser';
import { COPIED, copyAsPlainHtml } from './copyAsPlainHtml';
import type { Screen } from './screens';

/** Renders the page completely, and returns a copy as plain HTML without scripts: the same words and pictures in the same places. */
export async function staticPage(browser: Browser, baseUrl: string, { path, email }: Screen): Promise<string> {
  const phone = await openPhone(browser, baseUrl, email);
  try {
    const page = await phone.newPage();
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.locator('main h1').waitFor();
    return await page.evaluate(copyAsPlainHtml, COPIED);
  } finally {
    await phone.close();
  }
}
