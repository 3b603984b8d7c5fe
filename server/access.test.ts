import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';

import {
  cartPromoCodes,
  contactMessages,
  foreignCategories,
  orders,
  promoRedemptions,
  recoveryCodes as storedCodes,
  userAddresses,
  users,
} from './db/schema';
import type { Guard, Session } from './plugins/session';
import { makeChallengeFor, turnOnTwoFactor, unusedTotpCode } from './testing/authenticator';
import { inDays } from './testing/inDays';
import { listRoutes } from './testing/listRoutes';
import { makeLinkToken } from './testing/mailbox';
import { makeAddress } from './testing/makeAddress';
import { fillCart, makeBuyer } from './testing/makeBuyer';
import { makeCard, makeCardToken } from './testing/makeCard';
import { makeForm } from './testing/makeForm';
import { makeInvitation } from './testing/makeInvitation';
import { makeMedication } from './testing/makeMedication';
import { makePng } from './testing/makePng';
import { makePromo } from './testing/makePromo';
import { makeCustomer, makePharmacy, makeStaff, openSession, PASSWORD } from './testing/makeUser';
import { newPerson } from './testing/newPerson';
import { readAllRows, readAllRowsButAttempts } from './testing/readAllRows';
import { shoppingIn } from './testing/shopping';
import { makeTemporaryFolder } from './testing/temporaryFolder';
import { startTestApp, type TestApp } from './testing/testApp';

/** A text in everything of the owner that an answer could show, by which a leak is recognised. */
const MARK = 'Zamalek-7531';

type World = Awaited<ReturnType<typeof makeWorld>>;

let client: Awaited<ReturnType<typeof makeTemporaryFolder>>;
let app: TestApp;
let world: World;
beforeAll(async () => {
  client = await makeTemporaryFolder();
  await writeFile(join(client.folder, 'index.html'), '<!doctype html><title>Dawaya</title>');
  app = await startTestApp({ clientDir: client.folder });
  world = await makeWorld(app);
});
afterAll(async () => {
  await app.stop();
  await client.remove();
});

