import { CUSTOMER, signInByApi } from './support/people';
import { open } from './support/screens';
import { expect, test } from './support/test';
import { expectBesideFirstLine } from './support/textChecks';
import { ARABIC, textsOf } from './support/texts';

test('what is chosen in one tab holds in the others, with what was typed there', async ({ page, context }) => {
  const message = (language: 'en' | 'ar') =>
    page.getByLabel(textsOf(language)('contact:form.message'), { exact: true });
  const html = page.locator('html');
  const [from, to] = [textsOf('en'), textsOf('ar')];
  await page.goto('/contact');
  await message('en').fill('Half a sentence');
  const other = await context.newPage();
  const press = (name: string) => other.getByRole('banner').getByRole('button', { name }).click();
  await other.goto('/about');

  await press(from('common:nav.switchLanguage'));
  await press(to('common:nav.darkMode'));

  await expect(page.getByRole('heading', { level: 1, name: to('contact:title') })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(to('contact:title')));
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(html).toHaveAttribute('data-color-scheme', 'dark');
  await expect(message('ar')).toHaveValue('Half a sentence');
});

test('the dots between what a card tells of a medicine are seen and not heard', async ({ page, context }) => {
  await page.goto('/medications');
  const generic = page.getByRole('main').locator('li p').first();
  await expect(generic).toContainText('mg');

  const browser = await context.newCDPSession(page);
  const { nodes } = await browser.send('Accessibility.getFullAXTree');

  const said = nodes.map(({ name }) => String(name?.value ?? ''));
  expect(said).toContain(await generic.locator('bdi').first().innerText());
  expect(said).not.toContain('·');
});

test.describe('in Arabic', () => {
  test.use({ locale: ARABIC });
  const t = textsOf('ar');

  test('a guest finds out who is behind the shop, and what holds', async ({ page }) => {
    const link = (key: string) => page.getByRole('main').getByRole('link', { name: t(key), exact: true });
    const title = (key: string) => page.getByRole('heading', { level: 1, name: t(key), exact: true });

    await page.goto('/');
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('common:nav.about'), exact: true })
      .click();
    await expect(title('about:hero.title')).toBeVisible();

    await link('about:contact.button').click();
    await expect(title('contact:title')).toBeVisible();
    await page.getByRole('button', { name: t('contact:faq.returns') }).click();
    await expect(page.getByText(t('contact:faq.returnsAnswer'))).toBeVisible();

    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('common:nav.terms'), exact: true })
      .click();
    await expect(title('terms:title')).toBeVisible();
    const part = t('terms:sections.6.title');
    await page.getByRole('navigation').getByRole('link', { name: part }).click();
    await expect(page.getByRole('heading', { name: part })).toBeFocused();
    await expect(page.getByRole('heading', { name: part })).toBeInViewport();
  });

  test('a guest who searches for a need is led to its category', async ({ page }) => {
    const [need, name] = ['صداع', /مسكنات الألم/] as const;
    await page.goto('/medications');
    const search = page.getByRole('searchbox');
    // With `plaintext`, Firefox would show a right-to-left placeholder from the left, so an empty field must not have it.
    await expect(search).toHaveCSS('unicode-bidi', 'normal');
    await search.fill(need);
    await expect(search).toHaveCSS('unicode-bidi', 'plaintext');
    const main = page.getByRole('main');
    await expect(main.getByText(t('medications:noneCalled', { q: need }))).toBeVisible();
    await expect(main.getByRole('listitem')).toHaveCount(0);

    await main.getByRole('link', { name }).press('Enter');

    await expect(page).toHaveURL(/\/medications\?category_id=\d+$/);
    await expect(page.getByRole('radio', { name })).toBeChecked();
    await expect(page.getByRole('status')).toBeFocused();
    await expect(main.getByRole('listitem')).not.toHaveCount(0);
  });

  test('an address of its own signs out', async ({ page }) => {
    await signInByApi(page, CUSTOMER);

    await page.goto('/signout');

    await expect(page.getByRole('heading', { level: 1, name: t('site:signOut.title') })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: t('common:nav.signIn') })).toBeVisible();
  });
});

test('a browser that keeps nothing shows the catalogue, in both languages', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
  await page.goto('/medications');
  await expect(page.getByRole('heading', { level: 1, name: textsOf('en')('medications:title') })).toBeVisible();

  await page.getByRole('button', { name: textsOf('en')('common:nav.switchLanguage') }).click();

  await expect(page.getByRole('heading', { level: 1, name: textsOf('ar')('medications:title') })).toBeVisible();
});

test('what was found takes the places that were kept for it', async ({ page }) => {
  const top = async (isBusy: boolean) => {
    const list = page.getByRole('main').locator(`ul[aria-busy=${isBusy}]`);
    await expect(list).toBeVisible();
    return (await list.boundingBox())!.y;
  };
  await page.goto('/about');
  for (const name of ['Medications', 'Pharmacies']) {
    const held = page.waitForRequest(`**/api/${name.toLowerCase()}?*`);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(`**/api/${name.toLowerCase()}?*`, (route) => answered.then(() => route.continue()));
    await page.getByRole('banner').getByRole('link', { name }).click();
    await held;
    const kept = await top(true);

    answer();

    expect([name, await top(false)]).toEqual([name, kept]);
  }
});

