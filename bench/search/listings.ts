import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';

import type { Database } from '../../server/db/database';
import { cities, governorates, medicationCategories, medications, pharmacies } from '../../server/db/schema';
import { seedRows } from '../../server/demo/seedRows';
import { StartError } from '../../server/startError';

/** One real listing, as the judge looks at it. */
export interface Listing {
  name: string;
  nameAr: string;
  genericName: string;
  activeIngredients: string;
  strength: string;
  dosageForm: string;
}

const FILE = 'medications.csv';
const NEVER_LISTED = ['narcotic', 'illegal_import', 'cancelled', 'hospitals_only'];

/** Reads the listings that may be sold. The file is not part of the project. */
export function readListings(folder: string | undefined): Listing[] {
  const file = folder === undefined ? undefined : join(folder, FILE);
  if (!file || !existsSync(file)) {
    throw new StartError(`Say with --data FOLDER, or in DATA_FOLDER, which folder holds ${FILE}`);
  }
  type Row = Partial<Record<string, string>>;
  const { data: rows } = Papa.parse<Row>(readFileSync(file, 'utf8'), { header: true, skipEmptyLines: true });
  return rows
    .filter(({ status_flags = '' }) => !status_flags.split('|').some((flag) => NEVER_LISTED.includes(flag)))
    .map((row) => ({
      name: row.name ?? '',
      nameAr: row.name_ar ?? '',
      genericName: (row.generic_name ?? '').slice(0, 200),
      activeIngredients: row.active_ingredients ?? '',
      strength: row.strength ?? '',
      dosageForm: row.form ?? '',
    }));
}

/** Adds all listings to one pharmacy. The id of each is its position in the list, counted from 1. */
export async function loadListings(db: Database, listings: readonly Listing[]): Promise<void> {
  const place = { name: 'Here', nameAr: 'هنا' };
  await db.insert(governorates).values(place);
  await db.insert(cities).values({ ...place, governorateId: 1 });
  await db.insert(medicationCategories).values(place);
  await db.insert(pharmacies).values({
    ...place,
    status: 'approved',
    phone: '+201012345678',
    address: 'Here',
    governorateId: 1,
    cityId: 1,
    postalCode: '11765',
    openingTime: '09:00',
    closingTime: '22:00',
    workingDays: ['saturday'],
    isDeliveryAvailable: true,
  });
  const shelf = { pharmacyId: 1, categoryId: 1, price: 100, stock: 1, lowStockAlert: 10, isListed: true };
  const now = new Date();
  const rows = listings.map((listing, index) => ({
    ...shelf,
    ...listing,
    id: index + 1,
    createdAt: now,
    updatedAt: now,
  }));
  await seedRows(db, medications, rows);
}
