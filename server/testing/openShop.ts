import type { medications, pharmacies } from '../db/schema';
import { makeCategory, makeMedication } from './makeMedication';
import { makePharmacy } from './makeUser';
import { testApp } from './testApp';

export type NewMedication = Partial<typeof medications.$inferInsert>;

/**
 * Call once in a test file: the app with one pharmacy, "Corner Pharmacy", and one category, "Pain Relief". By default, medications belong
 * to these.
 */
export function openShop() {
  const app = testApp();
  const shop = {} as typeof pharmacies.$inferSelect;
  const pills = {} as Awaited<ReturnType<typeof makeCategory>>;

  beforeAll(async () => {
    Object.assign(shop, await makePharmacy(app.db, { name: 'Corner Pharmacy', nameAr: 'صيدلية الركن' }));
    const painRelief = { name: 'Pain Relief', nameAr: 'مسكنات الألم', icon: 'pain-relief' } as const;
    Object.assign(pills, await makeCategory(app.db, painRelief));
  });

  return {
    app,
    shop,
    pills,
    make: (values: NewMedication) => makeMedication(app.db, { pharmacyId: shop.id, categoryId: pills.id, ...values }),
    /** The page that `GET /api/medications` answers for a query string. */
    list: async (query: string) => {
      const response = await app.call({ url: `/api/medications?${query}` });
      expect(response.statusCode).toBe(200);
      return response.json().data;
    },
  };
}
