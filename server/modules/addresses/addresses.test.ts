import { LIMITS } from '@contract/limits';
import type { Address } from '@contract/wire/address';

import { userAddresses } from '../../db/schema';
import type { Session } from '../../plugins/session';
import { makeCity, makeCustomer } from '../../testing/makeUser';
import { testApp } from '../../testing/testApp';

const app = testApp();
let me: Session;
let place: Awaited<ReturnType<typeof makeCity>>;
beforeAll(async () => {
  place = await makeCity(app.db);
});
beforeEach(async () => {
  me = (await makeCustomer(app.db)).session;
});

const input = (overrides = {}) => ({
  name: 'Home',
  phone: '01012345678',
  address: '12 Tahrir Street',
  governorate_id: place.governorateId,
  city_id: place.cityId,
  postal_code: '11511',
  is_default: false,
  ...overrides,
});

const post = (path: string, payload?: object, as: Session | null = me) =>
  app.post(`/api/user/addresses/${path}`, as, payload);

const create = (overrides = {}, as = me) => post('create', input(overrides), as);
const created = async (overrides = {}, as = me): Promise<Address> => (await create(overrides, as)).json().data;

async function list(as = me): Promise<Address[]> {
  return (await app.call({ url: '/api/user/addresses', as })).json().data;
}

const defaults = async () => (await list()).filter(({ is_default }) => is_default).map(({ name }) => name);

describe('GET /api/user/addresses', () => {
  it('lists my own, the oldest first', async () => {
    const stranger = (await makeCustomer(app.db)).session;
    await create({ name: 'Home' });
    await create({ name: 'Work', is_default: true });
    await create({ name: 'Elsewhere' }, stranger);

    expect((await list()).map(({ name }) => name)).toEqual(['Home', 'Work']);
  });

  it('is empty at first', async () => {
    expect(await list()).toEqual([]);
  });
});

describe('POST /api/user/addresses/create', () => {
  it('keeps the address, with both names of its place and the phone as it is stored', async () => {
    const response = await create();

    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      success: true,
      message: 'Address saved',
      data: {
        id: expect.any(Number),
        name: 'Home',
        phone: '+201012345678',
        address: '12 Tahrir Street',
        governorate: { id: place.governorateId, name: 'Cairo', name_ar: 'Cairo' },
        city: { id: place.cityId, name: 'Nasr City', name_ar: 'Nasr City' },
        postal_code: '11511',
        is_default: true,
        fingerprint: expect.stringMatching(/^[\w-]{16}$/),
      },
    });
    expect(await list()).toEqual([response.json().data]);
  });

  it('makes the first one the default, and a later one only if it says so', async () => {
    await create({ name: 'First' });
    await create({ name: 'Second' });
    expect(await defaults()).toEqual(['First']);

    await create({ name: 'Third', is_default: true });
    expect(await defaults()).toEqual(['Third']);
  });

  it('keeps once what is sent again, by whoever got no answer', async () => {
    const [first, ...again] = await Promise.all(Array.from({ length: 4 }, () => create()));

    expect(again.map((response) => response.json())).toEqual(Array(3).fill(first?.json()));
    expect(await list()).toHaveLength(1);

    const asWell = await created({ name: 'Work' });
    expect(await created({ name: 'Work', is_default: true })).toEqual({ ...asWell, is_default: true });
    expect(await defaults()).toEqual(['Work']);
    expect(await list()).toHaveLength(2);
  });

  it.each([{ name: 'Parents' }, { phone: '01112345678' }, { address: '13 Tahrir Street' }, { postal_code: '' }])(
    'keeps another that differs by %p alone',
    async (other) => {
      await create();

      await create(other);

      expect(await list()).toHaveLength(2);
    },
  );

  it('keeps as many as anybody needs, and no more', async () => {
    const { governorateId, cityId } = place;
    const row = { userId: me.userId, name: 'Home', phone: '+201012345678', address: 'Street', governorateId, cityId };
    await app.db.insert(userAddresses).values(Array.from({ length: LIMITS.addresses }, () => row));

    const response = await create();

    expect(response.statusCode).toBe(409);
    expect(response.json().message).toBe('You can keep at most 50 addresses. Please delete one first');
  });

  it('names every field that is wrong', async () => {
    const response = await post('create', {
      name: ' ',
      phone: '123',
      postal_code: 'x'.repeat(21),
      is_default: 'maybe',
    });

    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({
      name: ['Name is required'],
      phone: ['Invalid phone number'],
      address: ['Address is required'],
      governorate_id: ['Governorate is required'],
      city_id: ['City is required'],
      postal_code: ['Postal code must be at most 20 characters'],
      is_default: ['Must be true or false'],
    });
  });

  it('refuses a city of another governorate', async () => {
    const { cityId } = await makeCity(app.db, { governorate: 'Giza', city: 'Dokki' });

    const response = await create({ city_id: cityId });

    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({ city_id: ['Choose a city of the chosen governorate'] });
    expect(await list()).toEqual([]);
  });

  it('makes exactly one default of many first addresses at once', async () => {
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, index) => create({ name: `Home ${index}`, is_default: true })),
    );

    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect(await list()).toHaveLength(8);
    expect(await defaults()).toHaveLength(1);
  });
});

