import { createHash } from 'node:crypto';
import { type BrowserContext, expect, test as base } from '@playwright/test';

export { expect };

/**
 * Every journey holds the page to what the server promises: its Content-Security-Policy reports nothing, nothing is
 * asked of a foreign origin, no text runs as a script (which would open a dialog), and no script fails unseen.
 */
export const test = base.extend<{ promises: undefined; endings: undefined }>({
  // Each journey comes from an address of its own, or they would slow each other down as one impatient person.
  extraHTTPHeaders: async ({}, use, { testId }) => use({ 'x-forwarded-for': addressOf(testId) }),
  promises: [
    async ({ context, baseURL }, use) => {
      const broken = await watch(context, baseURL ?? '');
      await use(undefined);
      expect(broken).toEqual([]);
    },
    { auto: true },
  ],
  // A page that a journey left open would go on asking the server beside all later journeys of its worker.
  endings: [
    async ({ browser }, use, { errors }) => {
      await use(undefined);
      for (const page of browser.contexts().flatMap((context) => context.pages())) {
        // A picture stays on the machine where it failed: its log tells everybody else what stood on the screen.
        if (errors.length > 0) process.stdout.write(`${page.url()}\n${await page.locator('body').ariaSnapshot()}\n`);
      }
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});

/** Of the addresses that are for documentation and tests (RFC 3849); each in a /64 of its own, which the server takes for one person. */
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
    // The browser's own question before what was typed goes: a journey that leaves a page means it.
    if (dialog.type() === 'beforeunload') return void dialog.accept();
    broken.push(`a dialog opened: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('weberror', (error) => broken.push(`a script failed: ${error.error().message}`));
  return broken;
}
