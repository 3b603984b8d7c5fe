import { message } from '@contract/messages';

import type { Database } from '../../db/database';
import { invalidField } from '../../errors';
import { findCities, findCity, findGovernorates } from './locations.repository';

export const listGovernorates = findGovernorates;
export const listCities = findCities;

/** Refuses a pair that no form offers; the database would, too, but without a word for the person. */
export async function assertCityOf(db: Database, place: { governorate_id: number; city_id: number }): Promise<void> {
  const city = await findCity(db, place.city_id);
  if (city?.governorateId !== place.governorate_id) throw invalidField('city_id', message('cityNotInGovernorate'));
}
