import { linkIn } from './support/mails';
import { register } from './support/people';
import { expect, test } from './support/test';
import { ARABIC, textsOf } from './support/texts';

const NEW_PASSWORD = 'Even-str0nger!';

test.use({ locale: ARABIC });
const t = textsOf('ar');

test('a person who forgot the password gets back in by a link that works once', async ({ page, request }) => {
  const email = await register(request, 'forgot');
  const button = (key: string) => page.getByRole('button', { name: t(key), exact: true });

  await page.goto('/signin');
  await page.getByRole('link', { name: t('account:signIn.forgot') }).click();
  // The page before has a field of the same name, so wait until it is gone.
  await expect(page.getByRole('heading', { name: t('account:forgot.title') })).toBeVisible();
  await page.getByLabel(t('account:forgot.email')).fill(email);
  await button('account:forgot.submit').click();
  await expect(page.getByRole('group', { name: t('account:forgot.sentTitle') })).toBeFocused();

  const link = await linkIn('password-reset', email);
  const chooseNew = async () => {
    await page.goto(link);
    await page.getByLabel(t('account:reset.password')).fill(NEW_PASSWORD);
    await page.getByLabel(t('account:person.passwordConfirmation')).fill(NEW_PASSWORD);
    await button('account:reset.submit').click();
  };
  await chooseNew();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('account:reset.signIn'), exact: true })
    .click();
  await page.getByLabel(t('account:signIn.email')).fill(email);
  await page.getByLabel(t('account:signIn.password'), { exact: true }).fill(NEW_PASSWORD);
  await button('account:signIn.submit').click();
  await expect(page).toHaveURL(/\/userdashboard$/);
  await expect(page.getByRole('note')).toBeHidden();

  await chooseNew();
  await expect(page.getByRole('group', { name: t('account:link.overTitle') })).toBeFocused();
});

test('a new person confirms the e-mail', async ({ page, request }) => {
  const email = await register(request, 'new');

  await page.goto(await linkIn('email-verification', email));
  await page.getByRole('button', { name: t('account:verify.submit') }).click();

  await expect(page.getByRole('group', { name: t('account:verify.doneTitle') })).toContainText(email);
});
