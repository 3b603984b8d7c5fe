import type { Locator, Page } from '@playwright/test';

import { expect } from './test';

/** One way to get a form wrong. Fields go by their labels; a select takes the name of an option. */
export interface Attempt {
  typed?: Record<string, string>;
  /** What stands at which field after sending. */
  says: Record<string, string>;
}

export interface Form {
  path: string;
  submit: string;
  /** Pressed first, where the form is not there yet. */
  opener?: string;
  attempts: readonly Attempt[];
}

/** A whole page, or the part of it that a form stands in. */
type Scope = Page | Locator;

/** A text of so many characters. */
export const long = (length: number) => 'x'.repeat(length);

export const TOO_LONG_EMAIL = `${long(250)}@example.com`;

/** Beside what is wrong with a phone stands what a right one looks like. */
export const withPhoneExample = (text: string) => `${text} An Egyptian mobile number, such as 01012345678`;

const WEAK_PASSWORD =
  'Password must be at least 8 characters and include an uppercase letter, a lowercase letter, a number and a special character';

/** How the pair of fields for a new password is got wrong. */
export const newPasswordAttempts = (password: string, confirmation: string): Attempt[] => [
  {
    typed: { [password]: 'password', [confirmation]: 'Passw0rd!' },
    says: { [password]: WEAK_PASSWORD, [confirmation]: 'Passwords must match' },
  },
  {
    typed: { [password]: `Aa1!${long(125)}` },
    says: { [password]: 'Password must be at most 128 characters' },
  },
];

/** The form of both dashboards for a new password in the place of the old one. */
export const CHANGED_PASSWORD: Omit<Form, 'path'> = {
  submit: 'Change Password',
  attempts: [
    {
      says: {
        'Current password': 'Current password is required',
        'New password': 'Password is required',
        'Confirm new password': 'Confirm password is required',
      },
    },
    ...newPasswordAttempts('New password', 'Confirm new password'),
  ],
};

export async function expectMessages(scope: Scope, says: Attempt['says']) {
  for (const [label, text] of Object.entries(says)) {
    const field = fieldOf(scope, label);
    await expect.soft(field, label).toHaveAttribute('aria-invalid', 'true');
    await expect.soft(field, label).toHaveAccessibleDescription(text);
  }
}

type Kind = 'text' | 'choice' | 'tick';

const kindOf = (field: Locator) =>
  field.evaluate((element): Kind => {
    if (element.getAttribute('role') === 'combobox') return 'choice';
    return element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type) ? 'tick' : 'text';
  });

const fieldOf = (scope: Scope, label: string) => scope.getByLabel(label, { exact: true });

/** Fills in the fields in their order; what is to be ticked is ticked whatever its value. */
export async function fillIn(page: Page, scope: Scope, typed: Record<string, string>) {
  for (const [label, value] of Object.entries(typed)) {
    const field = fieldOf(scope, label);
    const kind = await kindOf(field);
    if (kind === 'text') await field.fill(value);
    if (kind === 'tick') await field.check();
    if (kind === 'choice') {
      await field.click();
      await page.getByRole('option', { name: value, exact: true }).click();
    }
  }
}

export async function expectKept(scope: Scope, typed: Record<string, string>) {
  for (const [label, value] of Object.entries(typed)) {
    const field = fieldOf(scope, label);
    const kind = await kindOf(field);
    if (kind === 'text') await expect.soft(field, label).toHaveValue(value);
    if (kind === 'tick') await expect.soft(field, label).toBeChecked();
    if (kind === 'choice') await expect.soft(field, label).toHaveText(value);
  }
}

/** Sends the form wrong in every way; each time the fields say so. The page stays where it is: nothing has been sent. */
export async function expectRefusals(page: Page, scope: Scope, { submit, attempts }: Omit<Form, 'path'>) {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  for (const { typed = {}, says } of attempts) {
    await fillIn(page, scope, typed);
    await scope.getByRole('button', { name: submit, exact: true }).click();
    await expectMessages(scope, says);
  }
  expect(sent).toEqual([]);
}

export async function openForm(page: Page, { path, opener }: Pick<Form, 'path' | 'opener'>) {
  await page.goto(path);
  if (opener) await page.getByRole('main').getByRole('button', { name: opener, exact: true }).first().click();
}
