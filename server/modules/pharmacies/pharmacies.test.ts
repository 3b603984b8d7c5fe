import { eq } from 'drizzle-orm';

import { cities, governorates } from '../../db/schema';
import { makeMedication } from '../../testing/makeMedication';
import { makeCity, makePharmacy } from '../../testing/makeUser';
import { testApp } from '../../testing/testApp';

type Place = Awaited<ReturnType<typeof makeCity>>;

const app = testApp();
let dokki: Place;
let smouha: Place;

beforeAll(async () => {
  dokki = await placeWithArabicNames({ governorate: 'Giza', city: 'Dokki' }, { governorate: 'الجيزة', city: 'الدقي' });
  smouha = await placeWithArabicNames(
    { governorate: 'Alexandria', city: 'Smouha' },
    { governorate: 'الإسكندرية', city: 'سموحة' },
  );
  await makePharmacy(app.db, { name: 'Al Shifa Pharmacy', nameAr: 'صيدلية الشفاء', ...dokki });
  const street = { address: '7 Corniche Street', addressAr: '7 شارع الكورنيش' };
  await makePharmacy(app.db, { name: 'Nile Pharmacy', nameAr: 'صيدلية النيل', ...smouha, ...street });
  await makePharmacy(app.db, { name: 'Ahmed Care', nameAr: 'رعاية أحمد', ...dokki });
  await makePharmacy(app.db, { name: 'Pending Pharmacy', nameAr: 'صيدلية منتظرة', status: 'pending', ...dokki });
  await makePharmacy(app.db, { name: 'Closed Pharmacy', nameAr: 'صيدلية مغلقة', status: 'suspended', ...dokki });
});

async function placeWithArabicNames(english: Required<Parameters<typeof makeCity>[1]>, arabic: typeof english) {
  const place = await makeCity(app.db, english);
  await app.db
    .update(governorates)
    .set({ nameAr: arabic?.governorate })
    .where(eq(governorates.id, place.governorateId));
  await app.db.update(cities).set({ nameAr: arabic?.city }).where(eq(cities.id, place.cityId));
  return place;
}

async function list(query: string) {
  const response = await app.call({ url: `/api/pharmacies?${query}` });
  expect(response.statusCode).toBe(200);
  return response.json().data;
}

const namesOf = (page: { data: { name: string }[] }) => page.data.map(({ name }) => name);