/** Two customers and the staff of two pharmacies; one customer and one pharmacy own what the calls are about. */
async function makeWorld(testApp: TestApp) {
  const { db, call } = testApp;
  const { checkout } = shoppingIn(testApp);
  const { user: member, session: staff, pharmacy } = await makeStaff(db);
  const [inCart, takenOut] = [
    await makeMedication(db, { pharmacyId: pharmacy.id, name: `${MARK} drops`, lowStockAlert: 1000 }),
    await makeMedication(db, { pharmacyId: pharmacy.id, name: `${MARK} cream`, expiryDate: inDays(30) }),
  ];
  const onShelf = await makeMedication(db);
  const form = await makeForm({ image: { bytes: await makePng() } });
  const pictured = await call({ method: 'POST', url: `/api/medications/${inCart.id}/update`, as: staff, ...form });

  const { user, session: customer, address, body } = await makeBuyer(db, { [inCart.id]: 1 });
  await db.update(users).set({ firstName: MARK }).where(eq(users.id, user.id));
  const spareAddress = await makeAddress(db, user.id, { isDefault: true });
  await db.update(userAddresses).set({ address: MARK }).where(eq(userAddresses.userId, user.id));
  const card = await makeCard(db, user.id, { holderName: MARK });
  const spareCard = await makeCard(db, user.id, { holderName: MARK, isDefault: false });
  const placeOrder = async (payment = {}): Promise<number> =>
    (await checkout(customer, { ...body, ...payment })).json().data.orders[0].id;
  const orderId = await placeOrder();
  await fillCart(db, user.id, { [inCart.id]: 1 });
  const cancellableId = await placeOrder();
  await fillCart(db, user.id, { [inCart.id]: 1 });
  const deliveredId = await placeOrder({ payment_method: 'credit_card' });
  await db.update(orders).set({ status: 'delivered', paymentStatus: 'failed' }).where(eq(orders.id, deliveredId));
  await fillCart(db, user.id, { [inCart.id]: 1 });
  const paidId = await placeOrder();
  await db.update(orders).set({ status: 'delivered', paymentStatus: 'paid' }).where(eq(orders.id, paidId));
  const back = { amount: 5, reason: MARK };
  await call({ method: 'POST', url: `/api/orders/${paidId}/refund`, as: staff, payload: back });
  await fillCart(db, user.id, { [inCart.id]: 1, [takenOut.id]: 1 });

  const login = { email: user.email, password: PASSWORD };
  const signIn = async (payload: object, userAgent: string): Promise<string> => {
    const headers = { 'user-agent': userAgent };
    return (await call({ method: 'POST', url: '/api/auth/login', payload, headers })).json().data.refresh_token;
  };
  const tokens = { refreshed: await signIn(login, MARK), ended: await signIn(login, MARK) };
  await signIn({ email: member.email, password: PASSWORD }, 'The browser of the staff');
  const newSession = async ({ userId }: Session) => (await openSession(db, userId)).sessionId;
  const ending = { customer: await newSession(customer), staff: await newSession(staff) };

  const { user: colleague } = await makeStaff(db, pharmacy.id);
  const invitation = await makeInvitation(db, pharmacy.id);

  const promo = await makePromo(db, { pharmacyId: pharmacy.id, description: MARK });
  const ofPromo = { userId: user.id, promoCodeId: promo.id };
  await db.insert(cartPromoCodes).values({ ...ofPromo, pharmacyId: pharmacy.id, code: promo.code });
  await db.insert(promoRedemptions).values({ ...ofPromo, orderId: deliveredId });
  const letter = { name: MARK, email: user.email, subject: MARK, message: MARK };
  await db.insert(contactMessages).values({ ...letter, userId: user.id });
  await db.insert(storedCodes).values({ userId: user.id, codeHash: MARK });
  await db.insert(foreignCategories).values({ pharmacyId: pharmacy.id, name: MARK, categoryId: inCart.categoryId });
  await makeLinkToken(db, user, 'email_verification');
  const guarded = await makeCustomer(db);
  const { recoveryCodes } = await turnOnTwoFactor(testApp, guarded.session);

  const { user: stranger, session: otherCustomer } = await makeCustomer(db);
  await fillCart(db, stranger.id, { [onShelf.id]: 1 });
  const { session: otherStaff } = await makeStaff(db, (await makePharmacy(db)).id);

  return {
    ...{ customer, otherCustomer, staff, otherStaff, login, tokens, ending, recoveryCodes, colleague, invitation },
    guarded: guarded.user,
    picture: pictured.json().data.image as string,
    ...{
      card,
      spareCard,
      promo,
      pharmacy,
      inCart,
      takenOut,
      onShelf,
      address,
      spareAddress,
      orderId,
      cancellableId,
      deliveredId,
      paidId,
      checkoutBody: body,
    },
  };
}

interface Route {
  guard: Guard;
  /** Another session of the person, for a call that ends the session it is made with. */
  as?: (session: Session) => Promise<Session>;
  /** The value of `:id`, `:file` or `*` in the path. */
  id?: (world: World, person: Case['person']) => number | string;
  query?: (world: World) => string;
  payload?: (world: World, person: Case['person']) => object | Promise<object>;
  /** Prepares the state that the call depends on. */
  before?: (world: World, person: Case['person']) => Promise<unknown>;
  /** The type of an answer that is not JSON. */
  type?: 'application/xml' | 'text/plain' | 'text/html' | 'image/webp';
  /** What another owner is answered for the owner's things. `own`: the call succeeds and concerns only the caller's own things. */
  other?: 404 | 422 | 'own';
}

let made = 0;
const newAddress = ({ address: { governorateId, cityId } }: World) => ({
  name: 'Omar Adel',
  phone: '01012345678',
  address: '5 Makram Ebeid Street',
  governorate_id: governorateId,
  city_id: cityId,
});
const newCard = () => ({ token: makeCardToken(), holder_name: 'Omar Adel' });

const newPharmacyProfile = () => ({
  name: 'Shefaa',
  name_ar: 'صيدلية الشفاء',
  phone: '01112345678',
  address: '5 Makram Ebeid Street',
  postal_code: '11762',
  opening_time: '08:30',
  closing_time: '23:00',
  working_days: ['saturday', 'sunday'],
});
const newPromo = () => ({
  code: `NEW${(made += 1)}`,
  value: 10,
  start_date: '2026-01-01',
  end_date: '2099-12-31',
});

