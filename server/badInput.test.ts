import { createHmac } from 'node:crypto';
import * as fc from 'fast-check';

import { toOneLine, trimInvisible } from '@contract/invisibleCharacters';
import type { Address } from '@contract/wire/address';

import type { Guard, Session } from './plugins/session';
import { makeChallengeFor, turnOnTwoFactor, unusedTotpCode } from './testing/authenticator';
import { type ApiDocument, type BodyCall, type Call, documentedCalls, eachBody } from './testing/documentedCalls';
import { makeLinkToken } from './testing/mailbox';
import { fillCart, makeBuyer } from './testing/makeBuyer';
import { makeInvitation } from './testing/makeInvitation';
import { makeMedication } from './testing/makeMedication';
import { makePromo } from './testing/makePromo';
import { makeCustomer, makeStaff, PASSWORD } from './testing/makeUser';
import { readAllRows, readAllRowsButAttempts } from './testing/readAllRows';
import { shoppingIn } from './testing/shopping';
import { type TestApp, testApp } from './testing/testApp';
import { INHERITED_NAMES, INJECTIONS, wrongUrlValuesFor, wrongValuesFor } from './testing/wrongValues';

/** Text of any characters. fast-check's own generator first builds a table of all of Unicode, which takes seconds. */
const typedText = (length: fc.ArrayConstraints) => {
  const isHalf = (code: number) => code >= 0xd800 && code <= 0xdfff;
  const code = fc.nat(0x10ffff).filter((each) => !isHalf(each));
  return fc.array(code, length).map((codes) => String.fromCodePoint(...codes));
};

type Body = Record<string, unknown>;

/** Fixed, so that every machine tests the same inputs. FC_SEED=… tests others, and a failure prints its seed. */
const SEED = Number(process.env.FC_SEED ?? 20_260_314);
const RUNS_PER_FIELD = 15;
/** Fewer, since the code that reads a body is shared by all routes: only the fields differ. */
const RUNS_PER_BODY = 5;
const GUARDS = Object.keys({
  anyone: true,
  'signed-in': true,
  user: true,
  pharmacy: true,
} satisfies Record<Guard, true>);
/** JSON with a `__proto__` field is refused while it is parsed. */
const SENDABLE_NAMES = INHERITED_NAMES.filter((name) => name !== '__proto__');
/** The calls of one guard are split up: together they would take longer than a test may on a busy machine. */
const PARTS = [1, 2, 3];
const GUARDED_PARTS = GUARDS.flatMap((guard) => PARTS.map((part) => [guard, part] as const));
const check = <T>(arbitrary: fc.Arbitrary<T>, test: (value: T) => Promise<void>, numRuns = RUNS_PER_FIELD) =>
  fc.assert(fc.asyncProperty(arbitrary, test), { seed: SEED, numRuns });

const app = testApp();
let world: Awaited<ReturnType<typeof makeWorld>>;
let calls: Call[];
let bodyCalls: BodyCall[];
beforeAll(async () => {
  world = await makeWorld(app);
  calls = documentedCalls((await app.call({ url: '/api/docs/json' })).json<ApiDocument>());
  bodyCalls = calls.flatMap(eachBody);
});

/** A customer with an address, two lines in the cart and a pending order, and the staff who received it. */
async function makeWorld(testApp: TestApp) {
  const { db, call } = testApp;
  const { session: staff, pharmacy } = await makeStaff(db);
  const medications = [
    await makeMedication(db, { pharmacyId: pharmacy.id }),
    await makeMedication(db, { pharmacyId: pharmacy.id }),
  ] as const;
  const { user, session: customer, address, body } = await makeBuyer(db, { [medications[0].id]: 1 });
  const { checkout, move } = shoppingIn(testApp);
  const [order] = (await checkout(customer, body)).json().data.orders;
  await fillCart(db, user.id, { [medications[0].id]: 1 });
  const [paid] = (await checkout(customer, body)).json().data.orders;
  await move(paid.id, 'delivered', staff);
  await fillCart(db, user.id, { [medications[0].id]: 1, [medications[1].id]: 1 });
  const promo = await makePromo(db, { pharmacyId: pharmacy.id });
  const leaver = await makeCustomer(db);
  const guarded = await makeCustomer(db);
  const { recoveryCodes } = await turnOnTwoFactor(testApp, guarded.session);
  const login = { email: user.email, password: PASSWORD };
  const { data } = (await call({ method: 'POST', url: '/api/auth/login', payload: login })).json();
  return {
    ...{
      customer,
      staff,
      leaver,
      guarded,
      recoveryCodes,
      login,
      orderId: order.id as number,
      paidId: paid.id as number,
      addressId: address.id,
      promo,
    },
    resetToken: await makeLinkToken(db, guarded.user, 'password_reset'),
    verificationToken: await makeLinkToken(db, leaver.user, 'email_verification'),
    invitationToken: (await makeInvitation(db, pharmacy.id)).token,
    acceptedToken: (await makeInvitation(db, pharmacy.id)).token,
    otherMedicationId: medications[1].id,
    refreshToken: data.refresh_token as string,
    /** Fields of the document's examples, with the ids that exist in this world. */
    ids: {
      governorate_id: address.governorateId,
      city_id: address.cityId,
      user_address_id: address.id,
      pharmacy_id: pharmacy.id,
      medication_id: medications[0].id,
      category_id: medications[0].categoryId,
    },
  };
}

