import { hash, randomBytes } from 'node:crypto';

const BYTES = 32;

/** A secret that one person is given; the database keeps its hash alone. */
export const makeToken = (): string => randomBytes(BYTES).toString('base64url');

/** A fast hash will do: a random token cannot be guessed. */
export const hashOfToken = (token: string): string => hash('sha256', token);
