import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';

import { expect } from './test';

/** The link in the mail of a kind to this address; without a mail server each mail is a file. */
export async function linkIn(kind: string, email: string): Promise<string> {
  const folder = join(process.env.SERVER_DATA ?? '', 'mail');
  let link = '';
  await expect(async () => {
    const files = (await readdir(folder)).filter((file) => file.endsWith(`-${kind}.eml`));
    const mails = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
    const mail = mails.find((each) => each.includes(`To: ${email}`)) ?? '';
    link = /^http\S+#\S+$/m.exec(mail)?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  return link;
}

/** Follows the link in the first mail. */
export async function confirmEmail(request: APIRequestContext, email: string) {
  const [, token] = (await linkIn('email-verification', email)).split('#');
  expect((await request.post('/api/auth/verify-email', { data: { token } })).ok()).toBe(true);
}
