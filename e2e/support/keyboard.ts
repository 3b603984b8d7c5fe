import { expect, type Locator, type Page } from '@playwright/test';

const MAX_STOPS = 90;

/** Presses Tab or Shift+Tab until a control has the focus, and checks that each element on the way is visible. */
export function keyboardOf(page: Page) {
  const walk = async (key: 'Tab' | 'Shift+Tab', target: Locator) => {
    await expect(target).toBeEnabled();
    const hasFocus = () => target.evaluate((element) => element === document.activeElement);
    if (await hasFocus()) return;
    const passed: string[] = [];
    while (passed.length < MAX_STOPS) {
      await page.keyboard.press(key);
      const stop = await page.evaluate(describeStop);
      expect(stop.trouble, `${stop.name} after ${passed.at(-1) ?? 'the start'}`).toBe('');
      if (await hasFocus()) return;
      passed.push(stop.name);
    }
    throw new Error(`${target.toString()} is not reached; passed ${passed.join(', ')}`);
  };

  const goTo = (target: Locator) => walk('Tab', target);
  const press = async (target: Locator, key = 'Enter') => {
    await goTo(target);
    await page.keyboard.press(key);
  };
  const type = async (target: Locator, text: string) => {
    await goTo(target);
    await page.keyboard.type(text);
  };
  /** Opens a select, waits for its options, and finds one by typing its first word, because a space would pick the focused option. */
  const pick = async (target: Locator, option: string) => {
    await press(target);
    const found = page.getByRole('option', { name: option, exact: true });
    await expect(found).toBeVisible();
    await page.keyboard.type(option.replace(/ .*/, ''));
    await expect(found).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(target).toBeFocused();
  };

  return { goTo, goBackTo: (target: Locator) => walk('Shift+Tab', target), press, type, pick };
}

/** Describes the focused element, and what hides it or its focus from the reader (WCAG 2.4.7 and 2.4.11). */
function describeStop(): { name: string; trouble: string } {
  const stop = document.activeElement ?? document.body;
  const name = `${stop.tagName} "${(stop.getAttribute('aria-label') ?? stop.textContent).trim().slice(0, 40)}"`;
  if (stop === document.body) return { name, trouble: 'the focus has fallen out of the page' };
  if (!stop.matches(':focus-visible')) return { name, trouble: 'the focus is not shown' };

  const { left, right, top, bottom } = stop.getBoundingClientRect();
  const isOnTop = [left + 2, (left + right) / 2, right - 2].some((x) =>
    [top + 2, (top + bottom) / 2, bottom - 2].some((y) => {
      const seen = document.elementFromPoint(x, y);
      return seen !== null && (stop.contains(seen) || seen.contains(stop));
    }),
  );
  return { name, trouble: isOnTop ? '' : 'the focus is out of sight' };
}
