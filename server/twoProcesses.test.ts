import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';

import { STAFF_LIMITS } from '@contract/staffLimits';
import type { Colleagues } from '@contract/wire/colleague';
import type { OrderDetails, Purchase } from '@contract/wire/order';

import { connect } from './db/connect';
import { attempts, refreshTokens } from './db/schema';
import type { Session } from './plugins/session';
import { startMailServer } from './testing/mailServer';
import { fillCart, makeBuyer } from './testing/makeBuyer';
import { makeInvitation } from './testing/makeInvitation';
import { makeMedication } from './testing/makeMedication';
import { makeCustomer, makeStaff, PASSWORD } from './testing/makeUser';
import { newPerson } from './testing/newPerson';
import { type Answer, makeProcessClient, type ProcessCall, type ProcessClient } from './testing/processClient';
import { bundleServer, type ServerProcess, spawnServer } from './testing/serverProcess';
import { makeTemporaryFolder } from './testing/temporaryFolder';
import { createTestDatabase } from './testing/testDatabase';
import { until } from './testing/until';

// Real processes share a busy machine with the other tests.
jest.setTimeout(90_000);

const JWT_SECRET = randomUUID();

let connection: ReturnType<typeof connect>;
let temporary: Awaited<ReturnType<typeof makeTemporaryFolder>>;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let servers: ServerProcess[];
let addresses: string[];
let callTo: ProcessClient;

beforeAll(async () => {
  await bundleServer();
  const databaseUrl = await createTestDatabase();
  connection = connect(databaseUrl);
  mailServer = await startMailServer();
  // As if behind a proxy, so that each test can sign in from an IP address of its own.
  const mail = { SMTP_URL: mailServer.url, MAIL_FROM: 'no-reply@dawaya.example' };
  temporary = await makeTemporaryFolder();
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: temporary.folder, JWT_SECRET, TRUST_PROXY: 'on', ...mail };
  servers = [spawnServer(env), spawnServer(env)];
  addresses = await Promise.all(servers.map((server) => server.ready()));
  callTo = await makeProcessClient(JWT_SECRET);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  await mailServer.stop();
  await connection.close();
  await temporary.remove();
});

const [A, B] = [0, 1] as const;
type Side = typeof A | typeof B;

const via = (side: Side, call: ProcessCall) => callTo(addresses[side]!, call);
const post = (side: Side, url: string, payload: object, as?: Session) =>
  via(side, { method: 'POST', url, payload, ...(as && { as }) });

/** Makes `count` calls at once, every other one through the other process. */
const atOnce = (count: number, send: (side: Side, index: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, (_, index) => send(index % 2 ? B : A, index)));

const statusesOf = (answers: readonly Answer[]) => answers.map(({ statusCode }) => statusCode).sort();

describe('a cart', () => {
  const add = (side: Side, as: Session, medication_id: number, quantity: number) =>
    post(side, '/api/cart/add', { medication_id, quantity }, as);
  const quantitiesIn = async (side: Side, as: Session): Promise<number[]> =>
    (await via(side, { url: '/api/cart', as })).json().data.items.map(({ quantity }: { quantity: number }) => quantity);

  it('is the same on both at once', async () => {
    const { id } = await makeMedication(connection.db);
    const { session } = await makeCustomer(connection.db);

    await add(A, session, id, 2);
    expect(await quantitiesIn(B, session)).toEqual([2]);
    await post(B, '/api/cart/update', { medication_id: id, quantity: 5 }, session);
    expect(await quantitiesIn(A, session)).toEqual([5]);
    await post(A, '/api/cart/remove-item', { medication_id: id }, session);
    expect(await quantitiesIn(B, session)).toEqual([]);
  });

  it('sums up what is added on both at once, and never passes ten', async () => {
    const { id } = await makeMedication(connection.db);
    const { session } = await makeCustomer(connection.db);

    const answers = await atOnce(16, (side) => add(side, session, id, 1));

    expect(statusesOf(answers)).toEqual([...Array(10).fill(200), ...Array(6).fill(422)]);
    expect(await quantitiesIn(A, session)).toEqual([10]);
  });

  it('holds one of two quantities that are set at once, and nothing that was taken out meanwhile', async () => {
    const { id } = await makeMedication(connection.db);
    const { session } = await makeCustomer(connection.db);
    await add(A, session, id, 1);

    const set = await atOnce(10, (side) =>
      post(side, '/api/cart/update', { medication_id: id, quantity: side === A ? 3 : 7 }, session),
    );
    expect(statusesOf(set)).toEqual(Array(10).fill(200));
    expect([[3], [7]]).toContainEqual(await quantitiesIn(A, session));

    const [removed, updated] = await Promise.all([
      post(A, '/api/cart/remove-item', { medication_id: id }, session),
      post(B, '/api/cart/update', { medication_id: id, quantity: 4 }, session),
    ]);
    expect(removed.statusCode).toBe(200);
    expect([200, 404]).toContain(updated.statusCode);
    expect(await quantitiesIn(B, session)).toEqual([]);
  });
});

