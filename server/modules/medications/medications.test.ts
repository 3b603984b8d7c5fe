import { makeCategory } from '../../testing/makeMedication';
import { makeCity, makePharmacy } from '../../testing/makeUser';
import { openShop } from '../../testing/openShop';

const { app, shop, pills, make } = openShop();

describe('GET /api/medications/categories', () => {
  it('lists every category with what is on sale in it, everywhere, at one pharmacy or in one governorate', async () => {
    const [here, there] = [
      await makePharmacy(app.db),
      await makePharmacy(app.db, await makeCity(app.db, { governorate: 'Aswan', city: 'Aswan' })),
    ];
    const closed = await makePharmacy(app.db, { status: 'suspended' });
    const full = await makeCategory(app.db, { name: 'Full', nameAr: 'ممتلئ', icon: 'vitamins' });
    const empty = await makeCategory(app.db, { name: 'Empty', nameAr: 'فارغ' });
    for (const { id: pharmacyId } of [here, here, there, closed]) await make({ pharmacyId, categoryId: full.id });
    await make({ pharmacyId: here.id, categoryId: full.id, isListed: false });

    const countsAt = async (query: string) => {
      const { data } = (await app.call({ url: `/api/medications/categories${query}` })).json();
      return [full, empty].map(({ id }) => data.find((each: { id: number }) => each.id === id));
    };

    const fullCategory = { id: full.id, name: 'Full', name_ar: 'ممتلئ', icon: 'vitamins' };
    const emptyCategory = { id: empty.id, name: 'Empty', name_ar: 'فارغ', icon: 'default', total_medications: 0 };
    expect(await countsAt('')).toEqual([{ ...fullCategory, total_medications: 3 }, emptyCategory]);
    expect(await countsAt(`?pharmacy_id=${here.id}`)).toEqual([
      { ...fullCategory, total_medications: 2 },
      emptyCategory,
    ]);
    expect(await countsAt(`?governorate_id=${there.governorateId}`)).toEqual([
      { ...fullCategory, total_medications: 1 },
      emptyCategory,
    ]);
    expect(await countsAt(`?pharmacy_id=${closed.id}`)).toEqual([
      { ...fullCategory, total_medications: 0 },
      emptyCategory,
    ]);
  });
});

describe('GET /api/medications/:id', () => {
  it('answers everything that the page of a medication shows', async () => {
    const made = await make({
      name: 'Voltaren',
      nameAr: 'فولتارين',
      genericName: 'Diclofenac',
      genericNameAr: 'ديكلوفيناك',
      activeIngredients: 'Diclofenac sodium',
      manufacturer: 'Novartis',
      expiryDate: '2091-03-31',
      description: 'For pain',
      descriptionAr: 'للألم',
      dosage: 'One a day',
      dosageAr: 'قرص يوميًا',
      sideEffects: 'Nausea',
      sideEffectsAr: 'غثيان',
      price: 4000,
      stock: 3,
    });

    const response = await app.call({ url: `/api/medications/${made.id}` });

    expect(response.statusCode).toBe(200);
    expect(response.json().data).toEqual({
      id: made.id,
      name: 'Voltaren',
      name_ar: 'فولتارين',
      generic_name: 'Diclofenac',
      generic_name_ar: 'ديكلوفيناك',
      strength: null,
      dosage_form: null,
      prescription_required: false,
      price: 40,
      is_in_stock: true,
      available_quantity: 3,
      image: null,
      category_id: pills.id,
      category: { id: pills.id, name: 'Pain Relief', name_ar: 'مسكنات الألم', icon: 'pain-relief' },
      description: 'For pain',
      description_ar: 'للألم',
      pharmacy: {
        id: shop.id,
        name: 'Corner Pharmacy',
        name_ar: 'صيدلية الركن',
        governorate_id: shop.governorateId,
        governorate: { id: shop.governorateId, name: 'Cairo', name_ar: 'Cairo' },
        city: { id: expect.any(Number), name: 'Nasr City', name_ar: 'Nasr City' },
        is_delivery_available: true,
        delivery_fee: 30,
        free_delivery_threshold: 200,
        closed_until: null,
      },
      details: {
        active_ingredients: 'Diclofenac sodium',
        active_ingredients_ar: 'ديكلوفيناك (\u2068Diclofenac sodium\u2069)',
        expiry_date: '2091-03-31',
        manufacturer: 'Novartis',
      },
      usage_and_side_effects: {
        dosage: 'One a day',
        dosage_ar: 'قرص يوميًا',
        side_effects: 'Nausea',
        side_effects_ar: 'غثيان',
      },
    });
  });

  it('says out of stock', async () => {
    const { id } = await make({ stock: 0 });

    const { data } = (await app.call({ url: `/api/medications/${id}` })).json();

    expect(data).toMatchObject({ is_in_stock: false, available_quantity: 0 });
  });

  it.each([
    ['en', 'Medication not found'],
    ['ar', 'لم يتم العثور على الدواء'],
  ])('answers 404 in words where there is none (%s)', async (language, text) => {
    const response = await app.call({ url: '/api/medications/2147483647', headers: { 'accept-language': language } });

    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ success: false, message: text });
  });
});
