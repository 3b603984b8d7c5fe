import { fillCart, makeBuyer } from '../testing/makeBuyer';
import { makeMedication } from '../testing/makeMedication';
import { makeCustomer, makeStaff } from '../testing/makeUser';
import { testApp } from '../testing/testApp';

const app = testApp();

const BOUNDARY = 'a-line-between';
const URLENCODED = 'application/x-www-form-urlencoded';
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

const formOf = (fields: Record<string, string>) =>
  [
    ...Object.entries(fields).map(
      ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; ${name}\r\n\r\n${value}\r\n`,
    ),
    `--${BOUNDARY}--\r\n`,
  ].join('');

/** Empty file fields, which are the shortest parts that a form can have. */
const manyParts = (count: number) =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="x"; filename=""\r\n\r\n\r\n`.repeat(count) + formOf({});

const signIn = (contentType: string, payload: string) =>
  app.call({ method: 'POST', url: '/api/auth/login', headers: { 'content-type': contentType }, payload });

it.each([
  ['JSON', 'application/json', (id: number) => JSON.stringify({ medication_id: id, quantity: '2' })],
  ['a form', URLENCODED, (id: number) => `medication_id=${id}&quantity=2&price=0.01`],
  ['multipart', MULTIPART, (id: number) => formOf({ 'name="medication_id"': String(id), 'name="quantity"': '2' })],
])('reads the same fields from %s', async (_what, contentType, payloadFor) => {
  const { session } = await makeCustomer(app.db);
  const { id } = await makeMedication(app.db);

  const response = await app.call({
    method: 'POST',
    url: '/api/cart/add',
    as: session,
    headers: { 'content-type': contentType },
    payload: payloadFor(id),
  });

  expect(response.json().data.items).toMatchObject([{ quantity: 2, total_price: 50, medication: { id } }]);
});

it.each([['application/json'], [URLENCODED], [MULTIPART], ['multipart/form-data'], [undefined]])(
  'takes a call without a payload, sent as %s',
  async (contentType) => {
    const { user, session } = await makeCustomer(app.db);
    await fillCart(app.db, user.id, { [(await makeMedication(app.db)).id]: 1 });

    const response = await app.call({
      method: 'POST',
      url: '/api/cart/delete',
      as: session,
      ...(contentType && { headers: { 'content-type': contentType }, payload: '' }),
    });

    expect(response.statusCode).toBe(200);
    expect(response.json().data.items).toEqual([]);
  },
);

it.each([
  ['JSON that breaks off', 400, 'application/json', '{"email":'],
  ['a prototype in JSON', 400, 'application/json', '{"__proto__":{"admin":true}}'],
  ['a text instead of fields', 400, 'application/json', '"mona@example.com"'],
  ['a list instead of fields', 400, 'application/json', '[]'],
  ['an object that poses as a text', 422, 'application/json', '{"email":{"toString":1},"password":"x"}'],
  ['multipart that breaks off', 400, MULTIPART, `--${BOUNDARY}\r\nfoo`],
  ['multipart without a boundary', 400, 'multipart/form-data', 'foo'],
  ['a prototype in multipart', 422, MULTIPART, formOf({ 'name="__proto__"': 'x' })],
  ['multipart without an end', 400, MULTIPART, formOf({ 'name="email"': 'x' }).slice(0, -4)],
  ['a file that breaks off', 400, MULTIPART, formOf({ 'name="x"; filename="a.txt"': 'x' }).slice(0, -22)],
  ['a part without a name', 400, MULTIPART, formOf({ 'filename="a.txt"': 'x' })],
  ['a part with endless headers', 422, MULTIPART, formOf({ [`name="x"${'\r\na:b'.repeat(2000)}`]: 'x' })],
  ['a file', 415, MULTIPART, formOf({ 'name="email"; filename="a.txt"': 'x' })],
  ['plain text', 415, 'text/plain', 'email=mona'],
  ['XML', 415, 'application/xml', '<email/>'],
  ['an unreadable type', 415, ';;;', 'x'],
  ['too much JSON', 413, 'application/json', JSON.stringify({ email: 'x'.repeat(200_000) })],
  ['too long a form', 413, URLENCODED, `email=${'x'.repeat(200_000)}`],
  ['more parts than any form has', 413, MULTIPART, manyParts(101)],
  ['too much multipart', 413, MULTIPART, formOf({ 'name="email"': 'x'.repeat(200_000) })],
])('refuses %s with %i in the envelope', async (_what, status, contentType, payload) => {
  const response = await signIn(contentType, payload);

  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject({ success: false, message: expect.stringMatching(/^[A-Z][^{}]+$/) });
});

it.each([
  ['gzip', 415],
  ['x-made-up', 415],
  ['Identity', 422],
])('takes a body in the coding %s with %i', async (coding, status) => {
  const response = await app.call({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'content-type': 'application/json', 'content-encoding': coding },
    payload: '{}',
  });

  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject({ success: false, message: expect.any(String) });
});

it('refuses a form that breaks off anywhere, within a text or a file', async () => {
  const whole = formOf({ 'name="x"': 'text', 'name="y"; filename="a.txt"': 'content' }).trimEnd();
  const statuses = new Map<string, number>();

  for (let length = 1; length < whole.length; length += 1) {
    const cut = whole.slice(0, length);
    statuses.set(cut, (await signIn(MULTIPART, cut)).statusCode);
  }

  expect([...statuses].filter(([, status]) => status !== 400)).toEqual([]);
});

it('reads a form as browsers and older clients send it', async () => {
  const { session } = await makeCustomer(app.db);
  const { id } = await makeMedication(app.db);
  const parts = [
    'Content-Disposition: form-data; name="file"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n',
    `content-type: text/plain; charset=UTF-8\r\ncontent-disposition:form-data; NAME="medication_id"\r\n\r\n${id}`,
    'Content-Disposition: form-data; name="quantity"\r\n\r\n3',
  ];
  const body = parts.map((part) => `\r\n--${BOUNDARY}\r\n${part}`).join('');

  const response = await app.call({
    method: 'POST',
    url: '/api/cart/add',
    as: session,
    headers: { 'content-type': `Multipart/Form-Data; charset=utf-8; Boundary="${BOUNDARY}"` },
    payload: `A preamble, which says nothing${body}\r\n--${BOUNDARY}--an epilogue`,
  });

  expect(response.json().data.items).toMatchObject([{ quantity: 3, medication: { id } }]);
});

const inMultipart = (pairs: [string, string][]) =>
  `${pairs.map(([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`).join('')}--${BOUNDARY}--\r\n`;
const FORMS: [string, (pairs: [string, string][]) => string][] = [
  [URLENCODED, (pairs) => new URLSearchParams(pairs).toString()],
  [MULTIPART, inMultipart],
];

describe.each(FORMS)('a form as %s', (contentType, written) => {
  const headers = { 'content-type': contentType };

  it.each<[string, string[], string[]]>([
    ['working_days', ['monday', 'friday'], ['friday', 'monday']],
    ['working_days[]', ['monday', 'friday'], ['friday', 'monday']],
    ['working_days[]', ['monday'], ['monday']],
  ])('carries a list as %s: %j', async (name, days, stored) => {
    const { session } = await makeStaff(app.db);
    const profile = { name: 'El Nile', phone: '01012345678', address: '5 Nile Street', opening_time: '09:00' };
    const pairs = Object.entries({ ...profile, closing_time: '22:00' });

    const response = await app.call({
      method: 'POST',
      url: '/api/pharmacy/settings/profile',
      as: session,
      headers,
      payload: written([...pairs, ...days.map((day): [string, string] => [name, day])]),
    });

    expect(response.statusCode).toBe(200);
    expect(response.json().data.working_days.toSorted()).toEqual(stored);
  });

  it('is refused at a choice that it cannot carry, rather than taken for one without', async () => {
    const { session, address } = await makeBuyer(app.db, { [(await makeMedication(app.db)).id]: 1 });
    const pairs: [string, string][] = [
      ['user_address_id', String(address.id)],
      ['fulfilments[0][pharmacy_id]', '1'],
      ['fulfilments[0][fulfilment]', 'pickup'],
    ];

    const response = await app.call({
      method: 'POST',
      url: '/api/orders/checkout',
      as: session,
      headers,
      payload: written(pairs),
    });

    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({
      'fulfilments[0][pharmacy_id]': ['A form cannot carry this field. Send it as JSON'],
    });
  });

  it('takes no prototype for one', async () => {
    const response = await app.call({
      method: 'POST',
      url: '/api/auth/login',
      headers,
      payload: written([
        ['__proto__[]', 'x'],
        ['email', 'mona@example.com'],
      ]),
    });

    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().errors)).toEqual(['password']);
  });
});

it.each([
  ['of tiny parts', manyParts(70_000)],
  ['of one part with a million headers', formOf({ [`name="x"${'\r\na:b'.repeat(1_000_000)}`]: 'x' })],
])('keeps nobody waiting for a large form %s', async (_what, payload) => {
  const { session } = await makeStaff(app.db);
  const send = async () => {
    const response = await app.call({
      method: 'POST',
      url: '/api/medications/create',
      as: session,
      headers: { 'content-type': MULTIPART },
      payload,
    });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
  };

  const look = (await costOf(() => lookAt(payload, 25))) / 25;

  // The lowest of three, since garbage collection runs in the same process. Our parser costs as much as some ten looks at each letter; some
  // other parsers cost hundreds.
  expect(Math.min(await costOf(send), await costOf(send), await costOf(send))).toBeLessThan(100 * look);
});

/** Microseconds of CPU time. */
async function costOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  return process.cpuUsage(before).user;
}

/** Looks at each letter `times` times, which measures how fast the machine is at this moment. */
function lookAt(text: string, times: number): number {
  let seen = 0;
  for (let time = 0; time < times; time += 1) {
    for (let place = 0; place < text.length; place += 1) seen += text.charCodeAt(place);
  }
  return seen;
}

it.each([
  ['one text', 1],
  ['many texts', 30],
])('takes no more text in %s where a picture has room than elsewhere', async (_what, count) => {
  const { session } = await makeStaff(app.db);
  const fields = Array.from({ length: count }, (_none, at) => [`name="x${at}"`, '\u202ea'.repeat(300_000 / count)]);

  const response = await app.call({
    method: 'POST',
    url: '/api/medications/create',
    as: session,
    headers: { 'content-type': MULTIPART },
    payload: formOf(Object.fromEntries(fields) as Record<string, string>),
  });

  expect(response.statusCode).toBe(413);
});
