import { message } from '@contract/messages';

import type { Database } from '../../db/database';
import { invalidField } from '../../errors';
import { findCities, findGovernorates, findPlace, findPlaces, type FoundPlace } from './locations.repository';

export const listGovernorates = findGovernorates;
export const listCities = findCities;

/** Every city with its governorate. */
export const listPlaces = findPlaces;
/** Undefined where there is no such city. */
export const readPlace = findPlace;
export type Place = FoundPlace;

/** Refuses a pair that no form offers; the database would, too, but without a word for the person. */
export async function assertCityOf(db: Database, place: { governorate_id: number; city_id: number }): Promise<void> {
  const city = await findPlace(db, place.city_id);
  if (city?.governorateId !== place.governorate_id) throw invalidField('city_id', message('cityNotInGovernorate'));
}