describe('a checkout', () => {
  const checkout = (side: Side, as: Session, payload: object, key?: string) =>
    via(side, {
      method: 'POST',
      url: '/api/orders/checkout',
      as,
      payload,
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    });
  const purchasesOf = ({ userId }: Session) =>
    connection.db.query.purchases.findMany({ where: (purchase) => eq(purchase.userId, userId) });
  const stockOf = async (id: number) =>
    (await connection.db.query.medications.findFirst({ where: (medication) => eq(medication.id, id) }))!.stock;

  it('is one purchase for one key that both are sent at once', async () => {
    const { id } = await makeMedication(connection.db, { stock: 50 });
    const { session, body } = await makeBuyer(connection.db, { [id]: 3 });

    const answers = await atOnce(20, (side) => checkout(side, session, body, 'one'));

    expect(statusesOf(answers)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(await purchasesOf(session)).toHaveLength(1);
    expect(await stockOf(id)).toBe(47);
    const other = await checkout(B, session, { ...body, notes: 'And a pen' }, 'one');
    expect(other.statusCode).toBe(409);
  });

  it('buys a cart once, also without a key', async () => {
    const { id } = await makeMedication(connection.db, { stock: 50 });
    const { session, body } = await makeBuyer(connection.db, { [id]: 3 });

    const answers = await atOnce(6, (side) => checkout(side, session, body));

    expect(statusesOf(answers)).toEqual([200, ...Array(5).fill(422)]);
    expect(await stockOf(id)).toBe(47);
  });

  it('is written of to its customer once, whichever of the two does it', async () => {
    const { id } = await makeMedication(connection.db, { stock: 50 });
    const buyers = await Promise.all(Array.from({ length: 20 }, () => makeBuyer(connection.db, { [id]: 1 })));
    const mailsOf = () => {
      const customers = new Set(buyers.map(({ user }) => user.email));
      return mailServer.received.flatMap(({ to }) => to).filter((email) => customers.has(email));
    };

    await atOnce(20, (side, index) => checkout(side, buyers[index]!.session, buyers[index]!.body));

    await until(() => new Set(mailsOf()).size === 20);
    expect(mailsOf()).toHaveLength(20);
  });

  it('sells the last unit once', async () => {
    const { id } = await makeMedication(connection.db, { stock: 1 });
    const buyers = await Promise.all(Array.from({ length: 20 }, () => makeBuyer(connection.db, { [id]: 1 })));

    const answers = await atOnce(20, (side, index) => {
      const { session, body } = buyers[index]!;
      return checkout(side, session, body);
    });

    expect(statusesOf(answers)).toEqual([200, ...Array(19).fill(409)]);
    expect(await stockOf(id)).toBe(0);
  });

  it('meets baskets in another order on the other process without a deadlock', async () => {
    const shelf = [await makeMedication(connection.db), await makeMedication(connection.db)];
    const [first, second] = shelf.map(({ id }) => id);
    const buyers = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const order = index % 2 ? [first!, second!] : [second!, first!];
        const { session, body } = await makeBuyer(connection.db, { [order[0]!]: 1 });
        await fillCart(connection.db, session.userId, { [order[1]!]: 1 });
        return { session, body };
      }),
    );

    const answers = await atOnce(20, (side, index) => {
      const { session, body } = buyers[index]!;
      return checkout(side, session, body);
    });

    expect(statusesOf(answers)).toEqual(Array(20).fill(200));
    expect([await stockOf(first!), await stockOf(second!)]).toEqual([30, 30]);
  });

  it('is cancelled once, by its customer or its pharmacy', async () => {
    const { id, pharmacyId } = await makeMedication(connection.db);
    const { session, body } = await makeBuyer(connection.db, { [id]: 4 });
    const { session: staff } = await makeStaff(connection.db, pharmacyId);
    const [order] = ((await checkout(A, session, body)).json().data as Purchase).orders;

    const answers = await Promise.all([
      post(A, `/api/orders/${order!.id}/cancel`, {}, session),
      post(B, `/api/orders/${order!.id}/update-status`, { status: 'cancelled' }, staff),
    ]);

    // The customer is answered 200 whoever was first, since the order is cancelled as they wanted. The pharmacy may be refused.
    const [toCustomer] = answers;
    expect(toCustomer.statusCode).toBe(200);
    expect((toCustomer.json().data as OrderDetails).events.map(({ status }) => status)).toEqual([
      'pending',
      'cancelled',
    ]);
    expect(await stockOf(id)).toBe(50);
  });
});

