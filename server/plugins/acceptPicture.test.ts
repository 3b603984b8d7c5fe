import { type AddressInfo, connect } from 'node:net';

import { formOf } from '../testing/formOf';
import { makeMedication } from '../testing/makeMedication';
import { makePng } from '../testing/makePng';
import { makeStaff } from '../testing/makeUser';
import { startTestApp } from '../testing/testApp';
import { until } from '../testing/until';
import type { Session } from './session';

let test: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  test = await startTestApp();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.stop());

async function makeShelf() {
  const { session, pharmacy } = await makeStaff(test.db);
  const { id } = await makeMedication(test.db, { pharmacyId: pharmacy.id });
  const url = `/api/medications/${id}/update`;
  return { session, url };
}

/** Begins a form of five million bytes, and goes no further. */
function holdBack({ session, url }: { session: Session; url: string }) {
  const { port } = test.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const head = [
    `POST ${url} HTTP/1.1`,
    'Host: dawaya.example',
    `Authorization: Bearer ${test.app.jwt.sign(session)}`,
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 5000000',
  ];
  socket.write([...head, '', '--x'].join('\r\n'));
  return socket;
}

const send = async ({ session, url }: Awaited<ReturnType<typeof makeShelf>>, more: object = {}) =>
  test.call({
    ...{ method: 'POST', url, as: session },
    ...(await formOf({ image: { bytes: await makePng(10) } })),
    ...more,
  });

it('refuses a pharmacy that holds four bodies back, and it alone, until they are gone', async () => {
  const [shelf, other] = [await makeShelf(), await makeShelf()];
  let begun = 0;
  test.app.server.on('request', () => (begun += 1));

  const held = Array.from({ length: 4 }, () => holdBack(shelf));
  await until(() => begun === held.length);
  // Whoever is let in now was looked at behind them.
  expect((await send(shelf, { headers: {}, payload: { price: 12 } })).statusCode).toBe(200);

  const refused = await send(shelf);
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('5');
  expect((await send(other)).statusCode).toBe(200);
  for (const socket of held) socket.destroy();
  await until(async () => (await send(shelf)).statusCode === 200);
});

it('refuses a network that holds a dozen back with several pharmacies, and it alone', async () => {
  const shelves = await Promise.all(Array.from({ length: 4 }, makeShelf));
  const [last, ...others] = shelves;
  let begun = 0;
  test.app.server.on('request', () => (begun += 1));

  const held = others.flatMap((shelf) => Array.from({ length: 4 }, () => holdBack(shelf)));
  await until(() => begun === held.length);

  expect((await send(last!)).statusCode).toBe(503);
  expect((await send(last!, { remoteAddress: '203.0.113.9' })).statusCode).toBe(200);
  for (const socket of held) socket.destroy();
  await until(async () => (await send(last!)).statusCode === 200);
});