let made = 0;

/**
 * By call: what its body needs beside the example and its ids. Functions, since some values have to be requested first, which is done only
 * for the calls that need them.
 */
const OWN: Record<string, () => Body | Promise<Body>> = {
  'post /api/auth/login': () => world.login,
  'post /api/auth/two-factor': async () => ({
    challenge: await makeChallengeFor(app.db, world.guarded.user.id),
    code: world.recoveryCodes[0],
  }),
  'post /api/user/password': () => ({
    current_password: PASSWORD,
    password: PASSWORD,
    password_confirmation: PASSWORD,
  }),
  'post /api/user/email': () => ({ email: `moved-${(made += 1)}@example.com`, password: PASSWORD }),
  'post /api/user/delete': () => ({ password: PASSWORD }),
  'post /api/user/two-factor/start': () => ({ password: PASSWORD }),
  'post /api/user/two-factor/confirm': async () => ({ code: await codeOfCustomer() }),
  'post /api/user/two-factor/recovery-codes': async () => ({ password: PASSWORD, code: await codeOfCustomer() }),
  'post /api/user/two-factor/disable': async () => ({ password: PASSWORD, code: await codeOfCustomer() }),
  'post /api/auth/register': () => ({ email: `new-${(made += 1)}@example.com` }),
  'post /api/auth/reset-password': () => ({ token: world.resetToken }),
  'post /api/auth/verify-email': () => ({ token: world.verificationToken }),
  'post /api/auth/invitation': () => ({ token: world.invitationToken }),
  'post /api/auth/accept-invitation': () => ({ token: world.acceptedToken }),
  'post /api/auth/refresh': () => ({ refresh_token: world.refreshToken }),
  'post /api/cart/apply-promo-code': () => ({ code: world.promo.code }),
  'post /api/promo-codes/create': () => ({ code: `NEW${(made += 1)}` }),
  'post /api/promo-codes/{id}/update': () => ({ code: `NEW${(made += 1)}` }),
  'post /api/orders/checkout': seenAtCheckout,
  'post /api/orders/{id}/refund': seenAtRefund,
};

const codeOfCustomer = () => unusedTotpCode(app.db, world.customer.userId);

async function seenAtCheckout(): Promise<Body> {
  const read = async (url: string) => (await app.call({ url, as: world.customer })).json().data;
  const cart = await read('/api/cart');
  const addresses = (await read('/api/user/addresses')) as Pick<Address, 'id' | 'fingerprint'>[];
  return {
    expected_total: cart.amounts.total,
    expected_fingerprint: cart.fingerprint,
    expected_address_fingerprint: addresses.find(({ id }) => id === world.ids.user_address_id)?.fingerprint,
    fulfilments: [{ pharmacy_id: world.ids.pharmacy_id, fulfilment: 'delivery' }],
  };
}

async function seenAtRefund(): Promise<Body> {
  const { refundable } = (await app.call({ url: `/api/orders/${world.paidId}`, as: world.staff })).json().data;
  return { seen_left: refundable.amount, seen_way: refundable.way };
}

/** The body of the document's example with the ids of this world. With it the call would succeed. */
async function rightBody({ name, example }: BodyCall): Promise<Body> {
  const ids = Object.entries(world.ids).filter(([field]) => field in example);
  return { ...example, ...Object.fromEntries(ids), ...(await OWN[name]?.()) };
}

