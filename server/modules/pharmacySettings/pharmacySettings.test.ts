import { eq } from 'drizzle-orm';

import { pharmacies } from '../../db/schema';
import type { Session } from '../../plugins/session';
import { mailsTo } from '../../testing/mailbox';
import { makeBuyer } from '../../testing/makeBuyer';
import { makeMedication } from '../../testing/makeMedication';
import { makePharmacy, makeStaff } from '../../testing/makeUser';
import { ROUNDING_PRONE_PRICES } from '../../testing/roundingPronePrices';
import { shoppingIn } from '../../testing/shopping';
import { startTestApp, testApp } from '../../testing/testApp';

const app = testApp();

const PROFILE = {
  name: 'El Shefaa',
  name_ar: 'صيدلية الشفاء',
  email: ' Hello@Shefaa.example ',
  phone: '00201112345678',
  address: '5 Makram Ebeid Street',
  address_ar: '٥ شارع مكرم عبيد',
  postal_code: '11762',
  website: 'https://shefaa.example/en',
  description: 'Open late, and happy to help.',
  opening_time: '08:30',
  closing_time: '23:00',
  working_days: ['friday', 'saturday'],
};
const PREFERENCES = {
  is_delivery_available: true,
  delivery_fee: 25.5,
  free_delivery_threshold: 150,
  low_stock_threshold: 8,
  closed_until: null,
};
const NOTIFICATIONS = {
  notify_new_orders: false,
  notify_order_updates: true,
  notify_low_stock: false,
  notify_by_mail: false,
  mail_language: 'en',
};

const read = (as: Session) => app.call({ method: 'GET', url: '/api/pharmacy/settings', as });
const save = (part: 'profile' | 'preferences' | 'notifications', as: Session, payload: object) =>
  app.post(`/api/pharmacy/settings/${part}`, as, payload);
const rowOf = async (id: number) => (await app.db.select().from(pharmacies).where(eq(pharmacies.id, id)))[0]!;

it('starts with what the pharmacy joined with and the defaults of the spec', async () => {
  const { session } = await makeStaff(app.db);

  const { data } = (await read(session)).json();

  expect(data).toMatchObject({
    postal_code: '11765',
    email: '',
    website: '',
    description: '',
    opening_time: '09:00',
    closing_time: '22:00',
    delivery_fee: 30,
    free_delivery_threshold: 200,
    low_stock_threshold: 10,
    notify_new_orders: true,
    notify_order_updates: true,
    notify_low_stock: true,
    notify_by_mail: true,
    mail_language: 'ar',
  });
});

it('saves each part by itself, of the own pharmacy alone', async () => {
  const { session, pharmacy } = await makeStaff(app.db);
  const other = await makePharmacy(app.db);

  const saved = await save('profile', session, PROFILE);
  await save('preferences', session, PREFERENCES);
  await save('notifications', session, NOTIFICATIONS);

  expect(saved.json().message).toBe('Profile updated. Your pharmacy profile has been updated successfully.');
  expect((await read(session)).json().data).toEqual({
    ...PROFILE,
    ...PREFERENCES,
    ...NOTIFICATIONS,
    image: null,
    email: 'hello@shefaa.example',
    phone: '+201112345678',
  });
  const { status, governorateId, cityId } = pharmacy;
  expect(await rowOf(pharmacy.id)).toMatchObject({ status, governorateId, cityId });
  expect(await rowOf(other.id)).toEqual(other);
});

it.each(ROUNDING_PRONE_PRICES)('keeps %d pounds to the piastre', async (egp) => {
  const { session } = await makeStaff(app.db);
  const fees = { delivery_fee: egp, free_delivery_threshold: egp };

  await save('preferences', session, fees);

  expect((await read(session)).json().data).toMatchObject(fees);
});

it('leaves what is not sent as it is', async () => {
  const { session, pharmacy } = await makeStaff(app.db);
  await save('profile', session, PROFILE);
  await save('preferences', session, PREFERENCES);
  await save('notifications', session, NOTIFICATIONS);
  const before = (await read(session)).json().data;

  await save('profile', session, { description: '' });
  await save('preferences', session, { low_stock_threshold: 3 });
  const saved = await save('notifications', session, { notify_by_mail: true });

  expect(saved.json().data).toEqual({ ...before, description: '', low_stock_threshold: 3, notify_by_mail: true });
  expect((await rowOf(pharmacy.id)).description).toBeNull();
});

it('answers what is stored where nothing was sent', async () => {
  const { session } = await makeStaff(app.db);

  const saved = await save('profile', session, {});

  expect(saved.json().data).toEqual((await read(session)).json().data);
});

it('lets customers find the pharmacy under its new name', async () => {
  const { session, pharmacy } = await makeStaff(app.db);

  await save('profile', session, { ...PROFILE, name: 'Zamzam Corner', name_ar: 'ركن زمزم' });

  const { data } = (await app.call({ method: 'GET', url: '/api/pharmacies?q=زمزم' })).json();
  expect(data.data).toEqual([expect.objectContaining({ id: pharmacy.id, name: 'Zamzam Corner' })]);
});