describe('a session', () => {
  const signIn = async (side: Side, email: string) => {
    const answer = await post(side, '/api/auth/login', { email, password: PASSWORD });
    return answer.json().data as { access_token: string; refresh_token: string };
  };
  const refresh = (side: Side, refresh_token: string) => post(side, '/api/auth/refresh', { refresh_token });
  const me = (side: Side, token: string) =>
    via(side, { url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } });

  it('goes on at the other process', async () => {
    const { user } = await makeCustomer(connection.db);
    const { access_token, refresh_token } = await signIn(A, user.email);

    expect((await me(B, access_token)).statusCode).toBe(200);
    const refreshed = await refresh(B, refresh_token);

    expect(refreshed.statusCode).toBe(200);
    expect((await me(A, refreshed.json().data.access_token)).statusCode).toBe(200);
    expect((await refresh(A, refreshed.json().data.refresh_token)).statusCode).toBe(200);
  });

  it('serves two tabs that refresh at once on both', async () => {
    const { user } = await makeCustomer(connection.db);
    const { refresh_token } = await signIn(A, user.email);

    const answers = await atOnce(2, (side) => refresh(side, refresh_token));

    expect(statusesOf(answers)).toEqual([200, 200]);
    const next = answers.map((answer) => answer.json().data.refresh_token as string);
    expect(statusesOf(await atOnce(2, (side, index) => refresh(side, next[1 - index]!)))).toEqual([200, 200]);
  });

  it('is closed on both by a replay at one of them', async () => {
    const { user } = await makeCustomer(connection.db);
    const { refresh_token: stolen } = await signIn(A, user.email);
    const { refresh_token: current } = (await refresh(B, stolen)).json().data;
    // Shifts the use into the past: two tabs that refresh at the same moment are tolerated.
    await connection.db
      .update(refreshTokens)
      .set({ usedAt: sql`now() - interval '1 minute'` })
      .where(eq(refreshTokens.userId, user.id));

    expect((await refresh(A, stolen)).statusCode).toBe(401);
    expect(statusesOf(await atOnce(2, (side) => refresh(side, current)))).toEqual([401, 401]);
  });

  it('ends on both with a sign-out at one of them', async () => {
    const { user } = await makeCustomer(connection.db);
    const { access_token, refresh_token } = await signIn(A, user.email);
    const emptyCart = (side: Side) =>
      via(side, { method: 'POST', url: '/api/cart/delete', headers: { authorization: `Bearer ${access_token}` } });
    expect(statusesOf(await atOnce(2, emptyCart))).toEqual([200, 200]);

    expect((await post(B, '/api/auth/logout', { refresh_token })).statusCode).toBe(200);

    expect(statusesOf(await atOnce(2, (side) => refresh(side, refresh_token)))).toEqual([401, 401]);
    expect(statusesOf(await atOnce(2, emptyCart))).toEqual([401, 401]);
  });
});

