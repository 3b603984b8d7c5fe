import { joinAddress } from '@contract/addressLine';

import type { Database } from '../db/database';
import { findPlaces, type Place } from '../modules/locations/locations.service';

export interface Places {
  all: readonly Place[];
  of: (governorate: string, city: string) => Place;
}

/** Every city of the database. `of` finds one by its English name and that of its governorate. */
export async function loadPlaces(db: Database): Promise<Places> {
  const all = await findPlaces(db);
  const of = (governorate: string, city: string) => {
    const place = all.find((each) => each.governorate === governorate && each.city === city);
    if (!place) throw new Error(`There is no city ${city} in ${governorate}`);
    return place;
  };
  return { all, of };
}

interface Recipient {
  name: string;
  address: string;
}

/** An address in one line, as an order stores it. */
export const addressLine = ({ name, address }: Recipient, { city, governorate }: Place) =>
  joinAddress([name, address, city, governorate], 'en');

export const addressLineAr = ({ name, address }: Recipient, { cityAr, governorateAr }: Place) =>
  joinAddress([name, address, cityAr, governorateAr], 'ar');