const newProduct = ({ inCart }: World) => ({
  name: 'Eye drops',
  category_id: inCart.categoryId,
  generic_name: 'Hyaluronate',
  price: 45,
  stock: 3,
  lowStockAlert: 5,
});
const newProfile = () => ({ first_name: 'Omar', last_name: 'Adel', phone: '01012345678' });

/** The password, and a code of the person's authenticator app. */
const passwordAndCode = async (_world: World, person: Case['person']) => ({
  password: PASSWORD,
  code: person === 'guest' ? '123456' : await unusedTotpCode(app.db, world[person].userId),
});

/** An account cannot be deleted while a pharmacy is working on one of its orders. */
const finishOrders = async (_world: World, person: Case['person']) => {
  if (person === 'guest') return;
  await app.db.update(orders).set({ status: 'delivered' }).where(eq(orders.userId, world[person].userId));
};

/** Every route of the app, in the order in which the calls are made: one that changes a thing for good comes after those that need it. */
const ROUTES: Record<string, Route> = {
  'GET /health/live': { guard: 'anyone' },
  'GET /health/ready': { guard: 'anyone' },
  'GET /robots.txt': { guard: 'anyone', type: 'text/plain' },
  'GET /sitemap.xml': { guard: 'anyone', type: 'application/xml' },
  'GET /images/uploads/:file': {
    guard: 'anyone',
    id: ({ picture }) => picture.split('/').at(-1)!,
    type: 'image/webp',
  },
  'GET *': { guard: 'anyone', id: () => '/', type: 'text/html' },
  'GET /sitemaps/:file': { guard: 'anyone', id: () => 'medications-1.xml', type: 'application/xml' },

  'POST /api/auth/login': { guard: 'anyone', payload: ({ login }) => login },
  'POST /api/auth/two-factor': {
    guard: 'anyone',
    payload: async ({ guarded, recoveryCodes }) => ({
      challenge: await makeChallengeFor(app.db, guarded.id),
      code: recoveryCodes.shift(),
    }),
  },
  'POST /api/auth/register': { guard: 'anyone', payload: () => newPerson() },
  'POST /api/auth/refresh': { guard: 'anyone', payload: ({ tokens }) => ({ refresh_token: tokens.refreshed }) },
  'POST /api/auth/logout': {
    guard: 'anyone',
    as: async (session) => ({ ...session, ...(await openSession(app.db, session.userId)) }),
    payload: ({ tokens }) => ({ refresh_token: tokens.ended }),
  },
  'GET /api/auth/me': { guard: 'signed-in', other: 'own' },
  'POST /api/auth/forgot-password': { guard: 'anyone', payload: () => ({ email: newPerson().email }) },
  'POST /api/auth/reset-password': {
    guard: 'anyone',
    payload: async (world) => ({
      token: await makeLinkToken(app.db, world.guarded, 'password_reset'),
      password: PASSWORD,
      password_confirmation: PASSWORD,
    }),
  },
  'POST /api/auth/verify-email': {
    guard: 'anyone',
    payload: async (world) => ({ token: await makeLinkToken(app.db, world.guarded, 'email_verification') }),
  },
  'POST /api/auth/invitation': {
    guard: 'anyone',
    payload: async ({ pharmacy }) => ({ token: (await makeInvitation(app.db, pharmacy.id)).token }),
  },
  'POST /api/auth/accept-invitation': {
    guard: 'anyone',
    payload: async ({ pharmacy }) => ({
      ...newPerson({ position: 'Pharmacist' }),
      token: (await makeInvitation(app.db, pharmacy.id)).token,
    }),
  },
  'POST /api/auth/send-verification': { guard: 'signed-in', other: 'own' },
  'POST /api/contact': {
    guard: 'anyone',
    payload: () => ({ name: 'Omar', email: 'omar@example.com', subject: 'Hello', message: 'Hello' }),
  },

  'POST /api/user/profile': { guard: 'signed-in', payload: newProfile, other: 'own' },
  'POST /api/user/email': {
    guard: 'signed-in',
    payload: () => ({ email: newPerson().email, password: PASSWORD }),
    other: 'own',
  },
  'GET /api/user/sessions': { guard: 'signed-in', other: 'own' },
  'POST /api/user/sessions/:id/end': {
    guard: 'signed-in',
    id: ({ ending }, person) => ending[person === 'staff' ? 'staff' : 'customer'],
    other: 404,
  },
  'POST /api/user/sessions/end-others': { guard: 'signed-in', other: 'own' },
  'POST /api/user/two-factor/start': { guard: 'signed-in', payload: () => ({ password: PASSWORD }), other: 'own' },
  // Each code is good once, so these calls take codes of successive time steps.
  'POST /api/user/two-factor/confirm': { guard: 'signed-in', payload: passwordAndCode, other: 'own' },
  'POST /api/user/two-factor/recovery-codes': { guard: 'signed-in', payload: passwordAndCode, other: 'own' },
  'POST /api/user/two-factor/disable': { guard: 'signed-in', payload: passwordAndCode, other: 'own' },
  'POST /api/user/password': {
    guard: 'signed-in',
    payload: () => ({ current_password: PASSWORD, password: PASSWORD, password_confirmation: PASSWORD }),
    other: 'own',
  },

  'GET /api/items/governorates': { guard: 'anyone' },
  'GET /api/items/cities': { guard: 'anyone', query: ({ address }) => `governorate_id=${address.governorateId}` },
  'GET /api/pharmacies': { guard: 'anyone' },
  'GET /api/pharmacies/:id': { guard: 'anyone', id: ({ pharmacy }) => pharmacy.id },
  'GET /api/pharmacy/statistics': { guard: 'pharmacy', other: 'own' },
  'GET /api/pharmacy/orders/counts': { guard: 'pharmacy', other: 'own' },
  'GET /api/pharmacy/settings': { guard: 'pharmacy', other: 'own' },
  'POST /api/pharmacy/settings/profile': { guard: 'pharmacy', payload: newPharmacyProfile, other: 'own' },
  'POST /api/pharmacy/settings/picture': { guard: 'pharmacy', payload: () => ({ remove_image: true }), other: 'own' },
  'POST /api/pharmacy/settings/preferences': {
    guard: 'pharmacy',
    payload: () => ({
      is_delivery_available: true,
      delivery_fee: 25.5,
      free_delivery_threshold: 150,
      low_stock_threshold: 8,
    }),
    other: 'own',
  },
  'POST /api/pharmacy/settings/notifications': {
    guard: 'pharmacy',
    payload: () => ({
      notify_new_orders: true,
      notify_order_updates: true,
      notify_low_stock: false,
      notify_by_mail: false,
      mail_language: 'en',
    }),
    other: 'own',
  },
  'GET /api/pharmacy/colleagues': { guard: 'pharmacy', other: 'own' },
  'POST /api/pharmacy/colleagues/invite': {
    guard: 'pharmacy',
    payload: () => ({ email: newPerson().email }),
    other: 'own',
  },
  'POST /api/pharmacy/colleagues/invitations/:id/withdraw': {
    guard: 'pharmacy',
    id: ({ invitation }) => invitation.id,
    other: 404,
  },
  'POST /api/pharmacy/colleagues/:id/remove': { guard: 'pharmacy', id: ({ colleague }) => colleague.id, other: 404 },
  'GET /api/pharmacy/notifications': { guard: 'pharmacy', other: 'own' },
  'GET /api/pharmacy/notifications/unseen': { guard: 'pharmacy', other: 'own' },
  'POST /api/pharmacy/notifications/seen': { guard: 'pharmacy', payload: () => ({ id: 1 }), other: 'own' },
  'GET /api/pharmacy/orders/export': {
    guard: 'pharmacy',
    query: () => 'from=2020-01-01&to=2099-12-31',
    other: 'own',
  },
  'GET /api/pharmacy/statistics/trends': { guard: 'pharmacy', other: 'own' },
  'GET /api/medications': { guard: 'anyone' },
  'GET /api/medications/categories': { guard: 'anyone' },
  'GET /api/medications/expiring': { guard: 'pharmacy', other: 'own' },
  'GET /api/medications/:id': { guard: 'anyone', id: ({ onShelf }) => onShelf.id },
  'GET /api/pharmacy/medications': { guard: 'pharmacy', other: 'own' },
  'GET /api/pharmacy/medications/categories': { guard: 'pharmacy', other: 'own' },
  'GET /api/pharmacy/medications/export': { guard: 'pharmacy', other: 'own' },
  'GET /api/pharmacy/medications/:id': { guard: 'pharmacy', id: ({ inCart }) => inCart.id, other: 404 },
  'POST /api/pharmacy/medications/update': {
    guard: 'pharmacy',
    payload: ({ inCart }) => ({ ids: [inCart.id], lowStockAlert: 5 }),
    other: 'own',
  },
  'GET /api/medications/low-stock': { guard: 'pharmacy', other: 'own' },
  'POST /api/medications/create': { guard: 'pharmacy', payload: newProduct, other: 'own' },
  'POST /api/medications/import': {
    guard: 'pharmacy',
    payload: (each) => ({ rows: [newProduct(each)] }),
    other: 'own',
  },
  'GET /api/pharmacy/foreign-categories': { guard: 'pharmacy', other: 'own' },
  'POST /api/pharmacy/foreign-categories/update': {
    guard: 'pharmacy',
    payload: () => ({ categories: [{ name: MARK, category_id: null }] }),
    other: 'own',
  },
  'POST /api/medications/:id/update': {
    guard: 'pharmacy',
    id: ({ inCart }) => inCart.id,
    payload: () => ({ lowStockAlert: 5 }),
    other: 404,
  },
  'GET /api/medications/:id/stock-movements': { guard: 'pharmacy', id: ({ inCart }) => inCart.id, other: 404 },
  'POST /api/medications/:id/stock-movements': {
    guard: 'pharmacy',
    id: ({ inCart }) => inCart.id,
    payload: () => ({ reason: 'received', quantity: 5 }),
    other: 404,
  },

  'GET /api/user/addresses': { guard: 'user', other: 'own' },
  'POST /api/user/addresses/create': { guard: 'user', payload: newAddress, other: 'own' },
  'POST /api/user/addresses/update/:id': {
    guard: 'user',
    id: ({ address }) => address.id,
    payload: newAddress,
    other: 404,
  },
  'POST /api/user/addresses/:id/default': { guard: 'user', id: ({ address }) => address.id, other: 404 },
  'POST /api/user/addresses/delete/:id': { guard: 'user', id: ({ spareAddress }) => spareAddress.id, other: 404 },

  'GET /api/user/payment-methods': { guard: 'user', other: 'own' },
  'POST /api/user/payment-methods/create': { guard: 'user', payload: newCard, other: 'own' },
  'POST /api/user/payment-methods/:id/default': { guard: 'user', id: ({ card }) => card.id, other: 404 },
  'POST /api/user/payment-methods/delete/:id': { guard: 'user', id: ({ spareCard }) => spareCard.id, other: 404 },

  'GET /api/cart': { guard: 'user', other: 'own' },
  'POST /api/cart/add': {
    guard: 'user',
    payload: ({ onShelf }) => ({ medication_id: onShelf.id, quantity: 1 }),
    other: 'own',
  },
  'POST /api/cart/update': {
    guard: 'user',
    payload: ({ inCart }) => ({ medication_id: inCart.id, quantity: 3 }),
    other: 404,
  },
  'POST /api/cart/remove-item': {
    guard: 'user',
    payload: ({ takenOut }) => ({ medication_id: takenOut.id }),
    other: 'own',
  },
  'POST /api/cart/apply-promo-code': {
    guard: 'user',
    payload: ({ promo }) => ({ code: promo.code }),
    // The other customer has nothing of that pharmacy in the cart.
    other: 422,
  },
  'POST /api/cart/remove-promo-code': {
    guard: 'user',
    payload: ({ pharmacy }) => ({ pharmacy_id: pharmacy.id }),
    other: 'own',
  },
  // Somebody else's address counts as none, so the other customer is asked for an address of their own.
  'POST /api/orders/checkout': { guard: 'user', payload: ({ checkoutBody }) => checkoutBody, other: 422 },
  'POST /api/cart/delete': { guard: 'user', other: 'own' },

  'GET /api/customers': { guard: 'pharmacy', other: 'own' },
  'GET /api/customers/:id': { guard: 'pharmacy', id: ({ customer }) => customer.userId, other: 404 },
  'GET /api/promo-codes': { guard: 'pharmacy', other: 'own' },
  'GET /api/promo-codes/:id': { guard: 'pharmacy', id: ({ promo }) => promo.id, other: 404 },
  'POST /api/promo-codes/create': { guard: 'pharmacy', payload: newPromo, other: 'own' },
  'POST /api/promo-codes/:id/update': {
    guard: 'pharmacy',
    id: ({ promo }) => promo.id,
    payload: newPromo,
    other: 404,
  },
  'POST /api/promo-codes/:id/delete': { guard: 'pharmacy', id: ({ promo }) => promo.id, other: 404 },

  'GET /api/orders': { guard: 'signed-in', other: 'own' },
  'GET /api/orders/:id': { guard: 'signed-in', id: ({ orderId }) => orderId, other: 404 },
  'POST /api/orders/:id/cancel': { guard: 'user', id: ({ cancellableId }) => cancellableId, other: 404 },
  'POST /api/orders/:id/record-payment': { guard: 'pharmacy', id: ({ deliveredId }) => deliveredId, other: 404 },
  'POST /api/orders/:id/refund': {
    guard: 'pharmacy',
    id: ({ paidId }) => paidId,
    payload: () => ({ amount: 5, reason: MARK }),
    other: 404,
  },
  'POST /api/orders/:id/reorder': { guard: 'user', id: ({ deliveredId }) => deliveredId, other: 404 },
  'POST /api/orders/:id/update-status': {
    guard: 'pharmacy',
    id: ({ orderId }) => orderId,
    payload: () => ({ status: 'processing' }),
    other: 404,
  },

  'POST /api/user/delete': {
    guard: 'user',
    before: finishOrders,
    payload: () => ({ password: PASSWORD }),
    other: 'own',
  },
};

