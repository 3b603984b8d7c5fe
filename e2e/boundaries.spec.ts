import type { Page } from '@playwright/test';

import { PHARMACIES, signInByApi } from './support/people';
import { COLOR_SCHEMES, endTransitions, open, showIn } from './support/screens';
import { expect, test } from './support/test';

/** The contrast (WCAG 1.4.11) of the last two of these layered colours, which may be translucent. */
const contrast = (page: Page, ...layers: string[]) =>
  page.evaluate((colors) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    const seen = colors.map((color) => {
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red, green, blue] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue! + 0.05;
    });
    const lastTwo = seen.slice(-2);
    return Math.max(...lastTwo) / Math.min(...lastTwo);
  }, layers);

const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

const SURFACES = ['--mui-palette-background-default', '--mui-palette-background-paper'];

test('fields and switches show where they end, on the page and on cards, in light and dark', async ({ page }) => {
  await open(page, '/medications');
  for (const colorScheme of COLOR_SCHEMES) {
    await showIn(page, colorScheme);
    const border = await styleOf(page, '.MuiOutlinedInput-notchedOutline', 'border-top-color');
    const track = await styleOf(page, '.MuiSwitch-track', 'background-color');
    const thumb = await styleOf(page, '.MuiSwitch-thumb', 'background-color');

    for (const surface of SURFACES) {
      const color = await styleOf(page, 'html', surface);
      expect.soft(await contrast(page, color, border), `a field on ${surface}`).toBeGreaterThan(3);
      expect.soft(await contrast(page, color, track), `a switch on ${surface}`).toBeGreaterThan(3);
      expect.soft(await contrast(page, color, track, thumb), `its thumb on ${surface}`).toBeGreaterThan(3);
    }
  }
});

test('what a file may be dropped on shows where it ends, in light and dark', async ({ page }) => {
  await signInByApi(page, PHARMACIES[0].email);
  await open(page, '/pharmacydashboard/settingsdashboard');
  for (const colorScheme of COLOR_SCHEMES) {
    await showIn(page, colorScheme);
    const edge = await styleOf(page, 'main .MuiStack-root[role=group]', 'border-top-color');

    const surface = await styleOf(page, 'html', '--mui-palette-background-paper');
    expect.soft(await contrast(page, surface, edge), colorScheme).toBeGreaterThan(3);
  }
});

test('what is printed from the dark is dark on light', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/terms');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(endTransitions);

  for (const part of ['h1', 'main p', 'main nav a']) {
    expect.soft(await contrast(page, '#fff', await styleOf(page, part, 'color')), part).toBeGreaterThan(4.5);
  }
  // Including the backgrounds, for people who tell their printer to print them.
  for (const surface of SURFACES) expect.soft(await styleOf(page, 'html', surface)).toBe('#fff');
});

test('forced colours show the keyboard on what is chosen, and where buttons and fields end, in Firefox too', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/pharmacies');
  const chosen = page.locator('button[aria-current]').first();
  await chosen.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');

  await expect(chosen).toBeFocused();
  await expect(chosen).toHaveCSS('outline-style', 'double');
  await open(page, '/signin');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toHaveCSS('border-top-width', '1px');

  const field = page.locator('.MuiOutlinedInput-notchedOutline').first();
  // Chromium would replace the colour with a visible one, Firefox with an invisible one. This shows what our own styles ask for.
  await field.evaluate(({ style }) => style.setProperty('forced-color-adjust', 'none'));
  const color = (value: string) =>
    page.evaluate((wanted) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.setProperty('forced-color-adjust', 'none');
      probe.style.color = wanted;
      return getComputedStyle(probe).color;
    }, value);

  await expect(field).toHaveCSS('border-top-color', await color('FieldText'));
  await page.getByRole('textbox', { name: 'Email' }).focus();
  await expect(field).toHaveCSS('border-top-color', await color('FieldText'));
});
