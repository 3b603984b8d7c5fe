import { hash } from 'node:crypto';

import { FINGERPRINT_LENGTH } from '@contract/cart';

/** Changes with any part of `seen`: a client that sends it back proves which version it saw, such as the cart whose order it confirms. */
export const fingerprint = (seen: unknown): string =>
  hash('sha1', JSON.stringify(seen), 'base64url').slice(0, FINGERPRINT_LENGTH);
