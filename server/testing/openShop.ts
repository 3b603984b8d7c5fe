import type { medications } from '../db/schema';
import { makeCategory, makeMedication } from './makeMedication';
import { makePharmacy } from './makeUser';
import { startTestApp } from './testApp';

export type NewMedication = Partial<typeof medications.$inferInsert>;

/** The server with one pharmacy, "Corner Pharmacy", and one category, "Pain Relief": what is made stands there unless told. */
export async function openShop() {
  const app = await startTestApp();
  const shop = await makePharmacy(app.db, { name: 'Corner Pharmacy', nameAr: 'صيدلية الركن' });
  const pills = await makeCategory(app.db, { name: 'Pain Relief', nameAr: 'مسكنات الألم', icon: 'pain-relief' });

  return {
    app,
    shop,
    pills,
    make: (values: NewMedication) => makeMedication(app.db, { pharmacyId: shop.id, categoryId: pills.id, ...values }),
    /** The page that `GET /api/medications` answers to a query string. */
    list: async (query: string) => {
      const response = await app.call({ url: `/api/medications?${query}` });
      expect(response.statusCode).toBe(200);
      return response.json().data;
    },
  };
}