describe('another name', () => {
  let strict: typeof app;
  beforeAll(async () => {
    strict = await startTestApp({ isDemo: false });
  });
  afterAll(() => strict.stop());

  const makeShop = async () => {
    const { session, pharmacy } = await makeStaff(strict.db);
    const change = (payload: object, language = 'en') =>
      strict.call({
        method: 'POST',
        url: '/api/pharmacy/settings/profile',
        headers: { 'accept-language': language },
        as: session,
        payload,
      });
    return { pharmacy, change };
  };
  const told = async (id: number) =>
    (await mailsTo(strict.db, 'support@example.com')).filter(({ text }) => text.includes(`suspend ${id}\n`));

  it('is told to support, with the one before, as soon as it stands', async () => {
    const { pharmacy, change } = await makeShop();

    const nudged = strict.nudged('mail');
    const changed = await change({ name: 'Seif Pharmacies' });
    await nudged;
    const [mail, ...more] = await told(pharmacy.id);

    expect(changed.json().data.name).toBe('Seif Pharmacies');
    expect(mail!.subject).toBe('A pharmacy has changed its name: Seif Pharmacies');
    expect(mail!.text).toContain(`\nBefore: ${pharmacy.name} · ${pharmacy.nameAr}\n`);
    expect(mail!.text).toContain(`\nNow: Seif Pharmacies · ${pharmacy.nameAr}\n`);
    expect(mail!.text).toContain(`\nPhone: \u2066${pharmacy.phone}\u2069\n`);
    expect(more).toEqual([]);
  });

  it('is told in the language of whoever changes it, where only its Arabic one is another', async () => {
    const { pharmacy, change } = await makeShop();

    await change({ name_ar: 'صيدليات سيف' }, 'ar');

    expect(await told(pharmacy.id)).toMatchObject([{ subject: 'صيدلية غيّرت اسمها: صيدليات سيف' }]);
  });

  it('is none where all else changes', async () => {
    const { pharmacy, change } = await makeShop();

    await change({ ...PROFILE, name: pharmacy.name, name_ar: pharmacy.nameAr });

    expect(await told(pharmacy.id)).toEqual([]);
  });

  it('waits after a few within an hour, and all that was sent with it', async () => {
    const { pharmacy, change } = await makeShop();
    for (const letter of 'ABCDE') await change({ name: `Pharmacy ${letter}` });

    const refused = await change({ name: 'Pharmacy F', description: 'New' });
    const unnamed = await change({ description: 'Newer' });

    expect(refused.statusCode).toBe(429);
    expect(unnamed.json().data).toMatchObject({ name: 'Pharmacy E', description: 'Newer' });
    expect(await told(pharmacy.id)).toHaveLength(5);
  });

  it('is nobody else’s business where pharmacies are approved at once', async () => {
    const { session, pharmacy } = await makeStaff(app.db);

    await save('profile', session, { name: 'Another' });

    expect((await rowOf(pharmacy.id)).name).toBe('Another');
    expect(await mailsTo(app.db, 'support@example.com')).toEqual([]);
  });
});

it('changes the next quote and never a placed order', async () => {
  const { placeOrder } = shoppingIn(app);
  const { session, pharmacy } = await makeStaff(app.db);
  const placed = await placeOrder({ pharmacyId: pharmacy.id });
  const medication = await makeMedication(app.db, { pharmacyId: pharmacy.id, price: 2500 });
  const { session: buyer } = await makeBuyer(app.db, { [medication.id]: 1 });

  await save('preferences', session, { ...PREFERENCES, delivery_fee: 12.25, free_delivery_threshold: 60 });

  const order = (await app.call({ method: 'GET', url: `/api/orders/${placed.id}`, as: placed.customer })).json().data;
  expect(order).toMatchObject({ shipping: 30, total: 80 });
  const cart = (await app.call({ method: 'GET', url: '/api/cart', as: buyer })).json().data;
  expect(JSON.stringify(cart)).toContain('"shipping":12.25');
});

it.each([
  ['nothing as a threshold: every delivery is free', 0, 0, 0],
  ['no threshold: no delivery is', null, 12.25, null],
  ['an empty field of a form for none', '', 12.25, null],
])('takes %s', async (_what, threshold, shipping, missing) => {
  const { session, pharmacy } = await makeStaff(app.db);
  const medication = await makeMedication(app.db, { pharmacyId: pharmacy.id, price: 100_000_00 });
  const { session: buyer } = await makeBuyer(app.db, { [medication.id]: 1 });

  await save('preferences', session, { delivery_fee: 12.25, free_delivery_threshold: threshold });

  const free_delivery_threshold = threshold === '' ? null : threshold;
  expect((await read(session)).json().data).toMatchObject({ free_delivery_threshold });
  const cart = (await app.call({ method: 'GET', url: '/api/cart', as: buyer })).json().data;
  expect(cart.quotes[0]).toMatchObject({ delivery: { shipping }, until_free_delivery: missing });
  for (const url of [`/api/pharmacies/${pharmacy.id}`, `/api/medications/${medication.id}`]) {
    const { data } = (await app.call({ method: 'GET', url })).json();
    expect(data.pharmacy ?? data).toMatchObject({ free_delivery_threshold });
  }
});

it.each([
  ['profile', PROFILE, { closing_time: '25:00' }, { closing_time: ['Invalid time format (HH:MM)'] }],
  [
    'preferences',
    PREFERENCES,
    { low_stock_threshold: null },
    { low_stock_threshold: ['Low stock threshold is required'] },
  ],
  ['notifications', NOTIFICATIONS, { mail_language: 'fr' }, { mail_language: ['Choose Arabic or English'] }],
] as const)('refuses in %s of %j the value %j, and changes nothing', async (part, input, wrong, errors) => {
  const { session, pharmacy } = await makeStaff(app.db);

  const response = await save(part, session, { ...input, ...wrong });

  expect(response.statusCode).toBe(422);
  expect(response.json().errors).toEqual(errors);
  expect(await rowOf(pharmacy.id)).toEqual(pharmacy);
});
