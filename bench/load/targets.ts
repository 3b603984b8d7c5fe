import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';

import { CUSTOMER_SORTS } from '@contract/customer';
import { ORDER_SORTS } from '@contract/order';
import { PRODUCT_SORTS } from '@contract/product';

import type { Database } from '../../server/db/database';
import { makeRandom } from '../../server/demo/seedRandom';
import { type Session, session } from '../../server/plugins/session';
import { type CartRow, fillCarts, type Market } from './market';
import type { NextRequest } from './measure';
import { SEARCHES } from './searches';

/** What can be measured, with the ratio to the fixed route's speed that it should reach; null if there is no goal. */
const GOALS = {
  medications: 0.25,
  'of a category': 0.25,
  'of a governorate': 0.25,
  'pharmacies there': 0.25,
  search: 0.1,
  'search, near': null,
  detail: 0.25,
  'cart add': 0.1,
  checkout: 0.03,
  "customer's orders": null,
  'order grid': 0.1,
  'order grid, searched': 0.1,
  'product grid': 0.1,
  'product grid, searched': 0.1,
  'customer grid': 0.1,
  'customer grid, searched': 0.1,
} as const;

export type TargetName = keyof typeof GOALS;

export const TARGET_NAMES = Object.keys(GOALS) as TargetName[];

export interface Target {
  name: TargetName;
  goal: number | null;
  /** Prepares the data of one measurement and returns its calls. */
  prepare: () => Promise<NextRequest>;
}

const PAGES = 5;
const LINES_PER_CART = 5;
const UNITS_PER_LINE = 10;
const GRIDS = { orders: '/api/orders', products: '/api/pharmacy/medications', customers: '/api/customers' };
/** Enough customers that their carts do not become full during a measurement. */
const SHOPPERS = 2_000;

interface TargetContext {
  db: Database;
  market: Market;
  jwtSecret: string;
}

/** The measured calls. They use random ids of the whole market, with the same seed in every run. */
export async function targetsOf({ db, market, jwtSecret }: TargetContext): Promise<Target[]> {
  const random = makeRandom(1);
  const sign = await signerOf(jwtSecret);
  const page = () => random.integer(1, PAGES);
  const target = (name: TargetName, prepare: Target['prepare']): Target => ({ name, goal: GOALS[name], prepare });
  const reads = (name: TargetName, pathOf: () => string) =>
    target(name, async () => () => ({ method: 'GET', path: pathOf() }));
  const readsOf = (sessions: Session[]) => (name: TargetName, pathOf: () => string) =>
    target(name, async () => {
      const headers = sessions.map(sign);
      return () => ({ method: 'GET', path: pathOf(), headers: random.pick(headers) });
    });
  const grid = readsOf(market.staff.map(staffSession));
  /** One of the first pages of a grid, in a random order. */
  const pageOf = (path: string, sorts: readonly string[]) => () => `${path}?sort=${random.pick(sorts)}&page=${page()}`;
  const search = (path: string, texts: readonly string[]) => () =>
    `${path}?q=${encodeURIComponent(random.pick(texts))}`;
  const searchPath = search('/api/medications', SEARCHES);
  const { products, orders, customers } = GRIDS;
  const customerTurns = roundRobin(market.customers.length);

  return [
    reads('medications', () => `/api/medications?page=${page()}`),
    reads('of a category', () => `/api/medications?category_id=${random.pick(market.categoryIds)}&page=${page()}`),
    reads(
      'of a governorate',
      () => `/api/medications?governorate_id=${random.pick(market.governorateIds)}&page=${page()}`,
    ),
    reads('pharmacies there', () => `/api/pharmacies?governorate_id=${random.pick(market.governorateIds)}`),
    reads('search', searchPath),
    reads('search, near', () => `${searchPath()}&near=${random.pick(market.governorateIds)}`),
    reads('detail', () => `/api/medications/${random.pick(market.medicationIds)}`),
    target('cart add', () => cartAdds({ db, market, sign })),
    target('checkout', () => checkouts({ db, market, sign }, customerTurns)),
    readsOf(market.customers.map(customerSession))("customer's orders", () => '/api/orders?paginate=5'),
    grid('order grid', pageOf(orders, ORDER_SORTS)),
    grid('order grid, searched', search(orders, market.people)),
    grid(
      'product grid',
      pageOf(
        products,
        PRODUCT_SORTS.filter((sort) => sort !== 'relevance'),
      ),
    ),
    grid('product grid, searched', search(products, SEARCHES)),
    grid('customer grid', pageOf(customers, CUSTOMER_SORTS)),
    grid('customer grid, searched', search(customers, market.people)),
  ];
}

