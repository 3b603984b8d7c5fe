import { and, isNotNull, isNull } from 'drizzle-orm';

import { users } from './schema';

/**
 * Users who may be written to, since they have confirmed their e-mail. Otherwise somebody could sign up with a stranger's e-mail, and we
 * would send mails to the stranger.
 */
export const isReachable = and(isNotNull(users.emailVerifiedAt), isNull(users.deletedAt));
