import { dayInCairo } from '@contract/cairoDay';
import { addDays } from '@contract/calendar';
import { toPiastres } from '@contract/money';

import type { medications } from '../db/schema';
import type { DemoProduct } from './products/product';
import type { Random } from './seedRandom';
import type { SeedRow } from './seedRows';

const HOUR_MS = 60 * 60 * 1000;
/** Prices are multiples of a quarter of a pound, as in shops. */
const PRICE_STEP = 25;

interface ListingPlan {
  id: number;
  pharmacyId: number;
  categoryId: number;
  product: DemoProduct;
  now: Date;
}

/** One medicine of one pharmacy: its price is near the usual one, it is mostly in stock, and it expires in half a year to three years. */
export function planListing(
  random: Random,
  { id, pharmacyId, categoryId, product, now }: ListingPlan,
): SeedRow<typeof medications> {
  const { form, picture, price, prescriptionRequired = false, ...texts } = product;
  const listedAt = new Date(now.getTime() - random.integer(1, 90 * 24) * HOUR_MS);
  return {
    id,
    pharmacyId,
    categoryId,
    ...texts,
    dosageForm: form,
    prescriptionRequired,
    image: `/images/medications/${picture}.svg`,
    expiryDate: addDays(dayInCairo(now), random.integer(180, 1_080)),
    price: Math.max(
      PRICE_STEP,
      Math.round((toPiastres(price) * (0.95 + 0.1 * random.fraction())) / PRICE_STEP) * PRICE_STEP,
    ),
    stock: planStock(random),
    createdAt: listedAt,
    updatedAt: listedAt,
  };
}

function planStock(random: Random): number {
  const fate = random.fraction();
  if (fate < 0.06) return 0;
  return fate < 0.15 ? random.integer(1, 5) : random.integer(6, 120);
}
