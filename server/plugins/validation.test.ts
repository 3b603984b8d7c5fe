import { makePharmacy, makeStaff } from '../testing/makeUser';
import { startTestApp } from '../testing/testApp';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it.each([
  '/api/pharmacies?paginate=15&page=1&governorate_id=&q=',
  '/api/medications?paginate=12&page=1&q=&category_id=&pharmacy_id=&in_stock=&sort=',
  '/api/orders/?page=&paginate=&status=&sort=',
])('takes empty fields for fields left out: %s', async (url) => {
  const { session } = await makeStaff(app.db, (await makePharmacy(app.db)).id);

  const response = await app.call({ url, as: session });

  expect(response.statusCode).toBe(200);
  expect(response.json().data.current_page).toBe(1);
});

it('still misses an empty field that is required', async () => {
  const response = await app.call({ url: '/api/items/cities?governorate_id=' });

  expect(response.statusCode).toBe(422);
  expect(response.json().errors).toEqual({ governorate_id: ['Governorate is required'] });
});

it('says one thing about one wrong field, whatever its name is to JavaScript', async () => {
  const { session } = await makeStaff(app.db);

  const response = await app.call({ url: '/api/orders?sort=constructor', as: session });

  expect(response.statusCode).toBe(422);
  expect(response.json().errors).toEqual({ sort: ['Invalid sort order'] });
});
