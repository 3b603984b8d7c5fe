import type { IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

import { makeForm } from '../testing/makeForm';
import { makeMedication } from '../testing/makeMedication';
import { makePng } from '../testing/makePng';
import { makeStaff } from '../testing/makeUser';
import { testApp } from '../testing/testApp';
import { until } from '../testing/until';

const test = testApp({ proxies: 1 });
beforeAll(async () => {
  await test.app.listen({ port: 0, host: '127.0.0.1' });
});

const held: Socket[] = [];
function release() {
  for (const socket of held.splice(0)) socket.destroy();
}
// A test that fails half-way must not leave a connection open: the server would wait for it when it closes.
afterEach(release);

async function makeShelf() {
  const { session, pharmacy } = await makeStaff(test.db);
  const { id } = await makeMedication(test.db, { pharmacyId: pharmacy.id });
  const url = `/api/medications/${id}/update`;
  return { session, url };
}

type Shelf = Awaited<ReturnType<typeof makeShelf>>;

/** Begins to send a form of five million bytes, and stops after the first few. */
function begin({ session, url }: Shelf) {
  const { port } = test.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const head = [
    `POST ${url} HTTP/1.1`,
    'Host: dawaya.example',
    `X-Forwarded-For: 203.0.113.${Math.floor(held.length / 12)}`,
    `Authorization: Bearer ${test.app.jwt.sign(session)}`,
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 5000000',
  ];
  socket.write([...head, '', '--x'].join('\r\n'));
  held.push(socket);
}

/** Begins four forms for each shelf, and waits until the server has let them in, which is when it starts to read them. */
async function holdBack(shelves: Shelf[]) {
  const begun: IncomingMessage[] = [];
  const note = (request: IncomingMessage) => begun.push(request);
  test.app.server.on('request', note);
  for (const shelf of shelves) for (let i = 0; i < 4; i += 1) begin(shelf);
  await until(() => begun.length === held.length && begun.every((request) => request.readableFlowing));
  test.app.server.off('request', note);
}

const send = async ({ session, url }: Shelf, more: object = {}) =>
  test.call({
    ...{ method: 'POST', url, as: session },
    ...(await makeForm({ image: { bytes: await makePng(10) } })),
    ...more,
  });

/** The same, of a type that is written in capitals. */
async function sendShouted(shelf: Shelf) {
  const { headers } = await makeForm({ image: { bytes: await makePng(10) } });
  return send(shelf, {
    headers: { 'content-type': headers['content-type'].replace('multipart/form-data', 'MULTIPART/FORM-DATA') },
  });
}

it('refuses a pharmacy that holds four bodies back, and it alone, until they are gone', async () => {
  const [shelf, other] = [await makeShelf(), await makeShelf()];
  await holdBack([shelf]);

  const refused = await send(shelf);
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('5');
  expect((await send(other)).statusCode).toBe(200);
  expect((await sendShouted(shelf)).statusCode).toBe(503);
  release();
  await until(async () => (await send(shelf)).statusCode === 200);
});

it('refuses a network that holds a dozen back with several pharmacies, and it alone', async () => {
  const shelves = await Promise.all(Array.from({ length: 4 }, makeShelf));
  const [last, ...others] = shelves;
  await holdBack(others);

  expect((await send(last!, { remoteAddress: '203.0.113.0' })).statusCode).toBe(503);
  expect((await send(last!, { remoteAddress: '203.0.113.9' })).statusCode).toBe(200);
  release();
  await until(async () => (await send(last!)).statusCode === 200);
});

it('refuses everybody while forty are held back, whoever holds them', async () => {
  const shelves = await Promise.all(Array.from({ length: 11 }, makeShelf));
  const [last, ...others] = shelves;
  await holdBack(others);

  expect((await send(last!)).statusCode).toBe(503);
  release();
  await until(async () => (await send(last!)).statusCode === 200);
});
