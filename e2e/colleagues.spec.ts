import { expectNoFaintColour, expectNoViolation } from './support/axe';
import { confirmEmail, linkIn } from './support/mails';
import { DEMO_PASSWORD, joinAsPharmacy } from './support/people';
import { expect, test } from './support/test';

const COLLEAGUES = '/pharmacydashboard/settingsdashboard?tab=colleagues';

test('a colleague is invited, joins, and is removed', async ({ page, browser }) => {
  const { email: managerEmail } = await joinAsPharmacy(page, 'manager');
  await confirmEmail(page.request, managerEmail);
  const email = `colleague.${Date.now()}@mail.example`;

  await page.goto(COLLEAGUES);
  await page.getByLabel('Email of your colleague').fill(email);
  await page.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(page.getByRole('list', { name: 'Pending invitations' })).toContainText(email);

  const other = await browser.newContext();
  const theirs = await other.newPage();
  await theirs.goto(await linkIn('colleague-invitation', email));
  await expect(theirs.getByText('Karnak Pharmacy invites you to its staff.')).toContainText(email);
  await expectNoViolation(theirs, '/join#…', 'light');
  await expectNoFaintColour(theirs, '/join#…', 'dark');
  await theirs.getByLabel('First name').fill('Omar');
  await theirs.getByLabel('Last name').fill('Hassan');
  await theirs.getByLabel('Position').fill('Night shift');
  await theirs.getByLabel('Phone number').fill('01012345678');
  await theirs.getByLabel('Male', { exact: true }).check();
  await theirs.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await theirs.getByLabel('Confirm password').fill(DEMO_PASSWORD);
  await theirs.getByLabel(/^I accept the terms/).check();
  await theirs.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(theirs).toHaveURL(/\/pharmacydashboard$/);

  await page.reload();
  await page.getByRole('button', { name: 'Remove Omar Hassan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Colleague removed')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Colleagues' })).not.toContainText('Omar');

  await theirs.goto(COLLEAGUES);
  await expect(theirs).toHaveURL(/\/signin$/);
  await other.close();
});
