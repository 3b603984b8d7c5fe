import { hash as digest } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

import { toLatinDigits } from '@contract/latinDigits';

/** Argon2id with the parameters that OWASP asks for; the library hashes on its own threads. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** What is verified where there is no account: made with the same parameters, so it takes the same time and never matches. */
const nobodysHash = hash(crypto.randomUUID(), ARGON2ID);

/** One password has many spellings in Unicode, and keyboards differ in which they send. */
const normalized = (password: string) => password.normalize('NFKC');

/** With Arabic digits as Latin ones: whoever types sees dots, and not which of them the keyboard sends. */
const folded = (password: string) => toLatinDigits(normalized(password));

export const hashPassword = (password: string): Promise<string> => hash(folded(password), ARGON2ID);

/** Takes the same time whether or not there is an account. A hash may be older than the folding of digits. */
export async function isPasswordOf(account: { passwordHash: string } | undefined, password: string): Promise<boolean> {
  const passwordHash = account?.passwordHash ?? (await nobodysHash);
  for (const spelling of new Set([folded(password), normalized(password)])) {
    if (await verify(passwordHash, spelling)) return account !== undefined;
  }
  return false;
}

/** Differs after every change of the password, even to the same one, since a hash has a salt. A fast hash will do for so random a text. */
export const passwordMarkOf = (passwordHash: string): string => digest('sha256', passwordHash, 'base64url');
