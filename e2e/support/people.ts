import type { APIRequestContext } from '@playwright/test';

/** The password of every demo account; the README names it. */
export const DEMO_PASSWORD = 'Dawaya#2026';

/** The two demo pharmacies of the journeys: the first delivers. */
export const PHARMACIES = [
  { name: 'Bostan El Afia Pharmacy', email: 'bostan-el-afia@dawaya.example' },
  { name: 'Zahret El Nada Pharmacy', email: 'zahret-el-nada@dawaya.example' },
] as const;

export interface Listing {
  id: number;
  name: string;
  name_ar: string;
  pharmacy: { id: number; name: string; name_ar: string };
}

/** A medicine that this pharmacy can sell right now, and enough of it. */
export async function somethingInStock(request: APIRequestContext, pharmacyName: string): Promise<Listing> {
  const { data: found } = (await (
    await request.get('/api/pharmacies', { params: { q: pharmacyName } })
  ).json()) as Listings;
  const pharmacy = found.data.find(({ name }) => name === pharmacyName);
  if (!pharmacy) throw new Error(`The demo has no ${pharmacyName}`);
  const params = { pharmacy_id: pharmacy.id, in_stock: true, paginate: 100 };
  const { data: shelf } = (await (await request.get('/api/medications', { params })).json()) as Listings;
  const listing = shelf.data.find(({ available_quantity }) => available_quantity === 10);
  if (!listing) throw new Error(`${pharmacyName} has nothing in stock`);
  return listing;
}

interface Listings {
  data: { data: (Listing & { available_quantity: number })[] };
}
