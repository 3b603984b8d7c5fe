import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';

import { signInByApi } from '../../e2e/support/people';
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/chromium';

/** The phone and the line that Lighthouse measures with: a mid-range Android on slow 4G. */
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

/** A phone that has never seen the site: no cache, no storage but the session of the person with this address, if any. */
export async function openPhone(browser: Browser, baseURL: string, email?: string): Promise<BrowserContext> {
  const phone = await browser.newContext({ ...PHONE, locale: 'en-GB', timezoneId: 'Africa/Cairo', baseURL });
  // tsx marks functions with a helper of its own, which those that run in the page would miss there.
  await phone.addInitScript('globalThis.__name = (marked) => marked;');
  if (email !== undefined) await signInByApi(phone, email);
  return phone;
}

/** Slows line and processor down, and returns the DevTools session that watches what travels. */
export async function slowDown(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return devTools;
}
