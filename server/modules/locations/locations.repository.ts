import { asc, eq, type SQL } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { idAndNames } from '../../db/idAndNames';
import { cities, governorates } from '../../db/schema';

export const findGovernorates = (db: Database) =>
  db.select(idAndNames(governorates)).from(governorates).orderBy(asc(governorates.id));

export const findCities = (db: Database, governorateId: number) =>
  db
    .select(idAndNames(cities))
    .from(cities)
    .where(eq(cities.governorateId, governorateId))
    .orderBy(asc(cities.name), asc(cities.id));

const selectPlaces = (db: Database, wanted?: SQL) =>
  db
    .select({
      cityId: cities.id,
      city: cities.name,
      cityAr: cities.nameAr,
      governorateId: cities.governorateId,
      governorate: governorates.name,
      governorateAr: governorates.nameAr,
    })
    .from(cities)
    .innerJoin(governorates, eq(governorates.id, cities.governorateId))
    .where(wanted)
    .orderBy(asc(governorates.name), asc(cities.name), asc(cities.id));

/** Every city with its governorate. */
export const findPlaces = (db: Database) => selectPlaces(db);

export type Place = Awaited<ReturnType<typeof selectPlaces>>[number];

export async function findPlace(db: Database, cityId: number): Promise<Place | undefined> {
  const [place] = await selectPlaces(db, eq(cities.id, cityId));
  return place;
}
