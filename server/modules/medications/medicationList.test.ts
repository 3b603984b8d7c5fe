import { eq } from 'drizzle-orm';

import { medications, pharmacies } from '../../db/schema';
import { insertMany } from '../../testing/insertMany';
import { makeCategory, makeMedication } from '../../testing/makeMedication';
import { makeCity, makePharmacy } from '../../testing/makeUser';
import { openShop } from '../../testing/openShop';

const { app, shop, make, list } = openShop();

const namesOf = (page: { data: { name: string }[] }) => page.data.map(({ name }) => name);

describe('GET /api/medications', () => {
  it('answers a card as the contract shapes it, without what is the affair of the pharmacy alone', async () => {
    const { id: categoryId } = await makeCategory(app.db, { name: 'Shapes', nameAr: 'أشكال', icon: 'heart' });
    const made = await make({
      categoryId,
      name: 'Concor',
      nameAr: 'كونكور',
      genericName: 'Bisoprolol',
      genericNameAr: 'بيسوبرولول',
      strength: '5 mg',
      dosageForm: 'tablets',
      price: 5575,
      stock: 37,
      image: '/images/medications/tablets-heart.svg',
    });

    const page = await list(`category_id=${categoryId}`);

    expect(page).toEqual({
      current_page: 1,
      last_page: 1,
      per_page: 12,
      total: 1,
      only_alike: false,
      suits_child: null,
      links: [
        { label: 'previous', url: null, active: false },
        { label: '1', url: expect.stringContaining(`category_id=${categoryId}`), active: true },
        { label: 'next', url: null, active: false },
      ],
      data: [
        {
          id: made.id,
          name: 'Concor',
          name_ar: 'كونكور',
          generic_name: 'Bisoprolol',
          generic_name_ar: 'بيسوبرولول',
          strength: '5 mg',
          dosage_form: 'tablets',
          price: 55.75,
          is_in_stock: true,
          available_quantity: 10,
          image: '/images/medications/tablets-heart.svg',
          category_id: categoryId,
          category: { id: categoryId, name: 'Shapes', name_ar: 'أشكال', icon: 'heart' },
          pharmacy: {
            id: shop.id,
            name: 'Corner Pharmacy',
            name_ar: 'صيدلية الركن',
            governorate_id: shop.governorateId,
            is_delivery_available: shop.isDeliveryAvailable,
            delivery_fee: 30,
            free_delivery_threshold: 200,
            closed_until: null,
          },
        },
      ],
    });
  });

  it('compares the offers of one product alone: no other strength, form or name', async () => {
    const brufen = { name: 'Brufen 600', nameAr: 'بروفين 600', strength: '600 mg', dosageForm: 'tablet' };
    const asked = await make({ ...brufen, price: 3000 });
    const { id: elsewhere } = await makePharmacy(app.db);
    const there = await make({ ...brufen, pharmacyId: elsewhere, name: 'BRUFEN 600', strength: '600mg', price: 2000 });
    const soldOut = await make({ ...brufen, pharmacyId: elsewhere, price: 1000, stock: 0 });
    await make({ ...brufen, strength: '400 mg', price: 100 });
    await make({ ...brufen, dosageForm: 'syrup', price: 100 });
    await make({ ...brufen, name: 'Brufen 600 Retard', price: 100 });
    const idsOf = async (query: string) => {
      const { data, total } = await list(`same_as=${asked.id}&${query}`);
      expect(total).toBe(data.length);
      return data.map(({ id }: { id: number }) => id);
    };

    expect(await idsOf('sort=price-asc')).toEqual([soldOut.id, there.id, asked.id]);
    expect(await idsOf('sort=price-asc&in_stock=true')).toEqual([there.id, asked.id]);
    expect(await idsOf(`pharmacy_id=${elsewhere}`)).toEqual([there.id, soldOut.id]);
    expect(await idsOf('q=brufen&sort=price-asc')).toEqual([soldOut.id, there.id, asked.id]);
    expect((await list('same_as=2000000000')).data).toEqual([]);

    await app.db.update(medications).set({ isListed: false }).where(eq(medications.id, asked.id));
    expect(await idsOf('sort=price-asc&in_stock=true')).toEqual([there.id]);
  });

  describe('browsing', () => {
    let inCairo: { id: number };
    let inGiza: { id: number };
    let giza: number;
    let creams: { id: number };

    beforeAll(async () => {
      const place = await makeCity(app.db, { governorate: 'Giza', city: 'Dokki' });
      giza = place.governorateId;
      inCairo = await makePharmacy(app.db);
      inGiza = await makePharmacy(app.db, place);
      creams = await makeCategory(app.db);
      const cream = { categoryId: creams.id };
      await make({ ...cream, pharmacyId: inCairo.id, name: 'Cream B', nameAr: 'كريم ت', price: 300 });
      await make({ ...cream, pharmacyId: inGiza.id, name: 'Cream A', nameAr: 'كريم ا', price: 200, stock: 0 });
      await make({ ...cream, pharmacyId: inCairo.id, name: 'Cream C', nameAr: 'كريم أب', price: 100 });
      await make({ ...cream, pharmacyId: inGiza.id, name: 'Cream C', nameAr: 'كريم ج', price: 300 });
      await make({ pharmacyId: inGiza.id, name: 'Pill of Giza' });
    });

    it.each<[string, () => string, string[]]>([
      ['in stock first, then by name', () => '', ['Cream B', 'Cream C', 'Cream C', 'Cream A']],
      ['in stock first, then by the Arabic name', () => 'names_in=ar', ['Cream C', 'Cream B', 'Cream C', 'Cream A']],
      ['one pharmacy by the Arabic name', () => `pharmacy_id=${inCairo.id}&names_in=ar`, ['Cream C', 'Cream B']],
      ['one governorate by the Arabic name', () => `governorate_id=${giza}&names_in=ar`, ['Cream C', 'Cream A']],
      ['only what is in stock', () => 'in_stock=true', ['Cream B', 'Cream C', 'Cream C']],
      ['the cheapest first', () => 'sort=price-asc', ['Cream C', 'Cream A', 'Cream B', 'Cream C']],
      ['the dearest first', () => 'sort=price-desc', ['Cream C', 'Cream B', 'Cream A', 'Cream C']],
      ['the newest first', () => 'sort=newest', ['Cream C', 'Cream C', 'Cream A', 'Cream B']],
      ['one pharmacy', () => `pharmacy_id=${inGiza.id}`, ['Cream C', 'Cream A']],
      ['one governorate', () => `governorate_id=${giza}`, ['Cream C', 'Cream A']],
      ['one governorate, cheapest first', () => `governorate_id=${giza}&sort=price-asc`, ['Cream A', 'Cream C']],
      ['a pharmacy outside the governorate', () => `governorate_id=${giza}&pharmacy_id=${inCairo.id}`, []],
      ['a search and filters at once', () => `q=cream c&governorate_id=${giza}&in_stock=true`, ['Cream C']],
      [
        'a search in one pharmacy, the cheapest of equals first',
        () => `q=cream&pharmacy_id=${inCairo.id}`,
        ['Cream C', 'Cream B'],
      ],
      ['a search, dearest first', () => 'q=cream&sort=price-desc&in_stock=true', ['Cream C', 'Cream B', 'Cream C']],
      ['page 2', () => 'paginate=3&page=2', ['Cream A']],
      ['page 2 of a governorate', () => `governorate_id=${giza}&paginate=1&page=2`, ['Cream A']],
      ['page 2 of a search', () => 'q=cream&paginate=3&page=2', ['Cream A']],
    ])('lists %s', async (_what, query, names) => {
      expect(namesOf(await list(`category_id=${creams.id}&${query()}`))).toEqual(names);
    });

    it('lists capitals and small letters in one alphabet', async () => {
      const { id: categoryId } = await makeCategory(app.db);
      for (const name of ['ZINC', 'aspirin', 'Zantac', 'ACC']) await make({ categoryId, name });

      expect(namesOf(await list(`category_id=${categoryId}`))).toEqual(['ACC', 'aspirin', 'Zantac', 'ZINC']);
    });

    it('lists a governorate across categories', async () => {
      expect(namesOf(await list(`governorate_id=${giza}`))).toEqual(['Cream C', 'Pill of Giza', 'Cream A']);
    });

    it('lists a medication where its pharmacy is, also after either has moved', async () => {
      const from = await makeCity(app.db, { governorate: 'Minya', city: 'Mallawi' });
      const to = await makeCity(app.db, { governorate: 'Qena', city: 'Luxor' });
      const [mover, stayer] = [await makePharmacy(app.db, from), await makePharmacy(app.db, from)];
      await make({ pharmacyId: mover.id, name: 'Moves along' });
      const { id } = await make({ pharmacyId: stayer.id, name: 'Moves alone' });
      const there = async () => namesOf(await list(`governorate_id=${to.governorateId}`));

      await app.db.update(pharmacies).set(to).where(eq(pharmacies.id, mover.id));
      expect(await there()).toEqual(['Moves along']);

      await app.db.update(medications).set({ pharmacyId: mover.id }).where(eq(medications.id, id));
      expect(await there()).toEqual(['Moves alone', 'Moves along']);
    });

    it('says the same total on every page, and has no rows beyond the last', async () => {
      const beyond = await list(`category_id=${creams.id}&paginate=3&page=9`);
      const farBeyond = await list(`category_id=${creams.id}&paginate=100&page=1000000`);

      expect(beyond).toMatchObject({ data: [], total: 4, last_page: 2, current_page: 9 });
      expect(farBeyond).toMatchObject({ data: [], total: 4, last_page: 1 });
    });

    it('shows each listing once when all of them are equal', async () => {
      const { id: categoryId } = await makeCategory(app.db);
      for (let number = 0; number < 9; number += 1) await make({ categoryId, name: 'Twin', nameAr: 'توأم' });

      const seen = [];
      for (const page of [1, 2, 3]) {
        const { data } = await list(`category_id=${categoryId}&q=twin&paginate=3&page=${page}`);
        seen.push(...data.map(({ id }: { id: number }) => id));
      }

      expect(seen).toHaveLength(9);
      expect(new Set(seen).size).toBe(9);
    });
  });

  it('counts to 10,000 at most, and has no page beyond', async () => {
    const { id: categoryId } = await makeCategory(app.db);
    const row = { pharmacyId: shop.id, categoryId, name: 'Common', nameAr: 'شائع', price: 100, stock: 1 };
    // Inserted in parts, since a statement may take five seconds at most and the machine may be busy.
    for (let made = 0; made < 10_150; made += 2_030) {
      await insertMany(app.db, medications, Array<typeof row>(2_030).fill(row));
    }

    const last = await list(`category_id=${categoryId}&paginate=100&page=100`);
    const beyond = await list(`category_id=${categoryId}&paginate=100&page=101`);

    expect(last).toMatchObject({ total: 10_000, last_page: 100 });
    expect(last.data).toHaveLength(100);
    expect(beyond).toMatchObject({ total: 10_000, last_page: 100, data: [] });
  });

  it.each(['pending', 'suspended'] as const)('hides what a %s pharmacy lists', async (status) => {
    const { id: pharmacyId } = await makePharmacy(app.db, { status });
    const { id, categoryId } = await makeMedication(app.db, { pharmacyId, name: `Hidden ${status}` });

    const lists = [
      '',
      `category_id=${categoryId}`,
      `pharmacy_id=${pharmacyId}`,
      `governorate_id=${shop.governorateId}`,
      `q=hidden ${status}`,
    ];

    for (const query of lists) expect(namesOf(await list(`${query}&paginate=100`))).not.toContain(`Hidden ${status}`);
    expect((await list(`category_id=${categoryId}`)).total).toBe(0);
    expect((await app.call({ url: `/api/medications/${id}` })).statusCode).toBe(404);
  });

  it.each(['relevance', 'price-asc', 'price-desc', 'newest'])(
    'takes all filters at once, on every page, by %s',
    async (sort) => {
      const made = await make({ name: `Zestril ${sort}` });
      const all = `category_id=${made.categoryId}&pharmacy_id=${made.pharmacyId}&same_as=${made.id}&in_stock=true`;
      const narrowed = `${all}&governorate_id=${shop.governorateId}&sort=${sort}`;

      for (const query of [narrowed, `${narrowed}&q=zestril`]) {
        // Longer lists use other statements, and each connection prepares its own.
        for (const page of [1, 2, 3, 5, 1, 2, 3, 5, 1, 2, 3, 5]) {
          const response = await app.call({ url: `/api/medications?${query}&page=${page}` });
          expect([query, page, response.statusCode, response.json().data?.total]).toEqual([query, page, 200, 1]);
        }
      }
    },
  );

  it('hides what is not listed', async () => {
    const { id, categoryId } = await makeMedication(app.db, { name: 'Withdrawn', isListed: false });

    expect(await list('q=withdrawn')).toMatchObject({ data: [], total: 0 });
    expect(await list(`category_id=${categoryId}`)).toMatchObject({ data: [], total: 0 });
    expect((await app.call({ url: `/api/medications/${id}` })).statusCode).toBe(404);
  });

  it.each([
    ['category_id=abc', 'category_id'],
    ['pharmacy_id=-1', 'pharmacy_id'],
    ['governorate_id=2147483648', 'governorate_id'],
    ['in_stock=perhaps', 'in_stock'],
    ['sort=price', 'sort'],
  ])('refuses ?%s and names the field', async (query, field) => {
    const response = await app.call({ url: `/api/medications?${query}` });

    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ success: false, errors: { [field]: [expect.any(String)] } });
  });
});
