import { hash as digest } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

import { toLatinDigits } from '@contract/latinDigits';

/** Argon2id with the parameters that OWASP recommends. The library hashes on its own threads. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Verified if there is no account: it never matches, and takes the same time since its parameters are the same. */
const nobodysHash = hash(crypto.randomUUID(), ARGON2ID);

/** Unicode can write one password in several ways, and keyboards differ in which of them they send. */
const normalized = (password: string) => password.normalize('NFKC');

/** Turns Arabic digits into Latin ones: people see dots and cannot tell which digits their keyboard sends. */
const folded = (password: string) => toLatinDigits(normalized(password));

export const hashPassword = (password: string): Promise<string> => hash(folded(password), ARGON2ID);

/** Takes the same time whether or not there is an account. Tries both spellings, since a hash may be older than the folding of digits. */
export async function isPasswordOf(account: { passwordHash: string } | undefined, password: string): Promise<boolean> {
  const passwordHash = account?.passwordHash ?? (await nobodysHash);
  for (const spelling of new Set([folded(password), normalized(password)])) {
    if (await verify(passwordHash, spelling)) return account !== undefined;
  }
  return false;
}

/** Changes with every new password, even an equal one, since the hash has a salt. A fast hash is enough for so random a text. */
export const passwordMarkOf = (passwordHash: string): string => digest('sha256', passwordHash, 'base64url');
