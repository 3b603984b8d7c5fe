import { cities } from '../../db/schema';
import { seedLocations } from '../../reference/seedLocations';
import { testApp } from '../../testing/testApp';

const test = testApp();

beforeAll(async () => {
  await seedLocations(test.db);
});

interface Listed {
  status: number;
  data: { id: number; name: string; name_ar: string }[];
}

const get = async (url: string): Promise<Listed> => {
  const response = await test.call({ url: `/api/items/${url}` });
  return { status: response.statusCode, ...response.json<Omit<Listed, 'status'>>() };
};

it('lists every governorate in both languages', async () => {
  const { status, data } = await get('governorates');

  expect(status).toBe(200);
  expect(data).toHaveLength(27);
  expect(data).toContainEqual({ id: expect.any(Number), name: 'Giza', name_ar: 'الجيزة' });
});

it('lists the cities of one governorate by name', async () => {
  const { data: governorates } = await get('governorates');
  const cairo = governorates.find(({ name }) => name === 'Cairo');
  await test.db.insert(cities).values({ governorateId: cairo!.id, name: 'Alf Maskan', nameAr: 'ألف مسكن' });

  const { data } = await get(`cities?governorate_id=${cairo?.id}`);

  const names = data.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Alf Maskan', 'Nasr City']));
  expect(names).not.toContain('Dokki');
  expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en')));
});

it('has no cities where there is no governorate', async () => {
  expect(await get('cities?governorate_id=999999')).toMatchObject({ status: 200, data: [] });
});

it('asks which governorate', async () => {
  expect(await get('cities')).toMatchObject({ status: 422, errors: { governorate_id: ['Governorate is required'] } });
});

it.each(['governorates', 'cities?governorate_id=1'])(
  'lets anybody keep %s a while, each language apart',
  async (url) => {
    const ask = (language: string, tag?: string) =>
      test.call({
        url: `/api/items/${url}`,
        headers: { 'accept-language': language, ...(tag !== undefined && { 'if-none-match': tag }) },
      });
    const english = await ask('en');
    const tag = String(english.headers.etag);

    expect(english.headers).toMatchObject({
      'cache-control': 'public, max-age=300',
      vary: expect.stringContaining('accept-language'),
    });
    const again = await ask('en', `W/"another", ${tag}`);
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag]);
    expect((await ask('ar', tag)).json()).toMatchObject({ success: true, data: english.json().data });
    expect((await ask('en', 'W/"another"')).statusCode).toBe(200);
  },
);

it('lets nobody keep a refusal', async () => {
  expect((await test.call({ url: '/api/items/cities' })).headers['cache-control']).toBe('no-store');
});
