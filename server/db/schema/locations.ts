import { integer, pgTable, unique, varchar } from 'drizzle-orm/pg-core';

import { LIMITS } from '@contract/limits';

import { identity, nameSounds } from './columns';

export const governorates = pgTable('governorates', {
  id: identity(),
  name: varchar({ length: LIMITS.name }).notNull().unique('governorates_name_key'),
  nameAr: varchar({ length: LIMITS.name }).notNull(),
  nameSounds: nameSounds(),
});

export const cities = pgTable(
  'cities',
  {
    id: identity(),
    governorateId: integer()
      .notNull()
      .references(() => governorates.id),
    name: varchar({ length: LIMITS.name }).notNull(),
    nameAr: varchar({ length: LIMITS.name }).notNull(),
    nameSounds: nameSounds(),
  },
  (table) => [
    unique('cities_governorate_id_name_key').on(table.governorateId, table.name),
    // The target of foreign keys on (city, governorate), so that no row can combine a city with the wrong governorate.
    unique('cities_id_governorate_id_key').on(table.id, table.governorateId),
  ],
);
