import type { Database } from '../db/database';
import { medicationCategories, medications } from '../db/schema';
import { planListing } from './planListing';
import type { Listing } from './planOrder';
import { PRODUCTS } from './products';
import type { DemoProduct } from './products/product';
import type { Random } from './seedRandom';
import { reserveIds, seedRows } from './seedRows';

export interface CatalogueEntry {
  categoryId: number;
  product: DemoProduct;
}

/** Every product with the id of its category. */
export async function loadCatalogue(db: Database): Promise<CatalogueEntry[]> {
  const categories = await db
    .select({ id: medicationCategories.id, name: medicationCategories.name })
    .from(medicationCategories);
  const shelves: Partial<Record<string, readonly DemoProduct[]>> = PRODUCTS;
  return categories.flatMap(({ id, name }) => (shelves[name] ?? []).map((product) => ({ categoryId: id, product })));
}

interface Options {
  random: Random;
  pharmacyIds: readonly number[];
  now: Date;
}

/** Adds every product to one to five pharmacies. Returns what each pharmacy sells. */
export async function seedListings(
  db: Database,
  { random, pharmacyIds, now }: Options,
): Promise<Map<number, Listing[]>> {
  const catalogue = await loadCatalogue(db);
  const offers = catalogue.flatMap((entry) =>
    random.sample(pharmacyIds, random.integer(1, 5)).map((pharmacyId) => ({ ...entry, pharmacyId })),
  );
  const ids = await reserveIds(db, medications, offers.length);
  const rows = offers.map((offer, index) => planListing(random, { ...offer, id: ids[index] ?? 0, now }));
  await seedRows(db, medications, rows);
  return listingsByPharmacy(rows);
}

/** What an order needs to know of the listings that were just inserted, by pharmacy. */
export function listingsByPharmacy(rows: readonly ReturnType<typeof planListing>[]): Map<number, Listing[]> {
  const byPharmacy = new Map<number, Listing[]>();
  for (const {
    id = 0,
    pharmacyId,
    name,
    nameAr,
    strength = null,
    dosageForm = null,
    image = null,
    price,
    ...row
  } of rows) {
    const shelf = byPharmacy.get(pharmacyId) ?? [];
    const { prescriptionRequired = false } = row;
    shelf.push({ id, name, nameAr, strength, dosageForm, prescriptionRequired, image, price });
    byPharmacy.set(pharmacyId, shelf);
  }
  return byPharmacy;
}
