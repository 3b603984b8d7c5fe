import { expect, test } from './support/test';

test('a field keeps quiet until it has been touched, and a press on the button counts though its message would push that away', async ({
  page,
}) => {
  await page.goto('/forgetpassword');
  const email = page.getByLabel('Email', { exact: true });
  await email.click();
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  await email.fill('mona@');

  await page.getByRole('button', { name: 'Send Link' }).click({ position: { x: 20, y: 6 } });

  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription('Invalid email format');
  await expect(email).toBeFocused();
});
