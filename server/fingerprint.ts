import { hash } from 'node:crypto';

import { FINGERPRINT_LENGTH } from '@contract/cart';

/** Another one as soon as anything of what was seen is another: a call that names it agrees to nothing else. */
export const fingerprint = (seen: unknown): string =>
  hash('sha1', JSON.stringify(seen), 'base64url').slice(0, FINGERPRINT_LENGTH);