describe('GET /api/pharmacies', () => {
  it('lists the approved ones, the longest-standing first, when asked plainly', async () => {
    const response = await app.call({ url: '/api/pharmacies' });

    expect(response.statusCode).toBe(200);
    expect(namesOf(response.json().data)).toEqual(['Al Shifa Pharmacy', 'Nile Pharmacy', 'Ahmed Care']);
    expect(response.json().data).toMatchObject({ total: 3, per_page: 15, current_page: 1, last_page: 1 });
  });

  it.each<[string, () => string, string[]]>([
    ['a governorate', () => `governorate_id=${dokki.governorateId}`, ['Al Shifa Pharmacy', 'Ahmed Care']],
    ['a governorate without any', () => 'governorate_id=2147483647', []],
    ['a search and a governorate', () => `q=pharmacy&governorate_id=${dokki.governorateId}`, ['Al Shifa Pharmacy']],
    ['a second page', () => 'paginate=2&page=2', ['Ahmed Care']],
    ['nothing beyond the last page', () => 'paginate=2&page=7', []],
  ])('lists %s', async (_what, query, names) => {
    expect(namesOf(await list(query()))).toEqual(names);
  });

  it('says the total beyond the last page as well', async () => {
    expect(await list('paginate=2&page=7')).toMatchObject({ total: 3, last_page: 2 });
  });

  it.each([
    ['a name', 'al shifa', ['Al Shifa Pharmacy']],
    ['its article in another spelling', 'EL SHIFA', ['Al Shifa Pharmacy']],
    ['its article with a hyphen', 'pharmacy el-shifa', ['Al Shifa Pharmacy']],
    ['nothing but the article', 'al', ['Al Shifa Pharmacy', 'Nile Pharmacy']],
    ['a part of a name', 'shif', ['Al Shifa Pharmacy']],
    ['a name in Arabic', 'النيل', ['Nile Pharmacy']],
    ['a slip of the keyboard', 'shiffa', ['Al Shifa Pharmacy']],
    ['alef without its hamza', 'احمد', ['Ahmed Care']],
    ['alef with its hamza', 'أَحمـد', ['Ahmed Care']],
    ['a city', 'smouha', ['Nile Pharmacy']],
    ['a city in Arabic, ة typed as ه', 'سموحه', ['Nile Pharmacy']],
    ['a governorate', 'giza', ['Al Shifa Pharmacy', 'Ahmed Care']],
    ['a name together with a place', 'shifa dokki', ['Al Shifa Pharmacy']],
    ['what all are, in a place', 'pharmacy in dokki', ['Al Shifa Pharmacy', 'Ahmed Care']],
    ['the same in Arabic', 'صيدليات في الدقى', ['Al Shifa Pharmacy', 'Ahmed Care']],
    ['what all are', 'pharmacy', ['Al Shifa Pharmacy', 'Nile Pharmacy']],
    ['a place written in one with what stands before it', 'صيدلية بالدقى', ['Al Shifa Pharmacy', 'Ahmed Care']],
    ['a title that its name lacks', 'د/ احمد', ['Ahmed Care']],
    ['a title in one with the name', 'Dr.Ahmed', ['Ahmed Care']],
    ['a title in Arabic in Latin letters', 'doktor ahmed', ['Ahmed Care']],
    ['a title alone', 'دكتور', []],
    ['words around it', 'عايز عنوان اقرب صيدلية ف الدقي', ['Al Shifa Pharmacy', 'Ahmed Care']],
    ['words around it, in Latin letters', '3ayez saydaleya fel dokki', ['Al Shifa Pharmacy', 'Ahmed Care']],
    ['two with "and" between them', 'ahmed and care', ['Ahmed Care']],
    ['a name with the Arabic layout left off', 'hgkdg', ['Nile Pharmacy']],
    ['a place with the Arabic layout left on', 'سةخعاش', ['Nile Pharmacy']],
    ['a street', 'corniche', ['Nile Pharmacy']],
    ['a street in Arabic', 'شارع الكورنيش', ['Nile Pharmacy']],
    ['nothing for what is not there', 'qwxyzk', []],
    ['% as a character', '%', []],
    ['_ as a character', '_', []],
    ['SQL as text', "' or 1=1 --", []],
  ])('finds by %s', async (_what, q, names) => {
    const page = await list(`q=${encodeURIComponent(q)}`);

    expect(namesOf(page).sort()).toEqual([...names].sort());
    expect(page.total).toBe(names.length);
  });

  it('brings a name before a place before a street', async () => {
    const luxor = await placeWithArabicNames(
      { governorate: 'Luxor', city: 'Zefta' },
      { governorate: 'الأقصر', city: 'زفتى' },
    );
    await makePharmacy(app.db, { name: 'In the street', nameAr: 'صيدلية', ...dokki, address: '5 Zefta Street' });
    await makePharmacy(app.db, { name: 'In the city', nameAr: 'صيدلية', ...luxor });
    await makePharmacy(app.db, { name: 'Zefta Care', nameAr: 'صيدلية', ...dokki });

    expect(namesOf(await list('q=zefta'))).toEqual(['Zefta Care', 'In the city', 'In the street']);
  });

  it('leaves out what only resembles a word that others have', async () => {
    await makePharmacy(app.db, { name: 'Sarhana', nameAr: 'سرهانة', ...dokki });
    await makePharmacy(app.db, { name: 'Sarhan', nameAr: 'سرهان', ...dokki });

    expect(namesOf(await list('q=sarhana'))).toEqual(['Sarhana']);
    expect(namesOf(await list('q=sarhano')).toSorted()).toEqual(['Sarhan', 'Sarhana']);
  });

  it.each([
    ['page=0', 'page'],
    ['paginate=101', 'paginate'],
    ['governorate_id=abc', 'governorate_id'],
    [`q=${'a'.repeat(101)}`, 'q'],
  ])('refuses ?%s and names the field', async (query, field) => {
    const response = await app.call({ url: `/api/pharmacies?${query}` });

    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ success: false, errors: { [field]: [expect.any(String)] } });
  });

  describe('by ear', () => {
    beforeAll(async () => {
      const qena = await placeWithArabicNames(
        { governorate: 'Qena', city: 'Qus' },
        { governorate: 'قنا', city: 'مدينة قوص' },
      );
      await makePharmacy(app.db, { name: 'El Asfoury', nameAr: 'El Asfoury', ...qena });
      await makePharmacy(app.db, { name: 'عبد الباري', nameAr: 'عبد الباري', ...qena });
      await makePharmacy(app.db, { name: 'Sabry Moussa', nameAr: 'Sabry Moussa', ...qena });
      await makePharmacy(app.db, { name: 'صبري موسى', nameAr: 'صبري موسى', ...qena });
      await makePharmacy(app.db, { name: 'Sabra', nameAr: 'صابرة', ...qena });
      const october = await placeWithArabicNames(
        { governorate: 'Sixth', city: 'Sixth of October' },
        { governorate: 'السادس', city: 'السادس من أكتوبر' },
      );
      await makePharmacy(app.db, { name: 'Autumn', nameAr: 'الخريف', ...october });
    });

    it.each([
      ['a name in Arabic, where it has one in Latin letters alone', 'صيدلية العصفورى', ['El Asfoury']],
      ['with digits for letters', 'saydaleyet el 3asfoury', ['El Asfoury']],
      ['with the article in one', 'elasfouri', ['El Asfoury']],
      ['a name in Latin letters, where it has one in Arabic alone', 'abdelbary', ['عبد الباري']],
      ['as two words', 'abd el bary', ['عبد الباري']],
      ['both of those that are called the same, one in each script', 'sabry', ['Sabry Moussa', 'صبري موسى']],
      [
        'a short city, in Latin letters as in Arabic',
        'madinet 2oos',
        ['El Asfoury', 'عبد الباري', 'Sabry Moussa', 'صبري موسى', 'Sabra'],
      ],
      ['a city with a number in figures', '6 october', ['Autumn']],
      ['the same in Arabic', '٦ اكتوبر', ['Autumn']],
      ['nothing for a number alone', '6', []],
      ['nothing for marks alone', '\u064B', []],
    ])('finds %s', async (_what, q, names) => {
      expect(namesOf(await list(`q=${encodeURIComponent(q)}`)).toSorted()).toEqual(names.toSorted());
    });
  });
});