const callerOf = ({ guard, name }: Call): Session | null => {
  if (name === 'post /api/user/delete') return world.leaver.session;
  if (guard === 'anyone') return null;
  return guard === 'pharmacy' ? world.staff : world.customer;
};

const pathOf = ({ path }: Call) => path.replace('{id}', String(idFor(path)));

function idFor(path: string): number | string {
  if (path.includes('/sessions')) return world.customer.sessionId;
  if (path.includes('/medications')) return world.ids.medication_id;
  if (path.includes('/promo-codes')) return world.promo.id;
  if (path.includes('/refund')) return world.paidId;
  return path.includes('/orders') ? world.orderId : world.addressId;
}

const sendJson = (call: Call, payload: string, headers: Record<string, string> = {}) =>
  app.call({
    method: call.method,
    url: pathOf(call),
    as: callerOf(call),
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });

type Response = Awaited<ReturnType<typeof sendJson>>;

/** Expects a clear refusal: one of the statuses, in the envelope, with a message for people and without internals. */
function expectRefusal(what: unknown, response: Response, statuses: number[]) {
  const body = response.json<Body>();
  const status = statuses.includes(response.statusCode) || response.statusCode;
  const refusal = { success: false, message: expect.stringMatching(/^[A-Z][^{}]+$/) };
  // In one go, since thousands of inputs come by.
  expect([what, status, body, 'data' in body]).toEqual([what, true, expect.objectContaining(refusal), false]);
}

async function expectNothingStored(action: () => Promise<void>) {
  const before = await readAllRowsButAttempts(app.db);
  await action();
  expect(await readAllRowsButAttempts(app.db)).toEqual(before);
}

describe('a field of a body', () => {
  const title = 'is refused where it is wrong, by name, and nothing is stored';
  it.each(GUARDED_PARTS)(`${title}: open to %s, part %i of ${PARTS.length}`, async (guard, part) => {
    const open = bodyCalls.filter((each) => each.guard === guard);
    const own = open.filter((_call, index) => index % PARTS.length === part - 1);
    expect(own).not.toEqual([]);
    await expectNothingStored(async () => {
      for (const call of own) {
        const body = await rightBody(call);
        for (const [field, schema] of Object.entries(call.schema.properties!)) {
          await check(wrongValuesFor(schema, body[field]), async (value) => {
            const response = await sendJson(call, JSON.stringify({ ...body, [field]: value }));

            const what = [call.name, field, value];
            expectRefusal(what, response, [400, 422]);
            if (response.statusCode === 400) return;
            const named = Object.keys(response.json().errors).filter((path) => path.startsWith(field));
            expect([what, named]).not.toEqual([what, []]);
          });
        }
      }
    });
  });

  it('is asked for where it is missing or blank', async () => {
    await expectNothingStored(async () => {
      for (const call of bodyCalls) {
        const body = await rightBody(call);
        for (const field of call.schema.required ?? []) {
          for (const value of [undefined, '', null]) {
            const response = await sendJson(call, JSON.stringify({ ...body, [field]: value }));

            expectRefusal([call.name, field, value], response, [422]);
            expect(response.json().errors).toHaveProperty(field);
          }
        }
      }
    });
  });

  it.each(['1e999', '-1e999', '1e-999', '99999999999999999999999', '-0.5', '0'])(
    'is refused where it is the number %s',
    async (number) => {
      await expectNothingStored(async () => {
        for (const call of bodyCalls) {
          const body = await rightBody(call);
          const fields = Object.entries(call.schema.properties!).filter(
            ([, { type, minimum }]) => [type].flat().includes('integer') && (Number(number) !== 0 || minimum !== 0),
          );
          for (const [field] of fields) {
            const payload = JSON.stringify({ ...body, [field]: 'NUMBER' }).replace('"NUMBER"', number);

            expectRefusal([call.name, field], await sendJson(call, payload), [422]);
          }
        }
      });
    },
  );
});

