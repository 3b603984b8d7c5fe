import { expect, type Page } from '@playwright/test';

const SETTLES_IN_MS = 3000;

/** Opens a screen and waits until its heading, its data and its scripts are there. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button').first()).toBeEnabled();
  await expect(page.locator('.MuiSkeleton-root, [aria-busy=true]').filter({ visible: true })).toHaveCount(0);
}

/** Expects a toast or an alert. If the same toast was shown twice, the first of them is still fading out. */
export const expectAlert = (page: Page, text: string) =>
  expect(page.getByRole('alert').or(page.getByRole('log')).getByText(text).first()).toBeVisible();

/** Closes the dialog and waits for the step back over its history entry, which would cancel a navigation started meanwhile. */
export async function closeDialog(page: Page) {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.waitForFunction(() => !(window.history.state as { dialogs?: number } | null)?.dialogs);
}

/** Higher than the header with one line (68 px), and lower than with buttons of two lines. */
const ONE_LINE_OF_A_HEADER = 75;

/** The header is not higher than one line. */
export async function expectOneLineOfHeader(page: Page, path: string) {
  const height = await page.evaluate(() => document.querySelector('header')?.getBoundingClientRect().height);
  expect.soft(height, `the header of ${path} at ${page.viewportSize()?.width} px`).toBeLessThan(ONE_LINE_OF_A_HEADER);
}

/** Nothing needs scrolling sideways. Overflowing elements are measured as well, because the page clips them and the reader misses them. */
export async function expectToFit(page: Page, path: string) {
  const wider = `${path} is wider than the screen`;
  await expect.soft
    .poll(() => page.evaluate(overflow), { message: wider, timeout: SETTLES_IN_MS })
    .toBeLessThanOrEqual(0);
}

function overflow(): number {
  const { clientWidth, scrollWidth } = document.documentElement;
  const main = document.querySelector('main');
  return Math.max(scrollWidth - clientWidth, main ? main.scrollWidth - main.clientWidth : 0);
}

/** No text or control is outside of the window, or cut off by its container. Scrollable elements and deliberate ellipses are fine. */
export async function expectNothingCutOff(page: Page, path: string) {
  const cutOff = `${path} is cut off at ${page.viewportSize()?.width} px`;
  await expect.soft.poll(() => page.evaluate(findCutOff), { message: cutOff, timeout: SETTLES_IN_MS }).toEqual([]);
}

function findCutOff(): string[] {
  const width = document.documentElement.clientWidth;
  const scrolls = (element: Element): boolean =>
    /auto|scroll/.test(getComputedStyle(element).overflowX) ||
    (element.parentElement !== null && scrolls(element.parentElement));
  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim());
  const isShown = (element: Element) => {
    const box = element.getBoundingClientRect();
    return (
      box.width > 1 && box.height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    );
  };
  const isOutside = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return (left < -1 || right > width + 1) && !scrolls(element);
  };
  const isClipped = (element: Element) => {
    const { overflowX, textOverflow } = getComputedStyle(element);
    return (
      /hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1
    );
  };

  const cut = [...document.querySelectorAll('body *')]
    .filter(
      (element) => (element.matches('a, button, input, textarea, select') || hasText(element)) && isShown(element),
    )
    .filter((element) => isOutside(element) || isClipped(element));
  const wide = [document.documentElement, ...document.querySelectorAll('main')].filter(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  );
  return [...wide, ...cut].map(({ outerHTML }) => outerHTML.slice(0, 160));
}

/** Everything that Tab reaches looks different with the focus (WCAG 2.4.7): by an outline, a border or a shadow. */
export async function expectFocusToShow(page: Page, path: string) {
  // A focus set by a script matches `:focus-visible` only while the keyboard is in use.
  await page.keyboard.press('Tab');
  expect.soft(await page.evaluate(findUnmarked), `${path} hides the focus`).toEqual([]);
}

async function findUnmarked(): Promise<string[]> {
  const lookOf = (parts: readonly (Element | null | undefined)[]) =>
    parts
      .flatMap((part) => (part ? [getComputedStyle(part), getComputedStyle(part, '::after')] : []))
      .map(({ outlineStyle, outlineWidth, borderColor, boxShadow }) => [
        outlineStyle,
        outlineWidth,
        borderColor,
        boxShadow,
      ])
      .join();
  const focusChanges = async (stop: HTMLElement, parts: readonly (Element | null | undefined)[]) => {
    stop.blur();
    // React renders the effects of focus events in a microtask.
    await Promise.resolve();
    const before = lookOf(parts);
    stop.focus({ preventScroll: true });
    await Promise.resolve();
    return document.activeElement !== stop || lookOf(parts) !== before;
  };
  // A dialog takes the focus back from everything behind it.
  const front = document.querySelector('[role=dialog]') ?? document;
  const stops = [...front.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select, [tabindex="0"]')];

  const unmarked: string[] = [];
  for (const stop of stops) {
    if (stop.matches(':disabled, [tabindex="-1"]') || !stop.checkVisibility({ visibilityProperty: true })) continue;
    // Most elements change their own look. Their surroundings are only checked otherwise, since that takes much longer.
    if (await focusChanges(stop, [stop])) continue;
    const around = [stop.parentElement, stop.parentElement?.parentElement, ...(stop.parentElement?.children ?? [])];
    if (!(await focusChanges(stop, around))) unmarked.push(stop.outerHTML.slice(0, 160));
  }
  return unmarked;
}

/** Colours in the middle of a transition may have too little contrast. Where the colour of a text has arrived, those within it may set out. */
export const endTransitions = () => {
  const fades = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  for (let under = fades(); under.length > 0; under = fades()) for (const fade of under) fade.finish();
};

export const COLOR_SCHEMES = ['light', 'dark'] as const;

export type ColorScheme = (typeof COLOR_SCHEMES)[number];

/** Switches the colour scheme, and ends the transition. */
export async function showIn(page: Page, colorScheme: ColorScheme) {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme);
  await page.evaluate(endTransitions);
}
