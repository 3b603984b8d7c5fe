import { asc, eq } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { named } from '../../db/named';
import { cities, governorates } from '../../db/schema';

export const findGovernorates = (db: Database) =>
  db.select(named(governorates)).from(governorates).orderBy(asc(governorates.id));

export const findCities = (db: Database, governorateId: number) =>
  db
    .select(named(cities))
    .from(cities)
    .where(eq(cities.governorateId, governorateId))
    .orderBy(asc(cities.name), asc(cities.id));

export async function findCity(db: Database, id: number) {
  const [city] = await db.select({ governorateId: cities.governorateId }).from(cities).where(eq(cities.id, id));
  return city;
}
