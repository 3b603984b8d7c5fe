import { eq } from 'drizzle-orm';

import { medications } from '../../db/schema';
import { makeCategory, makeMedication } from '../../testing/makeMedication';
import { makeCity, makePharmacy } from '../../testing/makeUser';
import { startTestApp } from '../../testing/testApp';

type TestApp = Awaited<ReturnType<typeof startTestApp>>;
type NewMedication = Partial<typeof medications.$inferInsert>;

let app: TestApp;
let shop: { id: number; governorateId: number };
let pills: { id: number };

beforeAll(async () => {
  app = await startTestApp();
  shop = await makePharmacy(app.db, { name: 'Corner Pharmacy', nameAr: 'صيدلية الركن' });
  pills = await makeCategory(app.db, { name: 'Pain Relief', nameAr: 'مسكنات الألم', icon: 'pain-relief' });
});
afterAll(() => app.stop());

/** At the one shop and in the one category, unless told. */
const make = (values: NewMedication) =>
  makeMedication(app.db, { pharmacyId: shop.id, categoryId: pills.id, ...values });

async function list(query: string) {
  const response = await app.call({ url: `/api/medications?${query}` });
  expect(response.statusCode).toBe(200);
  return response.json().data;
}

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
          pharmacy: { id: shop.id, name: 'Corner Pharmacy', name_ar: 'صيدلية الركن' },
        },
      ],
    });
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
      await make({ ...cream, pharmacyId: inCairo.id, name: 'Cream B', price: 300 });
      await make({ ...cream, pharmacyId: inGiza.id, name: 'Cream A', price: 200, stock: 0 });
      await make({ ...cream, pharmacyId: inCairo.id, name: 'Cream C', price: 100 });
      await make({ ...cream, pharmacyId: inGiza.id, name: 'Cream C', price: 300 });
      await make({ pharmacyId: inGiza.id, name: 'Pill of Giza' });
    });

    it.each<[string, () => string, string[]]>([
      ['in stock first, then by name', () => '', ['Cream B', 'Cream C', 'Cream C', 'Cream A']],
      ['only what is in stock', () => 'in_stock=true', ['Cream B', 'Cream C', 'Cream C']],
      ['the cheapest first', () => 'sort=price-asc', ['Cream C', 'Cream A', 'Cream B', 'Cream C']],
      ['the dearest first', () => 'sort=price-desc', ['Cream C', 'Cream B', 'Cream A', 'Cream C']],
      ['the newest first', () => 'sort=newest', ['Cream C', 'Cream C', 'Cream A', 'Cream B']],
      ['one pharmacy', () => `pharmacy_id=${inGiza.id}`, ['Cream C', 'Cream A']],
      ['one governorate', () => `governorate_id=${giza}`, ['Cream C', 'Cream A']],
      ['one governorate, cheapest first', () => `governorate_id=${giza}&sort=price-asc`, ['Cream A', 'Cream C']],
      ['a pharmacy outside the governorate', () => `governorate_id=${giza}&pharmacy_id=${inCairo.id}`, []],
      ['a search and filters at once', () => `q=cream c&governorate_id=${giza}&in_stock=true`, ['Cream C']],
      ['a search in one pharmacy', () => `q=cream&pharmacy_id=${inCairo.id}`, ['Cream B', 'Cream C']],
      ['a search, dearest first', () => 'q=cream&sort=price-desc&in_stock=true', ['Cream C', 'Cream B', 'Cream C']],
      ['page 2', () => 'paginate=3&page=2', ['Cream A']],
      ['page 2 of a governorate', () => `governorate_id=${giza}&paginate=1&page=2`, ['Cream A']],
      ['page 2 of a search', () => 'q=cream&paginate=3&page=2', ['Cream A']],
    ])('lists %s', async (_what, query, names) => {
      expect(namesOf(await list(`category_id=${creams.id}&${query()}`))).toEqual(names);
    });

    it('lists a governorate across categories', async () => {
      expect(namesOf(await list(`governorate_id=${giza}`))).toEqual(['Cream C', 'Pill of Giza', 'Cream A']);
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
    for (const size of [5_000, 5_000, 150]) await app.db.insert(medications).values(Array<typeof row>(size).fill(row));

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

  it('hides what is not listed', async () => {
    const { id, categoryId } = await makeMedication(app.db, { name: 'Withdrawn', isListed: false });

    expect(await list('q=withdrawn')).toMatchObject({ data: [], total: 0 });
    expect(await list(`category_id=${categoryId}`)).toMatchObject({ data: [], total: 0 });
    expect((await app.call({ url: `/api/medications/${id}` })).statusCode).toBe(404);
  });

  it.each([
    ['page=0', 'page'],
    ['page=1.5', 'page'],
    ['page=1000001', 'page'],
    ['paginate=0', 'paginate'],
    ['paginate=101', 'paginate'],
    ['paginate=many', 'paginate'],
    ['category_id=abc', 'category_id'],
    ['pharmacy_id=-1', 'pharmacy_id'],
    ['governorate_id=2147483648', 'governorate_id'],
    ['in_stock=perhaps', 'in_stock'],
    ['sort=price', 'sort'],
    [`q=${'a'.repeat(101)}`, 'q'],
    ['q=a%00b', 'q'],
  ])('refuses ?%s and names the field', async (query, field) => {
    const response = await app.call({ url: `/api/medications?${query}` });

    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ success: false, errors: { [field]: [expect.any(String)] } });
  });
});

