import type { Browser } from '@playwright/test';

import { openPhone } from './browser';
import type { Screen } from './screens';
import { KEPT, writeDown } from './writeDown';

/** Renders the page in full and writes it down as plain HTML: its words and pictures in their places, without a script. */
export async function staticPage(browser: Browser, baseUrl: string, { path, email }: Screen): Promise<string> {
  const phone = await openPhone(browser, baseUrl, email);
  try {
    const page = await phone.newPage();
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.locator('main h1').waitFor();
    return await page.evaluate(writeDown, KEPT);
  } finally {
    await phone.close();
  }
}