describe('a colleague', () => {
  const accept = (side: Side, token: string) =>
    post(side, '/api/auth/accept-invitation', { ...newPerson({ position: 'Night shift' }), token });
  const colleaguesOf = async (side: Side, as: Session) =>
    (await via(side, { url: '/api/pharmacy/colleagues', as })).json().data as Colleagues;

  it('is one person by a link that is followed on both at once', async () => {
    const { session, pharmacy } = await makeStaff(connection.db);
    const { token } = await makeInvitation(connection.db, pharmacy.id);

    const answers = await atOnce(6, (side) => accept(side, token));

    expect(statusesOf(answers)).toEqual([200, ...Array(5).fill(409)]);
    expect((await colleaguesOf(B, session)).colleagues).toHaveLength(2);
  });

  it('takes the last place of two that are invited on both at once', async () => {
    const { session, pharmacy } = await makeStaff(connection.db);
    const others = Array.from({ length: STAFF_LIMITS.colleagues - 2 }, () => makeStaff(connection.db, pharmacy.id));
    await Promise.all(others);

    const answers = await atOnce(2, (side) =>
      post(side, '/api/pharmacy/colleagues/invite', { email: newPerson().email }, session),
    );

    expect(statusesOf(answers)).toEqual([200, 409]);
    expect((await colleaguesOf(A, session)).invitations).toHaveLength(1);
  });

  it('either joins or is withdrawn, where both happen at once', async () => {
    const { session, pharmacy } = await makeStaff(connection.db);
    const { id, token } = await makeInvitation(connection.db, pharmacy.id);

    const [joined, withdrawn] = await Promise.all([
      accept(A, token),
      post(B, `/api/pharmacy/colleagues/invitations/${id}/withdraw`, {}, session),
    ]);

    expect([
      [200, 404],
      [409, 200],
    ]).toContainEqual([joined.statusCode, withdrawn.statusCode]);
    expect((await colleaguesOf(A, session)).colleagues).toHaveLength(joined.statusCode === 200 ? 2 : 1);
  });

  it('who is removed at one process is out of the other', async () => {
    const { session, pharmacy } = await makeStaff(connection.db);
    const { session: removed } = await makeStaff(connection.db, pharmacy.id);
    expect((await via(B, { url: '/api/orders', as: removed })).statusCode).toBe(200);

    const answers = await atOnce(2, (side) =>
      post(side, `/api/pharmacy/colleagues/${removed.userId}/remove`, {}, session),
    );

    expect(statusesOf(answers)).toEqual([200, 404]);
    expect(statusesOf(await atOnce(2, (side) => via(side, { url: '/api/orders', as: removed })))).toEqual([401, 401]);
  });
});

describe('failed attempts', () => {
  let visitors = 0;
  const newAddress = () => `10.1.0.${(visitors += 1)}`;
  const guess = (side: Side, email: string, from = newAddress(), password = 'Wrong-1!') =>
    via(side, {
      method: 'POST',
      url: '/api/auth/login',
      payload: { email, password },
      headers: { 'x-forwarded-for': from },
    });
  /** Raises every count of failures so far by 55. */
  const pretendFailures = () => connection.db.update(attempts).set({ count: sql`${attempts.count} + 55` });

  it('are counted across both: of twenty guesses at once five are looked at', async () => {
    const { user } = await makeCustomer(connection.db);
    const from = newAddress();

    const answers = await atOnce(20, (side) => guess(side, user.email, from));

    expect(statusesOf(answers)).toEqual([...Array(5).fill(401), ...Array(15).fill(429)]);
    const [one, other] = await atOnce(2, (side) => guess(side, user.email, from, PASSWORD));
    expect(statusesOf([one!, other!])).toEqual([429, 429]);
    expect(Number(one!.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  });

  it('are forgiven on both by the right password at one of them', async () => {
    const { user } = await makeCustomer(connection.db);
    const from = newAddress();
    for (const side of [A, B, A, B] as const) await guess(side, user.email, from);

    expect((await guess(A, user.email, from, PASSWORD)).statusCode).toBe(200);

    expect(statusesOf(await atOnce(4, (side) => guess(side, user.email, from)))).toEqual(Array(4).fill(401));
  });

  it('make an address wait on both', async () => {
    const from = newAddress();
    await guess(A, 'one@example.com', from);
    await pretendFailures();
    await guess(B, 'two@example.com', from);

    expect(statusesOf(await atOnce(2, (side) => guess(side, `${side}@example.com`, from)))).toEqual([429, 429]);
    expect((await guess(A, 'three@example.com')).statusCode).toBe(401);
  });
});