describe('searching', () => {
  let search: (q: string) => Promise<string[]>;

  beforeAll(async () => {
    const { id: pharmacyId } = await makePharmacy(app.db);
    const catalogue: NewMedication[] = [
      { name: 'Panadol Extra', nameAr: 'بانادول اكسترا', genericName: 'Paracetamol + Caffeine', strength: '500 mg' },
      {
        name: 'Panadol',
        nameAr: 'بانادول',
        genericName: 'Paracetamol',
        genericNameAr: 'باراسيتامول',
        strength: '500 mg',
      },
      {
        name: 'Abimol',
        nameAr: 'أبيمول',
        genericName: 'Paracetamol',
        genericNameAr: 'باراسيتامول',
        strength: '1 g',
        stock: 0,
      },
      { name: 'Paracetamol Plus', nameAr: 'باراسيتامول بلس', genericName: 'Paracetamol' },
      { name: 'Augmentin', nameAr: 'أوجمنتين', genericName: 'Amoxicillin + Clavulanic Acid', strength: '375 mg' },
      { name: 'Augmentin', nameAr: 'أوجمنتين', genericName: 'Amoxicillin + Clavulanic Acid', strength: '1 gm' },
      { name: 'Augmentin', nameAr: 'أوجمنتين', genericName: 'Amoxicillin + Clavulanic Acid', strength: '156 mg/5 ml' },
      {
        name: 'E-Moxclav',
        nameAr: 'إي موكسكلاف',
        activeIngredients: 'Amoxicillin 875 mg; Clavulanic acid',
        strength: '1000 mg',
      },
      { name: 'Ahmed’s Balm', nameAr: 'مرهم أحمد' },
      { name: 'School Kit', nameAr: 'حقيبة مدرسة' },
      { name: 'Circle Plaster', nameAr: 'اللاصق الدورى' },
      { name: 'Vitamin D3', nameAr: 'فيتامين د', strength: '5000 IU' },
      { name: 'Betadine', nameAr: 'بيتادين', strength: '10%' },
    ];
    for (const each of catalogue) await make({ pharmacyId, ...each });
    search = async (q) =>
      (await list(`pharmacy_id=${pharmacyId}&q=${encodeURIComponent(q)}`)).data.map(
        ({ name, strength }: { name: string; strength: string | null }) =>
          name === 'Augmentin' ? `${name} ${strength}` : name,
      );
  });

  it.each([
    ['an exact name before one that goes on', 'panadol', ['Panadol', 'Panadol Extra']],
    ['any case, with spaces around', '  PANADOL ', ['Panadol', 'Panadol Extra']],
    ['the beginning of a name', 'pana', ['Panadol', 'Panadol Extra']],
    ['the middle of a word', 'nadol', ['Panadol', 'Panadol Extra']],
    ['a later word of the name', 'extra', ['Panadol Extra']],
    ['words in any order', 'extra panadol', ['Panadol Extra']],
    ['a slip of the keyboard', 'panadl', ['Panadol', 'Panadol Extra']],
    [
      'the brand before the generic name, and there what is in stock',
      'paracetamol',
      ['Paracetamol Plus', 'Panadol Extra', 'Panadol', 'Abimol'],
    ],
    ['a slip in a generic name', 'paracetmol', ['Paracetamol Plus', 'Panadol Extra', 'Panadol', 'Abimol']],
    ['an ingredient', 'amoxicillin 875', ['E-Moxclav', 'Augmentin 375 mg', 'Augmentin 1 gm', 'Augmentin 156 mg/5 ml']],
    ['a brand in Arabic', 'بانادول', ['Panadol', 'Panadol Extra']],
    ['a brand in another Arabic spelling', 'باندول', ['Panadol', 'Panadol Extra']],
    ['harakat and tatweel', 'بَانَـــادُول', ['Panadol', 'Panadol Extra']],
    ['a generic name in Arabic', 'باراسيتامول', ['Paracetamol Plus', 'Panadol', 'Abimol']],
    ['alef without its hamza', 'احمد', ['Ahmed’s Balm']],
    ['alef with its hamza', 'أحمد', ['Ahmed’s Balm']],
    ['ة typed as ه', 'مدرسه', ['School Kit']],
    ['ة as it is', 'مدرسة', ['School Kit']],
    ['ى typed as ي', 'الدوري', ['Circle Plaster']],
    ['ى as it is', 'الدورى', ['Circle Plaster']],
    ['a strength alone', '500', ['Panadol Extra', 'Panadol']],
    ['a strength in Arabic digits', '٥٠٠', ['Panadol Extra', 'Panadol']],
    ['a strength in Arabic words', '٥٠٠ مجم', ['Panadol Extra', 'Panadol']],
    ['a percentage', '10 %', ['Betadine']],
    ['a word with a digit', 'd3', ['Vitamin D3']],
    ['nothing for what is not there', 'qwxyzk', []],
    ['every word or nothing', 'panadol amoxicillin', []],
    ['% as a character', '%', []],
    ['% within a word', 'pan%ol', []],
    ['_ as a character', 'panado_', ['Panadol', 'Panadol Extra']],
    ['a backslash as a character', '\\', []],
    ['quotes and SQL as text', "'; drop table medications; --", []],
    ['only spaces and marks', '?!…', []],
  ])('finds %s', async (_what, q, names) => {
    expect(await search(q)).toEqual(names);
  });

  it.each([
    'augmentin 1g',
    'augmentin 1 gm',
    'augmentin 1000mg',
    'AUGMENTIN 1000',
    'اوجمنتين 1جم',
    'أوجمنتين ١ جرام',
    'augmntin 1g',
  ])('puts the asked-for strength first, and keeps the others: %s', async (q) => {
    const found = await search(q);

    expect(found[0]).toBe('Augmentin 1 gm');
    expect(found).toHaveLength(3);
  });

  it('puts what is in stock first among equals, and what fits better before what is in stock', async () => {
    const first = await make({ name: 'Zyloric', nameAr: 'زيلوريك', stock: 0 });
    const second = await make({ name: 'Zyloric', nameAr: 'زيلوريك', stock: 3 });
    const longer = await make({ name: 'Zyloric Forte', nameAr: 'زيلوريك فورت', stock: 9 });

    const { data } = await list('q=zyloric');

    expect(data.map(({ id }: { id: number }) => id)).toEqual([second.id, first.id, longer.id]);
  });

  it('finds a medicine that many pharmacies list for the first time at once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => make({ name: 'Rushmed', nameAr: 'رشميد' })));

    expect((await list('q=rushmed')).total).toBe(8);
  });

  it('finds a medication by its new name once it was renamed', async () => {
    const { id } = await make({ name: 'Oldname', nameAr: 'قديم' });
    await app.db.update(medications).set({ name: 'Freshname' }).where(eq(medications.id, id));

    expect(namesOf(await list('q=freshname'))).toEqual(['Freshname']);
    expect(namesOf(await list('q=oldname'))).toEqual([]);
  });
});

