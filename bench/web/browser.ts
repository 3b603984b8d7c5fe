import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';

import { signInByApi } from '../../e2e/support/people';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/chromium';

/** The device and connection that Lighthouse emulates: a mid-range Android phone on slow 4G. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;

export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGS });

/** A phone that has never visited the site: without cache and storage, except for the session of the person with this e-mail. */
export async function openPhone(browser: Browser, baseURL: string, email?: string): Promise<BrowserContext> {
  const phone = await browser.newContext({ ...PHONE, locale: 'en-GB', timezoneId: 'Africa/Cairo', baseURL });
  // tsx wraps functions in a helper named `__name`, which functions that run in the page would not find.
  await phone.addInitScript('globalThis.__name = (marked) => marked;');
  if (email !== undefined) await signInByApi(phone, email);
  return phone;
}

/** Throttles connection and processor, and returns the DevTools session for counting transfers. */
export async function slowDown(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return devTools;
}