type Person = 'customer' | 'otherCustomer' | 'staff' | 'otherStaff';

const WHO = {
  anyone: { owners: ['customer', 'staff'], others: [], wrongRole: [] },
  'signed-in': { owners: ['customer', 'staff'], others: ['otherCustomer', 'otherStaff'], wrongRole: [] },
  user: { owners: ['customer'], others: ['otherCustomer'], wrongRole: ['staff', 'otherStaff'] },
  pharmacy: { owners: ['staff'], others: ['otherStaff'], wrongRole: ['customer', 'otherCustomer'] },
} satisfies Record<Guard, Record<'owners' | 'others' | 'wrongRole', Person[]>>;

interface Case {
  name: string;
  person: Person | 'guest';
  status: number;
}

const CALLS = Object.entries(ROUTES);
const casesFor = (name: string, people: Case['person'][], status: number): Case[] =>
  people.map((person) => ({ name, person, status }));

const REFUSED = CALLS.flatMap(([name, { guard, other }]) => [
  ...casesFor(name, guard === 'anyone' ? [] : ['guest'], 401),
  ...casesFor(name, WHO[guard].wrongRole, 403),
  ...casesFor(name, typeof other === 'number' ? WHO[guard].others : [], Number(other)),
]);
const SERVED_THEIR_OWN = CALLS.flatMap(([name, { guard, other }]) =>
  casesFor(name, other === 'own' ? WHO[guard].others : [], 200),
);
const SERVED = CALLS.flatMap(([name, { guard }]) =>
  casesFor(name, [...(guard === 'anyone' ? (['guest'] as const) : []), ...WHO[guard].owners], 200),
);