describe('a whole body', () => {
  it('is refused where it is no object', async () => {
    const anything = fc
      .jsonValue()
      .filter((value) => value !== null && (typeof value !== 'object' || Array.isArray(value)));

    await expectNothingStored(async () => {
      for (const call of bodyCalls) {
        await check(
          anything,
          async (value) => {
            expectRefusal([call.name, value], await sendJson(call, JSON.stringify(value)), [400]);
          },
          RUNS_PER_BODY,
        );
      }
    });
  });

  it('is refused where its JSON breaks off', async () => {
    await expectNothingStored(async () => {
      for (const call of bodyCalls) {
        const whole = JSON.stringify(await rightBody(call));
        await check(
          fc.integer({ min: 1, max: whole.length - 1 }),
          async (length) => {
            expectRefusal([call.name, length], await sendJson(call, whole.slice(0, length)), [400]);
          },
          RUNS_PER_BODY,
        );
      }
    });
  });

  it.each<[string, number, (body: Body) => string, string?]>([
    ['a prototype', 400, (body) => JSON.stringify(body).replace('{', '{"__proto__":{"is_admin":true},')],
    ['a constructor', 400, (body) => JSON.stringify({ ...body, constructor: { prototype: { is_admin: true } } })],
    [
      'a field within fields that is a prototype',
      400,
      (body) => JSON.stringify(body).replace('{', '{"a":{"__proto__":{}},'),
    ],
    ['JSON with a comment', 400, (body) => `${JSON.stringify(body)} // please`],
    ['no JSON at all', 400, () => '\u0000\u0001\uFFFD'],
    ['more than the limit', 413, (body) => JSON.stringify({ ...body, more: 'x'.repeat(100 * 1024) })],
    ['plain text', 415, (body) => JSON.stringify(body), 'text/plain'],
    ['XML', 415, () => '<body/>', 'application/xml'],
    ['a type that is none', 415, (body) => JSON.stringify(body), 'json'],
  ])('is refused where it is %s', async (what, status, payloadOf, type = 'application/json') => {
    await expectNothingStored(async () => {
      for (const call of bodyCalls) {
        const response = await sendJson(call, payloadOf(await rightBody(call)), { 'content-type': type });

        expectRefusal([call.name, what], response, [status]);
      }
    });
    expect({}).not.toHaveProperty('is_admin');
  });

  it('is refused in few words where a list in it is as long as the limit allows', async () => {
    const long = Array<object>(33_000).fill({});

    await expectNothingStored(async () => {
      for (const call of bodyCalls) {
        const lists = Object.entries(call.schema.properties!).filter(([, { type }]) => [type].flat().includes('array'));
        const body = await rightBody(call);
        for (const [field] of lists) {
          const response = await sendJson(call, JSON.stringify({ ...body, [field]: long }));

          expectRefusal([call.name, field], response, [422]);
          expect([call.name, field, response.body.length < 50_000]).toEqual([call.name, field, true]);
        }
      }
    });
  });

  it('is refused where every field is a list as deep as the limit allows', async () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;

    await expectNothingStored(async () => {
      for (const call of bodyCalls) {
        const body = await rightBody(call);
        for (const field of Object.keys(call.schema.properties!)) {
          const payload = JSON.stringify({ ...body, [field]: 'DEEP' }).replace('"DEEP"', deep);

          expectRefusal([call.name, field], await sendJson(call, payload), [400, 413, 422]);
        }
      }
    });
  });
});

