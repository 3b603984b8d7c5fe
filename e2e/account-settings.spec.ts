import type { Browser, Page } from '@playwright/test';
import { generateSync } from 'otplib';

import { confirmEmail } from './support/mails';
import { DEMO_PASSWORD, register } from './support/people';
import { expectAlert } from './support/screens';
import { expect, test } from './support/test';
import { ARABIC, textsOf, type Translate } from './support/texts';

const SECURITY = '/userdashboard/accountsettings?tab=security';
const NEW_PASSWORD = 'Even-str0nger!';
const STEP_SECONDS = 30;

/**
 * The current code of the authenticator app, or the next one. The server accepts the previous code too, so both stay valid even if a
 * 30-second step ends before they are typed.
 */
const codeOf = (secret: string, when: 'now' | 'next') =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + (when === 'next' ? STEP_SECONDS : 0) });

function stepsOf(page: Page, t: Translate) {
  const button = (key: string, values?: Record<string, string>) =>
    page.getByRole('button', { name: t(key, values), exact: true });
  // The hidden tab stays in the document, with fields of the same names.
  const field = (key: string) => page.getByLabel(t(key), { exact: true }).filter({ visible: true });
  const dialog = page.getByRole('dialog');

  return {
    button,
    field,
    dialog,
    inDialog: (key: string) => dialog.getByRole('button', { name: t(key), exact: true }),
    /** Goes through the dashboard, as a person does. */
    openSettings: async (tab: 'profile' | 'security') => {
      await expect(page).toHaveURL(/\/userdashboard$/);
      await button('customer:menu').click();
      await page.getByRole('menuitem', { name: t('customer:settings'), exact: true }).click();
      await page.getByRole('tab', { name: t(`settings:tabs.${tab}`) }).click();
    },
    signIn: async (email: string, password: string) => {
      // Signing out already leads to this page.
      if (!page.url().endsWith('/signin')) await page.goto('/signin');
      await field('account:signIn.email').fill(email);
      await field('account:signIn.password').fill(password);
      await button('account:signIn.submit').click();
    },
  };
}

/** The same person at another device. */
async function otherDevice(browser: Browser, baseURL: string | undefined, email: string, t: Translate) {
  const page = await (await browser.newContext({ baseURL, locale: ARABIC })).newPage();
  await stepsOf(page, t).signIn(email, DEMO_PASSWORD);
  await expect(page).toHaveURL(/\/userdashboard$/);
  return page;
}

test.use({ locale: ARABIC });
const t = textsOf('ar');

test('a profile is saved, a device and a new password end other sessions, and the account is deleted', async ({
  page,
  browser,
  baseURL,
}) => {
  const { button, field, inDialog, dialog, openSettings, signIn } = stepsOf(page, t);
  // Registering opens a second session besides the one that signs in.
  const email = await register(page.request, 'settings');
  await signIn(email, DEMO_PASSWORD);
  await openSettings('profile');
  await field('account:person.firstName').fill('Nour');
  await button('settings:profile.save').click();
  await expectAlert(page, t('messages:profileSaved'));

  const other = await otherDevice(browser, baseURL, email, t);
  await page.goto(SECURITY);
  const devices = page.getByRole('list', { name: t('settings:sessions.title') }).getByRole('listitem');
  const present = devices.filter({ hasText: t('settings:sessions.current') });
  await expect(devices).toHaveCount(3);
  await devices.filter({ hasNot: present }).getByRole('button').first().click();
  await inDialog('settings:sessions.end').click();
  await expectAlert(page, t('messages:deviceSignedOut'));
  await expect(dialog).toBeHidden();
  await expect(devices).toHaveCount(2);
  await field('settings:password.current').fill(DEMO_PASSWORD);
  await field('settings:password.new').fill(NEW_PASSWORD);
  await field('settings:password.confirmation').fill(NEW_PASSWORD);
  await button('settings:password.submit').click();
  await expectAlert(page, t('messages:passwordChanged'));
  await expect(devices).toHaveCount(1);
  await other.goto(SECURITY);
  await expect(other).toHaveURL(/\/signin$/);

  await button('settings:delete.open').click();
  await field('settings:twoFactor.password').fill(NEW_PASSWORD);
  await inDialog('settings:delete.confirm').click();
  await expectAlert(page, t('messages:accountDeleted'));
  await expect(page).toHaveURL(/\/$/);
  await signIn(email, NEW_PASSWORD);
  await expect(page.getByRole('main').getByText(t('messages:loginFailed'), { exact: true })).toBeVisible();
});

test('two-factor is turned on, asked for, replaced by a recovery code once, and turned off', async ({ page }) => {
  const { button, field, dialog, inDialog, openSettings, signIn } = stepsOf(page, t);
  const email = await register(page.request, 'settings');
  await confirmEmail(page.request, email);
  await signIn(email, DEMO_PASSWORD);
  await openSettings('security');
  await button('settings:twoFactor.enable').click();
  await field('settings:twoFactor.password').fill(DEMO_PASSWORD);
  await inDialog('settings:twoFactor.continue').click();
  await expect(dialog.getByRole('img', { name: t('settings:twoFactor.qr') })).toBeVisible();
  // The secret is shown below the QR code in groups of four, for people without a camera.
  const key = dialog.getByText(/^([A-Z2-7]{4} ?)+$/);
  const distance = await key.evaluate((text) => {
    const words = document.createRange();
    words.selectNodeContents(text);
    return text.closest('p')!.getBoundingClientRect().right - words.getBoundingClientRect().right;
  });
  expect(distance, 'from where the page begins').toBeLessThan(1);
  const secret = (await key.innerText()).replaceAll(' ', '');
  await field('account:code.app').fill(codeOf(secret, 'now'));
  await inDialog('settings:twoFactor.confirm').click();
  const codes = dialog.getByRole('list', { name: t('settings:twoFactor.codesList') }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const starts = await codes.evaluateAll((all) => all.map((code) => code.getBoundingClientRect().left));
  expect(new Set(starts).size, 'columns, which ten codes fill').toBe(2);
  const [recoveryCode = '', otherRecoveryCode = ''] = await codes.allInnerTexts();
  await inDialog('settings:twoFactor.saved').click();
  await expect(page.getByText(t('settings:twoFactor.on'), { exact: true })).toBeVisible();

  const leave = async () => {
    await button('customer:menu').click();
    await page.getByRole('menuitem', { name: t('customer:logout') }).click();
    await expect(page).toHaveURL(/\/signin$/);
  };
  const recover = async () => {
    await leave();
    await signIn(email, DEMO_PASSWORD);
    await expect(field('account:code.app')).toBeVisible();
    await button('account:code.useRecovery').click();
    await field('account:code.recovery').fill(recoveryCode);
    await button('account:code.submit').click();
  };
  await recover();
  await expect(page).toHaveURL(/\/userdashboard$/);
  await recover();
  await expect(page.getByText(t('messages:codeIncorrect'), { exact: true })).toBeVisible();
  await button('account:code.useApp').click();
  await field('account:code.app').fill(codeOf(secret, 'next'));
  await button('account:code.submit').click();
  await openSettings('security');
  await button('settings:twoFactor.disable').click();
  await field('settings:twoFactor.password').fill(DEMO_PASSWORD);
  await field('account:code.app').fill(otherRecoveryCode);
  await inDialog('settings:twoFactor.disable').click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(t('settings:twoFactor.off'), { exact: true })).toBeVisible();
});
