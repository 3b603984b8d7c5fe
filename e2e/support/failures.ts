import type { Page } from '@playwright/test';

import { expectKept, fillIn, openForm } from './forms';
import { expect } from './test';

/** A dead server behind a proxy: no words of ours, so the screen has to find its own. */
export const fail = (page: Page, call: string, status = 500) =>
  page.route(`**/api/${call}`, (route) => route.fulfill({ status, contentType: 'text/html', body: '<h1>Bad</h1>' }));

/** The server's own no, in its envelope. */
export const refuse = (page: Page, call: string, status: number, body: { message: string; [field: string]: unknown }) =>
  page.route(`**/api/${call}`, (route) => route.fulfill({ status, json: { success: false, ...body } }));

export const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name }).first();

/** Goes on as a link does, without a new document. */
export const follow = (page: Page, path: string) =>
  page.evaluate((url) => {
    history.pushState(null, '', url);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** What the server has drawn already is not asked for again: this comes from another screen. */
export async function goOn(page: Page, path: string) {
  await page.goto('/signin');
  await expect(page.getByLabel('Email', { exact: true })).toBeEnabled();
  await follow(page, path);
}

export interface Reading {
  path: string;
  call: string;
  says: string;
}

/** The screen says what failed, and has it after another try. */
export async function expectFailure(
  page: Page,
  { path, call, says }: Reading,
  open: (page: Page, path: string) => Promise<unknown>,
) {
  await fail(page, call);
  await open(page, path);
  await expect.soft(alert(page, says), `${call} of ${path}`).toBeVisible();

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await alert(page, says).getByRole('button', { name: 'Try Again' }).click();
  await expect.soft(alert(page, says), `${call} of ${path}, tried again`).toBeHidden();
}

export interface Sending {
  path: string;
  opener?: string;
  typed: Record<string, string>;
  submit: string;
  call: string;
  says: string;
}

/** The screen says why the form could not be sent, and everything typed is still there. */
export async function expectKeptByFailure(page: Page, { path, opener, typed, submit, call, says }: Sending) {
  await fail(page, call);
  await openForm(page, { path, opener });
  await fillIn(page, page, typed);
  await button(page, submit).click();
  await expect.soft(alert(page, says).first(), `${submit} of ${path}`).toBeVisible();
  await expectKept(page, typed);
}

export interface Action {
  path: string;
  press: string | RegExp;
  /** The button of the question that comes first. */
  confirm?: string;
  call: string;
  says: string;
}

export async function expectUndone(page: Page, { path, press, confirm, call, says }: Action) {
  await fail(page, call);
  await page.goto(path);
  await button(page, press).click();
  if (confirm) await page.getByRole('dialog').getByRole('button', { name: confirm, exact: true }).click();
  await expect.soft(alert(page, says), `${call} of ${path}`).toBeVisible();
}