describe('a URL', () => {
  it('is refused where a field of its query is wrong, by name', async () => {
    await expectNothingStored(async () => {
      for (const call of calls) {
        for (const { name, schema } of call.parameters.filter((each) => each.in === 'query')) {
          await check(wrongUrlValuesFor(schema), async (value) => {
            const response = await app.call({ url: `${pathOf(call)}?${name}=${value}`, as: callerOf(call) });

            expectRefusal([call.name, name, value], response, [422]);
            expect(Object.keys(response.json().errors)).toContain(name);
          });
        }
      }
    });
  });

  it('is refused where a field of its query is given twice', async () => {
    for (const call of calls) {
      for (const { name } of call.parameters.filter((each) => each.in === 'query')) {
        const response = await app.call({ url: `${pathOf(call)}?${name}=1&${name}=2`, as: callerOf(call) });

        expectRefusal([call.name, name], response, [422]);
      }
    }
  });

  it('changes nothing by a field that is named as every object of JavaScript answers', async () => {
    const strange = INHERITED_NAMES.map((name) => `${name}=1`).join('&');
    for (const call of calls.filter(({ parameters }) => parameters.some((each) => each.in === 'query'))) {
      const [plain, more] = [
        await app.call({ url: pathOf(call), as: callerOf(call) }),
        await app.call({ url: `${pathOf(call)}?${strange}`, as: callerOf(call) }),
      ];

      expect([call.name, more.statusCode, more.json()]).toEqual([call.name, plain.statusCode, plain.json()]);
    }
  });

  it('is refused where its id is wrong', async () => {
    const broken = fc.constantFrom('%00', '%', '%ED%A0%80', '%FF', '..%2f..%2fetc%2fpasswd', 'x'.repeat(300));

    await expectNothingStored(async () => {
      for (const call of calls.filter(({ path }) => path.includes('{id}'))) {
        await check(
          fc.oneof(wrongUrlValuesFor({ type: 'integer', minimum: 1, maximum: 2_147_483_647 }), broken),
          async (id) => {
            const { method, path } = call;
            const body = bodyCalls.find(({ name }) => name === call.name);
            const payload = body ? { payload: await rightBody(body) } : {};
            const response = await app.call({ method, url: path.replace('{id}', id), as: callerOf(call), ...payload });

            expectRefusal([call.name, id], response, [400, 404, 414, 422]);
          },
        );
      }
    });
  });

  it('may search for anything that can be typed', async () => {
    const typed = fc.oneof(fc.constantFrom(...INJECTIONS, '%', '_', '\\', '%_%'), typedText({ maxLength: 50 }));
    const searches = calls.filter(({ parameters }) => parameters.some(({ name }) => name === 'q'));

    for (const call of searches) {
      await check(
        typed.filter((text) => !text.includes('\0')),
        async (text) => {
          const response = await app.call({ url: `${call.path}?q=${encodeURIComponent(text)}`, as: callerOf(call) });

          expect([call.name, text, response.statusCode]).toEqual([call.name, text, 200]);
        },
        15,
      );
    }
    expect(searches).toHaveLength(7);
  });
});

it('refuses an idempotency key that is too long', async () => {
  const call = bodyCalls.find(({ name }) => name === 'post /api/orders/checkout')!;

  await expectNothingStored(async () => {
    const payload = JSON.stringify(await rightBody(call));
    expectRefusal('key', await sendJson(call, payload, { 'idempotency-key': 'x'.repeat(101) }), [422]);
  });
});

describe('a token', () => {
  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = (header: object, payload: object, secret: string) => {
    const content = `${encoded(header)}.${encoded(payload)}`;
    return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
  };
  const good = (session: Session) => app.app.jwt.sign(session);
  const partsOf = (session: Session) => good(session).split('.') as [string, string, string];
  const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;

  it.each<[string, (session: Session) => string]>([
    ['is empty', () => 'Bearer '],
    ['is not named as one', good],
    ['goes by another scheme', (session) => `Basic ${good(session)}`],
    ['is no token', () => 'Bearer null'],
    ['is very long', () => `Bearer ${'a.'.repeat(4000)}`],
    ['is a refresh token', () => `Bearer ${world.refreshToken}`],
    ['has expired', (session) => `Bearer ${app.app.jwt.sign(session, { expiresIn: -1 })}`],
    ['is not signed', (session) => `Bearer ${partsOf(session).slice(0, 2).join('.')}.`],
    ['asks for no signature', (session) => `Bearer ${encoded({ alg: 'none', typ: 'JWT' })}.${partsOf(session)[1]}.`],
    [
      'is signed by somebody else',
      (session) => `Bearer ${signed({ alg: 'HS256', typ: 'JWT' }, { ...session, exp: inAnHour() }, 'x'.repeat(44))}`,
    ],
    ['goes by another algorithm', (session) => `Bearer ${app.app.jwt.sign(session, { algorithm: 'HS512' })}`],
    [
      'was changed',
      (session) => {
        const [header, , signature] = partsOf(session);
        return `Bearer ${header}.${encoded({ ...session, exp: inAnHour() })}.${signature}`;
      },
    ],
    ['breaks off', (session) => `Bearer ${good(session).slice(0, -4)}`],
  ])('opens nothing where it %s', async (what, headerFor) => {
    await expectNothingStored(async () => {
      for (const call of calls.filter(({ guard }) => guard !== 'anyone')) {
        const response = await app.call({
          method: call.method,
          url: pathOf(call),
          headers: { authorization: headerFor(callerOf(call)!) },
        });

        expectRefusal([call.name, what], response, [401]);
      }
    });
  });

  it('never breaks the server where its account is gone', async () => {
    const gone = (session: Session) => ({ ...session, userId: 2_000_000_000 });

    await expectNothingStored(async () => {
      for (const call of bodyCalls.filter(({ guard }) => guard === 'user')) {
        const response = await app.call({
          method: call.method,
          url: pathOf(call),
          as: gone(callerOf(call)!),
          payload: await rightBody(call),
        });

        // A call that removes something from a cart succeeds when it is not in there, so a stranger is answered an empty cart.
        if (call.name.includes('/cart/remove-')) expect(response.json().data.items).toEqual([]);
        else expectRefusal(call.name, response, [401, 404]);
      }
    });
  });

  it('is refused for renewal whatever it is', async () => {
    await expectNothingStored(async () => {
      await check(fc.string({ minLength: 1, maxLength: 200 }), async (refresh_token) => {
        const response = await app.post('/api/auth/refresh', null, { refresh_token });

        expectRefusal(refresh_token, response, [401, 422]);
      });
    });
  });
});