describe('POST /api/user/addresses/update/:id', () => {
  it('changes the address', async () => {
    const { id } = await created();
    const giza = await makeCity(app.db, { governorate: 'Giza', city: 'Dokki' });

    const response = await post(
      `update/${id}`,
      input({ name: 'Parents', phone: '+201512345678', governorate_id: giza.governorateId, city_id: giza.cityId }),
    );

    expect(response.statusCode).toBe(200);
    expect(response.json().data).toMatchObject({
      id,
      name: 'Parents',
      phone: '+201512345678',
      city: { name: 'Dokki' },
    });
    expect(await list()).toEqual([response.json().data]);
  });

  it('leaves what is not given as it is by now', async () => {
    const address = await created();

    const responses = [
      await post(`update/${address.id}`, { address: '9 Nile Street' }),
      await post(`update/${address.id}`, { postal_code: '' }),
      await post(`update/${address.id}`, {}),
    ];

    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const { fingerprint, ...rest } = address;
    expect(await list()).toEqual([
      { ...rest, address: '9 Nile Street', postal_code: '', fingerprint: expect.not.stringMatching(fingerprint) },
    ]);
  });

  it('judges a city that comes alone by the governorate that is stored', async () => {
    const address = await created();
    const { cityId } = await makeCity(app.db, { governorate: 'Giza', city: 'Dokki' });

    const response = await post(`update/${address.id}`, { city_id: cityId });

    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({ city_id: ['Choose a city of the chosen governorate'] });
    expect(await list()).toEqual([address]);
  });

  it('names what is wrong with what is given, and nothing else', async () => {
    const { id } = await created();

    const response = await post(`update/${id}`, { name: ' ', phone: null, city_id: '' });

    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().errors)).toEqual(['name', 'phone', 'city_id']);
  });

  it('moves the default to the address that asks for it', async () => {
    await create({ name: 'Home' });
    const { id } = await created({ name: 'Work' });

    await post(`update/${id}`, input({ name: 'Work', is_default: true }));

    expect(await defaults()).toEqual(['Work']);
  });

  it('does not leave a person without a default', async () => {
    const { id } = await created({ name: 'Home' });
    await create({ name: 'Work' });

    const response = await post(`update/${id}`, input({ name: 'Home', is_default: false }));

    expect(response.json().data.is_default).toBe(true);
    expect(await defaults()).toEqual(['Home']);
  });

  it('changes nothing when the place is wrong', async () => {
    const address = await created();
    const { cityId } = await makeCity(app.db, { governorate: 'Giza', city: 'Dokki' });

    expect((await post(`update/${address.id}`, input({ name: 'New', city_id: cityId }))).statusCode).toBe(422);
    expect(await list()).toEqual([address]);
  });
});

describe('POST /api/user/addresses/:id/default', () => {
  it('moves the default', async () => {
    await create({ name: 'Home' });
    const { id } = await created({ name: 'Work' });

    const response = await post(`${id}/default`);

    expect(response.statusCode).toBe(200);
    expect(response.json().data).toMatchObject({ id, is_default: true });
    expect(await defaults()).toEqual(['Work']);
  });

  it('keeps exactly one default while many calls move it', async () => {
    const ids = [];
    for (const name of ['Home', 'Work', 'Parents', 'Neighbours']) ids.push((await created({ name })).id);

    const responses = await Promise.all([...ids, ...ids].map((id) => post(`${id}/default`)));

    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect(await defaults()).toHaveLength(1);
  });

  it('leaves the default where it is when the address is not there', async () => {
    await create({ name: 'Home' });

    const response = await post('2147483647/default');

    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ success: false, message: 'Address not found' });
    expect(await defaults()).toEqual(['Home']);
  });
});

describe('POST /api/user/addresses/delete/:id', () => {
  it('deletes the address', async () => {
    const { id } = await created();

    const response = await post(`delete/${id}`);

    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ success: true, message: 'Address deleted', data: null });
    expect(await list()).toEqual([]);
    expect((await post(`delete/${id}`)).statusCode).toBe(404);
  });

  it('hands the default over to the newest of the others', async () => {
    const { id } = await created({ name: 'Home' });
    await create({ name: 'Work' });
    await create({ name: 'Parents' });

    await post(`delete/${id}`);

    expect(await defaults()).toEqual(['Parents']);
  });

  it('leaves the default alone when another one goes', async () => {
    await create({ name: 'Home' });
    const { id } = await created({ name: 'Work' });

    await post(`delete/${id}`);

    expect(await defaults()).toEqual(['Home']);
  });

  it('keeps exactly one default while one is deleted and another is chosen', async () => {
    const first = await created({ name: 'Home' });
    const second = await created({ name: 'Work' });
    await create({ name: 'Parents' });

    await Promise.all([post(`delete/${first.id}`), post(`${second.id}/default`)]);

    expect(await defaults()).toHaveLength(1);
  });
});
