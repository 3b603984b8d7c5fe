import { createHash } from 'node:crypto';
import { type BrowserContext, expect, test as base } from '@playwright/test';

export { expect };

/**
 * In every journey the page must keep its promises: no violation of the Content-Security-Policy, no request to another origin, no text run
 * as a script (these tests would open a dialog), and no uncaught error.
 */
export const test = base.extend<{ promises: undefined; endings: undefined }>({
  // Each journey has an IP address of its own. Otherwise the server would slow them down as one impatient person.
  extraHTTPHeaders: async ({}, use, { testId }) => use({ 'x-forwarded-for': addressOf(testId) }),
  promises: [
    async ({ context, baseURL }, use) => {
      const broken = await watch(context, baseURL ?? '');
      await use(undefined);
      expect(broken).toEqual([]);
    },
    { auto: true },
  ],
  // A page that is still open would go on polling the server during later journeys of the same worker.
  endings: [
    async ({ browser }, use, { errors }) => {
      await use(undefined);
      for (const page of browser.contexts().flatMap((context) => context.pages())) {
        // Screenshots stay on the machine where the test failed; its log says what was on the screen.
        if (errors.length > 0) process.stdout.write(`${page.url()}\n${await page.locator('body').ariaSnapshot()}\n`);
      }
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});

/** Addresses for documentation (RFC 3849). Each is in a /64 of its own, which the server treats as one person. */
const addressOf = (testId: string) => {
  const [, high, low] = /^(.{4})(.{4})/.exec(createHash('sha256').update(testId).digest('hex')) ?? [];
  return `2001:db8:${high}:${low}::1`;
};

async function watch(context: BrowserContext, baseUrl: string): Promise<string[]> {
  const broken: string[] = [];
  await context.exposeFunction('reportViolation', (text: string) => void broken.push(text));
  await context.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      reportViolation(`${effectiveDirective} forbids ${blockedURI}`),
    );
  });
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseUrl) broken.push(`asked ${origin}`);
  });
  context.on('console', (line) => {
    if (line.text().includes('Content Security Policy')) broken.push(line.text());
  });
  context.on('dialog', (dialog) => {
    // The browser's question before unsaved changes are lost: a journey that leaves a page means to.
    if (dialog.type() === 'beforeunload') return void dialog.accept();
    broken.push(`a dialog opened: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('weberror', (error) => broken.push(`a script failed: ${error.error().message}`));
  return broken;
}