describe('text that means something elsewhere', () => {
  const storable = (max: number) =>
    fc
      .oneof(fc.constantFrom(...INJECTIONS, ...INHERITED_NAMES), typedText({ minLength: 1, maxLength: max / 2 }))
      .filter(
        (text) => trimInvisible(toOneLine(text)) === text && text !== '' && !text.includes('\0') && text.length <= max,
      );

  it('is kept and answered to the letter in an address', async () => {
    const call = bodyCalls.find(({ name }) => name === 'post /api/user/addresses/update/{id}')!;
    const body = await rightBody(call);

    await check(
      fc.record({ name: storable(100), address: storable(255) }),
      async (texts) => {
        const { data } = (await sendJson(call, JSON.stringify({ ...body, ...texts }))).json();
        const [kept] = (await app.call({ url: '/api/user/addresses', as: world.customer })).json().data;

        expect(data).toMatchObject(texts);
        expect(kept).toEqual(data);
      },
      20,
    );
  });

  it.each(INJECTIONS)('is kept and answered to the letter in an account and its pharmacy: %s', async (text) => {
    const call = bodyCalls.find(({ schema }) => schema.title === 'pharmacy')!;
    const texts = { first_name: text, last_name: text, position: text, pharmacy_name: text, pharmacy_address: text };

    const { data } = (await sendJson(call, JSON.stringify({ ...(await rightBody(call)), ...texts }))).json();

    expect(data.user).toMatchObject({ first_name: text, last_name: text, pharmacy: { name: text, address: text } });
    const list = await app.call({ url: `/api/pharmacies?q=${encodeURIComponent(text)}` });
    expect(list.headers['content-type']).toMatch(/^application\/json/);
    expect(list.headers['x-content-type-options']).toBe('nosniff');
    expect(list.json().data.data.map(({ name }: { name: string }) => name)).toContain(text);
  });

  it('is kept and answered to the letter in an order', async () => {
    const call = bodyCalls.find(({ name }) => name === 'post /api/orders/checkout')!;
    const notes = INJECTIONS.join('\n');

    const { data } = (await sendJson(call, JSON.stringify({ ...(await rightBody(call)), notes }))).json();
    const order = await app.call({ url: `/api/orders/${data.orders[0].id}`, as: world.staff });

    expect(order.json().data.notes).toBe(notes);
    await fillCart(app.db, world.customer.userId, { [world.ids.medication_id]: 1, [world.otherMedicationId]: 1 });
  });
});

it('takes the bodies that the wrong ones were made from, and ignores what it does not know', async () => {
  const columns = Object.values(await readAllRows(app.db)).flatMap((rows) => Object.keys(rows[0] ?? {}));
  const strange = [...columns, 'role', 'is_admin', 'user_type', 'price', 'user_id', ...SENDABLE_NAMES];

  for (const call of bodyCalls) {
    const unknown = strange
      .filter((name) => !Object.hasOwn(call.schema.properties!, name))
      .map((name) => [name, 'smuggled']);
    const body = { ...Object.fromEntries(unknown), ...(await rightBody(call)) };
    const response = await sendJson(call, JSON.stringify(body));

    expect([call.name, response.statusCode, response.body]).toEqual([
      call.name,
      200,
      expect.not.stringContaining('smuggled'),
    ]);
  }
  expect(JSON.stringify(await readAllRows(app.db))).not.toContain('smuggled');
});
