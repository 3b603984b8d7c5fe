import { sql } from 'drizzle-orm';

import { orders, users } from './schema';

/** Whether whoever placed the order is not who has the account now: they may have mistyped the e-mail of somebody else. */
export const isOfFormerOwner = sql<boolean>`exists (
  select from ${users} where ${users.id} = ${orders.userId} and ${orders.createdAt} < ${users.handedOverAt}
)`;
