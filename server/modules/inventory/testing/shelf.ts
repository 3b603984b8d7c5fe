import type { Product } from '@contract/wire/product';

import type { Session } from '../../../plugins/session';
import { makeCategory } from '../../../testing/makeMedication';
import { readAllRowsButAttempts } from '../../../testing/readAllRows';
import { shoppingIn } from '../../../testing/shopping';
import type { TestApp } from '../../../testing/testApp';

type Parts = { headers?: Record<string, string>; payload: object | Buffer };

/** What a pharmacy can do with its products. */
export async function shelfIn(test: TestApp) {
  const categoryId = (await makeCategory(test.db)).id;

  return {
    categoryId,
    shop: shoppingIn(test),

    create: (as: Session, parts: Parts) => test.call({ method: 'POST', url: '/api/medications/create', as, ...parts }),
    update: (as: Session, id: number, parts: Parts) =>
      test.call({ method: 'POST', url: `/api/medications/${id}/update`, as, ...parts }),

    fullOf: async (as: Session, id: number) =>
      (await test.call({ url: `/api/pharmacy/medications/${id}`, as })).json().data as Product,
    bookOf: async (id: number, as: Session) =>
      (await test.call({ url: `/api/medications/${id}/stock-movements`, as })).json().data.data as { change: number }[],
    stored: () => readAllRowsButAttempts(test.db),

    input: (overrides: object = {}) => ({
      name: 'Panadol Extra',
      name_ar: 'بنادول إكسترا',
      category_id: categoryId,
      generic_name: 'Paracetamol / Caffeine',
      generic_name_ar: 'باراسيتامول',
      active_ingredients: 'Paracetamol 500 mg',
      strength: '500 mg',
      dosage_form: 'tablet',
      manufacturer: 'GSK',
      dosage: '1 to 2 tablets',
      dosage_ar: 'قرص أو قرصان',
      side_effects: 'Rarely, a rash',
      side_effects_ar: 'نادرًا طفح جلدي',
      description: 'Against headache',
      description_ar: 'للصداع',
      price: 45.5,
      stock: 20,
      lowStockAlert: 5,
      expiry_date: '2091-04-30',
      ...overrides,
    }),

    /** The fields that the form of the spec sends. */
    formFields: () => ({
      name: 'Otrivin',
      category_id: String(categoryId),
      generic_name: 'Xylometazoline',
      expiry_date: '',
      price: '30.25',
      stock: '4',
      lowStockAlert: '2',
      description: '',
    }),
  };
}
