import { sql } from 'drizzle-orm';

import { orders, users } from './schema';

/**
 * Whether the order was placed by somebody else than the present owner of the account: a person may have signed up with a mistyped e-mail,
 * whose owner has claimed it since.
 */
export const isOfFormerOwner = sql<boolean>`exists (
  select from ${users} where ${users.id} = ${orders.userId} and ${orders.createdAt} < ${users.handedOverAt}
)`;
