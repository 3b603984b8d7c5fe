import { createHash } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the parameters that OWASP asks for; the library hashes on its own threads. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** What is verified where there is no account: made with the same parameters, so it takes the same time and never matches. */
const nobodysHash = hash(crypto.randomUUID(), ARGON2ID);

/** One password has many spellings in Unicode, and keyboards differ in which they send. */
const normalized = (password: string) => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> => hash(normalized(password), ARGON2ID);

/** Takes the same time whether or not there is an account. */
export async function isPasswordOf(account: { passwordHash: string } | undefined, password: string): Promise<boolean> {
  const isRight = await verify(account?.passwordHash ?? (await nobodysHash), normalized(password));
  return isRight && account !== undefined;
}

/** Another one with each new password, even where that is spelt as before. Too random a text for a slow hash. */
export const passwordMarkOf = (passwordHash: string): string =>
  createHash('sha256').update(passwordHash).digest('base64url');
