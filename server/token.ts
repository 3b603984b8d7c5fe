import { hash, randomBytes } from 'node:crypto';

const BYTES = 32;

/** A secret for one person. The database stores only its hash. */
export const makeToken = (): string => randomBytes(BYTES).toString('base64url');

/** A fast hash is enough, since a random token cannot be guessed. */
export const hashOfToken = (token: string): string => hash('sha256', token);