type Sign = (session: Session) => { authorization: string };

/** Signs tokens as the server does. They expire after a quarter of an hour, so each measurement makes new ones. */
async function signerOf(secret: string): Promise<Sign> {
  const app = Fastify();
  await app.register(session, { secret, isOpen: async () => true });
  return (who) => ({ authorization: `Bearer ${app.jwt.sign(who)}` });
}

const customerSession = ({ userId, sessionId }: Market['customers'][number]): Session => ({
  userId,
  sessionId,
  userType: 'user',
  pharmacyId: null,
});

const staffSession = (staff: Market['staff'][number]): Session => ({ ...staff, userType: 'pharmacy' });

interface CartContext {
  db: Database;
  market: Market;
  sign: Sign;
}

const post = (path: string, headers: object, body: object) =>
  ({
    method: 'POST',
    path,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }) as const;

/**
 * Some customers take turns adding a unit, until their carts have five medications of five pharmacies. All others have a full cart from
 * the start: PostgreSQL would plan for an empty table, and scan it sequentially while it grows.
 */
async function cartAdds({ db, market: { customers, shelves }, sign }: CartContext): Promise<NextRequest> {
  await fillCarts(db, cartsOf(customers.slice(SHOPPERS), shelves));
  const headers = customers.slice(0, SHOPPERS).map((customer) => sign(customerSession(customer)));
  let calls = 0;
  return () => {
    const shopper = calls % headers.length;
    const turn = Math.floor(calls / headers.length);
    calls += 1;
    if (turn >= LINES_PER_CART * UNITS_PER_LINE) throw new RangeError('All carts are full: measure for fewer seconds');
    const shelf = shelves[(shopper + (turn % LINES_PER_CART)) % shelves.length] ?? [];
    return post('/api/cart/add', headers[shopper] ?? {}, { medication_id: shelf[shopper % shelf.length], quantity: 1 });
  };
}

/** 0 to `total` - 1, repeated for ever. */
function* roundRobin(total: number): Generator<number, never> {
  for (let index = 0; ; index = (index + 1) % total) yield index;
}

/**
 * Every customer buys once, two medications of one pharmacy and one of another. The next measurement continues with the next customer,
 * because the shop limits the number of unpaid orders per customer.
 */
async function checkouts(
  { db, market: { customers, shelves }, sign }: CartContext,
  turns: Generator<number, never>,
): Promise<NextRequest> {
  await fillCarts(db, cartsOf(customers, shelves));
  const headers = customers.map((customer) => sign(customerSession(customer)));
  let bought = 0;
  return () => {
    if (bought === customers.length) throw new RangeError('Everybody has bought: measure for fewer seconds');
    const index = turns.next().value;
    bought += 1;
    return post(
      '/api/orders/checkout',
      { ...headers[index], 'idempotency-key': randomUUID() },
      { user_address_id: customers[index]?.addressId, payment_method: 'cash_on_delivery', notes: '' },
    );
  };
}

const cartsOf = (customers: Market['customers'], shelves: readonly number[][]) =>
  customers.flatMap(({ userId }, index) => cartOf(userId, index, shelves));

function cartOf(userId: number, index: number, shelves: readonly number[][]): CartRow[] {
  const [one = [], other = []] = [shelves[index % shelves.length], shelves[(index + 1) % shelves.length]];
  const bought = [...one.slice(0, 2), ...other.slice(-1)];
  return bought.map((medicationId) => ({ userId, medicationId, quantity: 2 }));
}