describe('GET /api/pharmacies/:id', () => {
  it('answers a pharmacy as the contract shapes it, with its number of listings as a string', async () => {
    const { id } = await makePharmacy(app.db, {
      ...smouha,
      name: 'Corner Pharmacy',
      nameAr: 'صيدلية الركن',
      image: '/images/pharmacies/corner-teal.svg',
      address: '5 Fawzy Moaz Street',
      addressAr: '5 شارع فوزي معاذ',
      deliveryFee: 2550,
      workingDays: ['saturday', 'friday'],
      website: 'https://corner.example',
      description: 'Open late.',
    });
    await makeMedication(app.db, { pharmacyId: id });
    await makeMedication(app.db, { pharmacyId: id, stock: 0 });
    await makeMedication(app.db, { pharmacyId: id, isListed: false });

    const response = await app.call({ url: `/api/pharmacies/${id}` });

    expect(response.statusCode).toBe(200);
    expect(response.json().data).toEqual({
      id,
      name: 'Corner Pharmacy',
      name_ar: 'صيدلية الركن',
      image: '/images/pharmacies/corner-teal.svg',
      address: '5 Fawzy Moaz Street',
      address_ar: '5 شارع فوزي معاذ',
      city: { id: smouha.cityId, name: 'Smouha', name_ar: 'سموحة' },
      governorate: { id: smouha.governorateId, name: 'Alexandria', name_ar: 'الإسكندرية' },
      opening_time: '09:00:00',
      closing_time: '22:00:00',
      phone: '+201012345678',
      working_days: ['saturday', 'friday'],
      is_delivery_available: true,
      delivery_fee: 25.5,
      free_delivery_threshold: 200,
      closed_until: null,
      total_medications: '2',
      email: null,
      website: 'https://corner.example',
      description: 'Open late.',
    });
  });

  it.each(['pending', 'suspended'] as const)('hides a %s one', async (status) => {
    const { id } = await makePharmacy(app.db, { status });

    const response = await app.call({ url: `/api/pharmacies/${id}` });

    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ success: false, message: 'No pharmacy found' });
  });

  it('answers 404 where there is none, 422 where the id is none', async () => {
    expect((await app.call({ url: '/api/pharmacies/2147483647' })).statusCode).toBe(404);
    expect((await app.call({ url: '/api/pharmacies/abc' })).statusCode).toBe(422);
  });
});

it('costs for fifty words little more than for one', async () => {
  const place = await makeCity(app.db, { governorate: 'Aswan', city: 'Aswan' });
  await Promise.all(Array.from({ length: 60 }, () => makePharmacy(app.db, place)));
  const timeOf = async (q: string) => {
    const times = [];
    for (let round = 0; round < 5; round += 1) {
      const start = performance.now();
      const url = `/api/pharmacies?governorate_id=${place.governorateId}&q=${encodeURIComponent(q)}`;
      expect((await app.call({ url })).json().data.total).toBe(60);
      times.push(performance.now() - start);
    }
    return Math.min(...times);
  };
  const usual = await timeOf('a');

  expect(await timeOf('a '.repeat(50))).toBeLessThan(4 * usual);
});
