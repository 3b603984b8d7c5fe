import { makeBuyer } from '../testing/makeBuyer';
import { makeMedication } from '../testing/makeMedication';
import { makeCustomer, makePharmacy, makeStaff, PASSWORD } from '../testing/makeUser';
import { testApp } from '../testing/testApp';
import { INHERITED_NAMES } from '../testing/wrongValues';

const app = testApp();

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

describe('a field that is named as every object of JavaScript answers', () => {
  it.each([...INHERITED_NAMES, 'valueOf'])(
    'is ignored in an address as any other that nobody knows: %s',
    async (name) => {
      const response = await app.call({ url: `/api/medications?${name}=1&page=1` });

      expect([response.statusCode, response.json().data?.current_page]).toEqual([200, 1]);
    },
  );

  it.each([...INHERITED_NAMES, 'valueOf'])('is ignored in a form: %s', async (name) => {
    const { user } = await makeCustomer(app.db);

    const response = await app.call({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ email: user.email, password: PASSWORD, [name]: 'x' }).toString(),
    });

    expect(response.statusCode).toBe(200);
  });

  it('is ignored in an element of a list', async () => {
    const { id, pharmacyId } = await makeMedication(app.db);
    const { session, body } = await makeBuyer(app.db, { [id]: 1 });
    const choice = { pharmacy_id: pharmacyId, fulfilment: 'delivery', constructor: 1, toString: 1 };

    const response = await app.post('/api/orders/checkout', session, { ...body, fulfilments: [choice] });

    expect(response.statusCode).toBe(200);
  });
});

it.each([
  ['an object that poses as a text', '{"toString":1}'],
  ['a list of lists without end', '['.repeat(40_000) + ']'.repeat(40_000)],
])('names the field that is %s', async (_what, remember) => {
  const response = await app.call({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'content-type': 'application/json' },
    payload: `{"email":"mona@example.com","password":"x","remember":${remember}}`,
  });

  expect(response.statusCode).toBe(422);
  expect(Object.keys(response.json().errors)).toEqual(['remember']);
});
