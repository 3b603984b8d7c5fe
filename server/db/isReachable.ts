import { and, isNotNull, isNull } from 'drizzle-orm';

import { users } from './schema';

/** Whoever may be written to: they have proven the e-mail. Else whoever joined with a stranger's could write to them through us. */
export const isReachable = and(isNotNull(users.emailVerifiedAt), isNull(users.deletedAt));
