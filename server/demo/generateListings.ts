import { medications } from '../db/schema';
import type { EmptyShop } from './generatePharmacies';
import type { GeneratorContext } from './generatorContext';
import { planListing } from './planListing';
import type { Shop } from './planOrder';
import type { DemoProduct } from './products/product';
import { listingsByPharmacy, loadCatalogue } from './seedListings';
import type { Random } from './seedRandom';
import { reserveIds, seedRows } from './seedRows';

const BATCH = 5_000;

const LINES = [
  ['', ''],
  ['Plus', 'بلس'],
  ['Forte', 'فورت'],
  ['Extra', 'إكسترا'],
  ['Max', 'ماكس'],
  ['Advance', 'أدفانس'],
  ['Retard', 'ريتارد'],
  ['Duo', 'ديو'],
  ['Neo', 'نيو'],
  ['Care', 'كير'],
] as const;
const PACKS = [1, 2, 3, 5, 6, 10];

/** Gives all pharmacies about as many variants of the catalogue's medicines. */
export async function generateListings(
  { db, random, now, report }: GeneratorContext,
  shops: readonly EmptyShop[],
  count: number,
): Promise<Shop[]> {
  const catalogue = await loadCatalogue(db);
  const shelves = new Map<number, Shop['listings']>();

  for (let start = 0; start < count && shops.length > 0; start += BATCH) {
    const ids = await reserveIds(db, medications, Math.min(BATCH, count - start));
    const rows = ids.map((id, index) => {
      const { categoryId, product } = random.pick(catalogue);
      const pharmacyId = shops[(start + index) % shops.length]?.id ?? 0;
      return planListing(random, { id, pharmacyId, categoryId, product: variantOf(random, product), now });
    });
    await seedRows(db, medications, rows);
    for (const [pharmacyId, more] of listingsByPharmacy(rows)) {
      shelves.set(pharmacyId, [...(shelves.get(pharmacyId) ?? []), ...more]);
    }
    report({ what: 'medications', done: start + ids.length, of: count });
  }
  return shops
    .map((shop) => ({ ...shop, listings: shelves.get(shop.id) ?? [] }))
    .filter(({ listings }) => listings.length > 0);
}

/** The same substance as another line of the brand, in another pack. */
function variantOf(random: Random, product: DemoProduct): DemoProduct {
  const [line, lineAr] = random.pick(LINES);
  const pack = random.pick(PACKS);
  const words = (...parts: string[]) => parts.filter(Boolean).join(' ');
  return {
    ...product,
    name: words(product.name, line, pack > 1 ? `× ${pack}` : ''),
    nameAr: words(product.nameAr, lineAr, pack > 1 ? `× ${pack}` : ''),
    price: product.price * pack * (0.7 + 0.6 * random.fraction()),
  };
}