describe('GET /api/medications/categories', () => {
  it('lists every category with what is on sale in it, everywhere or at one pharmacy', async () => {
    const [here, there] = [await makePharmacy(app.db), await makePharmacy(app.db)];
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
    expect(await countsAt(`?pharmacy_id=${closed.id}`)).toEqual([
      { ...fullCategory, total_medications: 0 },
      emptyCategory,
    ]);
  });

  it('refuses a pharmacy that is no id', async () => {
    const response = await app.call({ url: '/api/medications/categories?pharmacy_id=x' });

    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toHaveProperty('pharmacy_id');
  });
});

describe('GET /api/medications/:id', () => {
  it('answers everything that the page of a medication shows', async () => {
    const made = await make({
      name: 'Voltaren',
      nameAr: 'فولتارين',
      activeIngredients: 'Diclofenac sodium',
      manufacturer: 'Novartis',
      expiryDate: '2028-03-31',
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
      generic_name: null,
      generic_name_ar: null,
      strength: null,
      dosage_form: null,
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
        governorate: { id: shop.governorateId, name: 'Cairo', name_ar: 'Cairo' },
        city: { id: expect.any(Number), name: 'Nasr City', name_ar: 'Nasr City' },
        is_delivery_available: true,
      },
      details: { active_ingredients: 'Diclofenac sodium', expiry_date: '2028-03-31', manufacturer: 'Novartis' },
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

  it.each(['x', '0', '-1', '1.5', '2147483648', '1;drop'])('refuses the id %s', async (id) => {
    const response = await app.call({ url: `/api/medications/${id}` });

    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toHaveProperty('id');
  });
});