async function callAs(name: string, person: Case['person']) {
  const { id, query, payload } = ROUTES[name]!;
  const [method, path] = name.split(' ') as ['GET' | 'POST', string];
  const session: Session | null = person === 'guest' ? null : world[person];
  const as = (session && (await ROUTES[name]!.as?.(session))) ?? session;
  const url = path.replace(/:(id|file)|\*/, String(id?.(world, person))) + (query ? `?${query(world)}` : '');
  return app.call({ method, url, as, ...(payload && { payload: await payload(world, person) }) });
}

type Row<Value = unknown> = Record<string, Value>;

/** The rows of the customer, the member of staff and the pharmacy, and the rows that belong to one of them. */
async function ownersRows() {
  const { customer, staff, pharmacy, inCart, takenOut } = world;
  const contents = await readAllRows(app.db);
  const people = [customer.userId, staff.userId];
  const boughtBy = (row: Row) => row.userId === customer.userId;
  const owners: Row<unknown[]> = {
    userId: people,
    pharmacyId: [pharmacy.id],
    medicationId: [inCart.id, takenOut.id],
    orderId: contents.orders!.filter(boughtBy).map(({ id }) => id),
  };
  const selves: Row<unknown[]> = { users: people, pharmacies: [pharmacy.id] };
  const entries = Object.entries(contents).map(([table, rows]) => [
    table,
    rows.filter((row) =>
      Object.entries({ ...owners, id: selves[table] }).some(([key, ids]) => ids?.includes(row[key])),
    ),
  ]);
  return Object.fromEntries(entries) as Row<Row[]>;
}

