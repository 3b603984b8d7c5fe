import { seedLocations } from '../../demo/seedLocations';
import { startTestApp } from '../../testing/testApp';

let test: Awaited<ReturnType<typeof startTestApp>>;

beforeAll(async () => {
  test = await startTestApp();
  await seedLocations(test.db);
});
afterAll(() => test.stop());

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

  const { data } = await get(`cities?governorate_id=${cairo?.id}`);

  const names = data.map(({ name }) => name);
  expect(names).toContain('Nasr City');
  expect(names).not.toContain('Dokki');
  expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en')));
});

it('has no cities where there is no governorate', async () => {
  expect(await get('cities?governorate_id=999999')).toMatchObject({ status: 200, data: [] });
});

it('asks which governorate', async () => {
  expect(await get('cities')).toMatchObject({ status: 422, errors: { governorate_id: ['Governorate is required'] } });
});
