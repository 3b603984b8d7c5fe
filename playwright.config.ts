import { defineConfig, devices } from '@playwright/test';

import { CHROMIUM_ARGS, findChromium } from './scripts/chromium';

const args = [
  ...CHROMIUM_ARGS,
  // A page is gone before any of its code has paid for being optimised: a quarter of what a renderer costs. Code that is
  // compiled at once, without being optimised, has paid by then.
  '--js-flags=--no-turbofan --no-maglev --always-sparkplug',
];

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/startServer.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // One more than the cores of a small machine: now and then each of them waits for the server.
  workers: 3,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.BASE_URL,
    // A trace of every journey, kept or not, makes all of them a third slower: `--trace on` makes one when it is wanted.
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    timezoneId: 'Africa/Cairo',
    // Nobody learns anything from waiting until a dialog has faded in.
    contextOptions: { reducedMotion: 'reduce' },
    // What a worker fetches would not show up among the requests of the page; e2e/offline.spec.ts lets it work.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findChromium(), args },
  },
  projects: [{ name: 'chromium', use: devices['Desktop Chrome'] }],
});
