import type { Browser, CDPSession, Page } from '@playwright/test';

import { openPhone, slowDown } from './browser';
import type { Screen } from './screens';

const LOAD_TIMEOUT_MS = 60_000;
const QUIET_MS = 1500;

/** The figures of one visit with an empty cache: milliseconds, and compressed bytes (without headers for scripts). */
export interface Visit {
  largestPaint: number;
  layoutShift: number;
  requests: number;
  bytes: number;
  scriptBytes: number;
  /** The largest painted element, to know what to improve. */
  largest: string;
}

declare global {
  interface Window {
    paints: { largestPaint: number; largest: string; layoutShift: number };
  }
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

interface LargestPaint extends PerformanceEntry {
  element: Element | null;
}

type Address = Pick<Screen, 'path' | 'email'>;

/** Opens the address on a slow phone, and waits until the network is idle. */
export async function visit(browser: Browser, baseUrl: string, { path, email }: Address): Promise<Visit> {
  const phone = await openPhone(browser, baseUrl, email);
  try {
    const page = await phone.newPage();
    await page.addInitScript(observePaints);
    const transferred = countTransfers(await slowDown(page));
    await page.goto(path, { waitUntil: 'networkidle', timeout: LOAD_TIMEOUT_MS });
    await page.locator('main h1').waitFor();
    await page.waitForLoadState('networkidle', { timeout: LOAD_TIMEOUT_MS });
    await waitUntilQuiet(page);
    return { ...(await page.evaluate(() => window.paints)), ...transferred };
  } finally {
    await phone.close();
  }
}

/** Runs in the page. Layout shift is computed like the Core Web Vital: the worst session of shifts, of at most five seconds. */
function observePaints() {
  window.paints = { largestPaint: 0, largest: '', layoutShift: 0 };
  let burst = { start: 0, end: 0, sum: 0 };

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LargestPaint[]) {
      window.paints.largestPaint = entry.startTime;
      const { tagName = '', textContent = '' } = entry.element ?? {};
      window.paints.largest = `${tagName.toLowerCase()} ${textContent.slice(0, 24)}`.trim();
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });

  new PerformanceObserver((list) => {
    for (const { startTime, value, hadRecentInput } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue;
      const continues = startTime - burst.end < 1000 && startTime - burst.start < 5000;
      burst = continues
        ? { start: burst.start, end: startTime, sum: burst.sum + value }
        : { start: startTime, end: startTime, sum: value };
      window.paints.layoutShift = Math.max(window.paints.layoutShift, burst.sum);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

function countTransfers(devTools: CDPSession) {
  const transferred = { requests: 0, bytes: 0, scriptBytes: 0 };
  const headersOfScripts = new Map<string, number>();
  devTools.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') headersOfScripts.set(requestId, response.encodedDataLength);
  });
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    transferred.requests += 1;
    transferred.bytes += encodedDataLength;
    const headers = headersOfScripts.get(requestId);
    if (headers !== undefined) transferred.scriptBytes += encodedDataLength - headers;
  });
  return transferred;
}

/** Waits until nothing has been loaded or painted for a while. */
const waitUntilQuiet = (page: Page) =>
  page.waitForFunction((quietMs) => {
    const [last] = performance
      .getEntriesByType('resource')
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd)
      .sort((a, b) => b - a);
    return performance.now() - Math.max(last ?? 0, window.paints.largestPaint) > quietMs;
  }, QUIET_MS);
