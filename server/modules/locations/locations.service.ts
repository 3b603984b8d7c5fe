import { message } from '@contract/messages';

import type { Database } from '../../db/database';
import { invalidField } from '../../errors';
import { findPlace } from './locations.repository';

export { findCities, findGovernorates, findPlace, findPlaces, type Place } from './locations.repository';

/** Refuses a city of another governorate, which no form offers. The database would refuse it, too, but without a message for the person. */
export async function assertCityOf(db: Database, place: { governorate_id: number; city_id: number }): Promise<void> {
  const city = await findPlace(db, place.city_id);
  if (city?.governorateId !== place.governorate_id) throw invalidField('city_id', message('cityNotInGovernorate'));
}
