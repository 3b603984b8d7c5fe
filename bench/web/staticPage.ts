import type { Browser } from '@playwright/test';

import { openPhone } from './browser';
import { COPIED, copyAsPlainHtml } from './copyAsPlainHtml';
import type { Screen } from './screens';

/** Renders the page in full and copies it as plain HTML: its words and pictures in their places, without a script. */
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