it('knows every route of the app, and no other', () => {
  expect(CALLS.map(([name]) => name).sort()).toEqual(listRoutes(app.app).sort());
});

it('says of every route with a guard how another owner fares', () => {
  expect(CALLS.filter(([, { guard, other }]) => (guard === 'anyone') !== (other === undefined))).toEqual([]);
});

/** Tables without a column that names their owner, whose rows therefore belong to everybody. */
const EVERYBODYS = [
  'answered_calls',
  'attempts',
  'cities',
  'governorate_counts',
  'governorates',
  'mails',
  'medication_categories',
].concat(['medication_texts', 'search_words', 'text_counts', 'text_words']);

it('looks at owners who have something in every table, for a careless call to take', async () => {
  const rows = Object.entries(await ownersRows());

  const empty = rows.filter(([, theirs]) => theirs.length === 0).map(([table]) => table);
  expect(empty.sort()).toEqual(EVERYBODYS);
});

const SHOWN = SERVED_THEIR_OWN.filter(({ name }) => name.startsWith('GET '));

it.each(SHOWN)('$name would show what $person must not see', async ({ name, person }) => {
  const owner = person === 'otherStaff' ? 'staff' : 'customer';

  const [shown, theirs] = [await callAs(name, owner), await callAs(name, person)];

  expect(shown.json().data).not.toEqual(theirs.json().data);
  if (owner === 'customer') expect(shown.body).toContain(MARK);
});