test('a page of a list opens at its start, and Back finds the one before where it was left', async ({ page }) => {
  const place = () => page.evaluate(() => window.scrollY);
  await page.goto('/medications');
  const turnTo = (number: number) =>
    page.getByRole('button', { name: textsOf('en')('common:goToPage', { page: String(number) }), exact: true });
  const status = page.getByRole('status');
  await turnTo(2).click();
  await expect(status).toContainText(/Page 2 of/);
  await expect.poll(place).toBe(0);

  // On a busy phone the click event may come before the scroll event.
  const left = await turnTo(3).evaluate((button: HTMLElement) => {
    button.scrollIntoView();
    const { scrollY } = window;
    button.click();
    return scrollY;
  });
  expect(left).toBeGreaterThan(0);
  await expect(status).toContainText(/Page 3 of/);
  await expect.poll(place).toBe(0);
  await page.goBack();

  await expect(status).toContainText(/Page 2 of/);
  await expect.poll(place).toBe(left);
});

test('a band of a page ends where the page does, beside a scrollbar that takes a part of the window', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    // Takes as much width as a classic scrollbar. In tests, scrollbars lie over the page.
    sheet.replaceSync('html { margin-inline-end: 12px }');
    document.adoptedStyleSheets = [sheet];
  });
  await page.setViewportSize({ width: 360, height: 800 });

  for (const path of ['/', '/about']) {
    await page.goto(path);
    const bands = page.locator('main section');
    await expect(bands.first()).toBeVisible();
    const widths = await bands.evaluateAll((all) => all.map((band) => band.getBoundingClientRect().width));
    expect(Math.max(...widths), path).toBe(348);
  }
});

test('zoomed in, the keyboard is seen on the whole table of contents of a long page', async ({ page }) => {
  // A window of 1920 × 1080 at 200 % zoom, without the browser's own bars.
  await page.setViewportSize({ width: 960, height: 470 });
  await open(page, '/terms');
  const parts = page.getByRole('navigation', { name: textsOf('en')('site:article.contents') }).getByRole('link');
  await parts.first().focus();
  for (let at = 1; at < (await parts.count()); at += 1) await page.keyboard.press('Tab');

  await expect(parts.last()).toBeFocused();
  await expect(parts.last()).toBeInViewport({ ratio: 1 });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('the three pharmacies of home stand in one row, and its pictures beside their words', async ({ page }) => {
    await open(page, '/');
    const cards = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'View Pharmacy' }) });
    const tops = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));

    expect(tops).toHaveLength(3);
    expect(new Set(tops).size).toBe(1);
    for (const key of ['home:app.title', 'home:owner.title']) {
      const section = page.getByRole('region', { name: textsOf('en')(key) });
      const [words, picture] = [
        await section.getByRole('heading').boundingBox(),
        await section.locator('img').boundingBox(),
      ];
      expect(words!.y + words!.height).toBeGreaterThan(picture!.y);
      expect(words!.y).toBeLessThan(picture!.y + picture!.height);
    }
  });

  test.describe('in Arabic', () => {
    test.use({ locale: ARABIC });

    test('no title ends in a line of one word', async ({ page }) => {
      await open(page, '/');
      const widths = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
        const words = document.createRange();
        words.selectNodeContents(title);
        return Array.from(words.getClientRects(), ({ width }) => width);
      });

      expect(widths).toHaveLength(2);
      expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.6);
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('a box to tick stands beside the first line of a long label, and the values beside their icons', async ({
    page,
  }) => {
    await open(page, '/signup');
    const label = page.locator('label').filter({ has: page.getByRole('checkbox') });

    await expectBesideFirstLine(label.locator('svg').first(), label.locator('.MuiFormControlLabel-label'));

    await open(page, '/about');
    const value = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: textsOf('en')('about:values.patient') }) });

    const icon = await value.locator('svg').boundingBox();
    const words = await value.getByRole('heading').boundingBox();

    expect(words!.x).toBeGreaterThan(icon!.x + icon!.width);
    expect(words!.y).toBeLessThan(icon!.y + icon!.height);
  });
});

test('the footer has one row on a tablet and two on a phone, and its address is on one line', async ({ page }) => {
  await open(page, '/contact');
  for (const [width, rows] of [
    [768, 1],
    [360, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const { tops, lines } = await page.getByRole('contentinfo').evaluate(readFooter);

    expect(tops).toHaveLength(4);
    expect(new Set(tops).size, `rows at ${width} px`).toBe(rows);
    expect(lines).toBe(1);
  }
});

/** The position of each part of the footer, and the number of lines of the e-mail address. */
function readFooter(footer: Element) {
  const link = document.createRange();
  link.selectNodeContents(footer.querySelector('[href^="mailto:"]')!);
  const tops = [...footer.querySelectorAll('h2')].map((title) => Math.round(title.getBoundingClientRect().top));
  return { tops, lines: new Set(Array.from(link.getClientRects(), ({ bottom }) => Math.round(bottom / 10))).size };
}
