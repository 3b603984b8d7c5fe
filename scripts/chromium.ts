import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

import { runCommand } from './processes';

/** The headless shell first: it draws no window, and runs the journeys in three quarters of the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const FIXED_PATHS = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/snap/bin/chromium'];

const isRoot = process.getuid?.() === 0;

/** No background requests during measurements and tests. As root, Chromium's sandbox does not start. */
export const CHROMIUM_ARGS = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Finds an installed Chromium: the one in CHROME_PATH, the system's, or Playwright's own. */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const candidates = [process.env.CHROME_PATH, ...onPath, ...FIXED_PATHS, chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path));
}

/** Finds or installs a Chromium: from Playwright or else, as root on Debian, from the distribution. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;

  process.stdout.write('No Chromium here: installing one …\n');
  for (const install of [installFromPlaywright, installFromDebian]) {
    await install();
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'The browser journeys need a Chromium, and none could be installed. ' +
      'Install one (as root: apt-get install chromium-headless-shell; or: npx playwright install chromium) ' +
      'or set CHROME_PATH to the program file of one.',
  );
}

const installFromPlaywright = () => runCommand('playwright', ['install', 'chromium']);

async function installFromDebian() {
  if (!isRoot) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand('apt-get', ['update'], { env });
  await runCommand('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'], { env });
}
