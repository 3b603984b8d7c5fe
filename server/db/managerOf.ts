import { aliasedTable, type Column, sql } from 'drizzle-orm';

import { pharmacyStaff } from './schema';

const staff = aliasedTable(pharmacyStaff, 'staff_of_same');

/** The user who manages the pharmacy with this id: the first of its staff, who registered it (docs/decisions/0039). */
export const managerOf = (pharmacyId: Column | number) =>
  sql<
    number | null
  >`(select min(${staff.userId}) from ${pharmacyStaff} as ${staff} where ${staff.pharmacyId} = ${pharmacyId})`;
