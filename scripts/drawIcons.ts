import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

import { CHROMIUM_ARGS, ensureChromium } from './chromium';
import { ROOT } from './processes';

interface Icon {
  file: string;
  size: number;
  /**
   * The size of the mark as a share of the icon, for icons that the system crops to its own shape. Without it the favicon is drawn as it
   * is.
   */
  markScale?: number;
}

/** Android shows at least a circle of 80 %, iOS a square with rounded corners. */
const ICONS: Icon[] = [
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
  { file: 'icon-maskable-512.png', size: 512, markScale: 0.78 },
  { file: 'apple-touch-icon.png', size: 180, markScale: 0.9 },
];

/** The favicon with its background filling the square, and its mark scaled down. */
const fillSquare = (svg: string, scale: number) =>
  svg
    .replace(/ rx="16"/, '')
    .replace('<path', `<g transform="translate(32 32) scale(${scale}) translate(-32 -32)"><path`)
    .replace('</svg>', '</g></svg>');

const favicon = await readFile(join(ROOT, 'public/favicon.svg'), 'utf8');
const folder = join(ROOT, 'public/icons');
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGS });
for (const { file, size, markScale } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const svg = markScale ? fillSquare(favicon, markScale) : favicon;
  await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100%; height: 100% }</style>${svg}`);
  await page.screenshot({ path: join(folder, file), omitBackground: true });
  await page.close();
}
await browser.close();