it.each(REFUSED)('$name refuses $person with $status, says nothing more and changes nothing', async (each) => {
  const before = await readAllRowsButAttempts(app.db);

  const response = await callAs(each.name, each.person);

  expect(response.statusCode).toBe(each.status);
  expect(response.json()).toMatchObject({ success: false, message: expect.stringMatching(/^[A-Z][^{}]+$/) });
  expect(response.json()).not.toHaveProperty('data');
  expect(response.body).not.toContain(MARK);
  expect(await readAllRowsButAttempts(app.db)).toEqual(before);
});

it.each(SERVED_THEIR_OWN)("$name gives $person nothing of the owner's and leaves it alone", async (each) => {
  await ROUTES[each.name]!.before?.(world, each.person);
  const before = await ownersRows();

  const response = await callAs(each.name, each.person);

  expect(response.statusCode).toBe(200);
  expect(response.body).not.toContain(MARK);
  expect(await ownersRows()).toEqual(before);
});

it.each(SERVED)('$name serves $person', async (each) => {
  await ROUTES[each.name]!.before?.(world, each.person);
  const response = await callAs(each.name, each.person);

  const type = ROUTES[each.name]!.type ?? 'application/json';
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe(type.startsWith('image/') ? type : `${type}; charset=utf-8`);
  if (type === 'application/json') {
    expect(response.json()).toMatchObject({ success: true, message: expect.any(String) });
  }
});
