import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { mixed, object } from 'yup';

import { buildApp } from '../app';
import { connect } from '../db/connect';
import { TEST_CONFIG, testApp } from '../testing/testApp';
import { createTestDatabase } from '../testing/testDatabase';

/** An app that logs at the lowest level, and the lines that it writes. */
async function buildLoggingApp() {
  const { db, close } = connect(await createTestDatabase());
  const lines: string[] = [];
  const logger = { level: 'trace', stream: { write: (line: string) => void lines.push(line) } };
  const app = await buildApp({ db, config: TEST_CONFIG, logger });
  return {
    app,
    db,
    log: () => lines.join(''),
    stop: async () => {
      await app.close();
      await close();
    },
  };
}

it('logs of a failed request its route, the statement and the reason under the id of the answer, and nobody', async () => {
  const { app, db, log, stop } = await buildLoggingApp();
  await db.execute(sql`alter table users rename to people`);

  const response = await app.inject({
    method: 'POST',
    url: '/api/auth/login?from=somewhere',
    payload: { email: 'mona@example.com', password: 'Secret-w0rd' },
  });
  await stop();

  expect(response.statusCode).toBe(500);
  expect(response.json()).toEqual({ success: false, message: 'Something went wrong. Please try again' });
  const id = String(response.headers['x-request-id']);
  expect(log()).toContain(`"reqId":"${id}","method":"POST","route":"/api/auth/login","err"`);
  expect(log()).not.toContain('somewhere');
  expect(log()).toContain('relation \\"users\\" does not exist');
  expect(log()).toContain('select \\"id\\"');
  expect(log()).not.toContain('mona@example.com');
  expect(log()).not.toContain('Secret-w0rd');
});

it('logs neither what a person looked for nor the address that they looked from', async () => {
  const { app, log, stop } = await buildLoggingApp();

  await app.inject({ url: '/api/medications?q=haloperidol', remoteAddress: '203.0.113.7' });
  await stop();

  expect(log()).toContain('"path":"/api/medications"');
  expect(log()).not.toMatch(/haloperidol|203\.0\.113\.7/);
});

it('blames nobody who calls for a fault in a schema, and logs it', async () => {
  const { app, log, stop } = await buildLoggingApp();
  const fault = () => {
    throw new TypeError('a fault of ours');
  };
  app.get('/faulty', { schema: { querystring: object({ any: mixed().transform(fault) }) } }, async () => 'fine');

  const response = await app.inject({ url: '/faulty?any=1' });
  await stop();

  expect(response.statusCode).toBe(500);
  expect(log()).toContain('a fault of ours');
});

it('takes nobody who hangs up amid their body for an outage', async () => {
  const { app, log, stop } = await buildLoggingApp();
  app.get('/aborted', async () => {
    // The error that Fastify makes when a caller hangs up while sending a body.
    throw Object.assign(new Error('aborted'), { code: 'ECONNRESET', statusCode: 400 });
  });

  const response = await app.inject({ url: '/aborted' });
  await stop();

  expect(response.statusCode).toBe(400);
  expect(log()).not.toContain('request failed');
});

describe('every answer', () => {
  const test = testApp();

  it.each(['/api/medications', '/api/cart', '/api/nothing', '/health/live', '/%'])(
    'bears the id of its request, and no other has it: %s',
    async (url) => {
      const ids = [await test.call({ url }), await test.call({ url })].map(({ headers }) => headers['x-request-id']);

      expect(ids).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), expect.stringMatching(/^[\da-f-]{36}$/)]);
      expect(ids[0]).not.toBe(ids[1]);
    },
  );

  it.each(['/%', '/api/medications/%zz'])(
    'is in the envelope and in the language of its reader, even of an address that cannot be read: %s',
    async (url) => {
      const response = await test.call({ url, headers: { 'accept-language': 'ar' } });

      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual({ success: false, message: expect.stringMatching(/[\u0600-\u06FF]/) });
    },
  );
});

it('refuses with 503 what arrives while the server drains', async () => {
  const { db, close } = connect(await createTestDatabase());
  const app = await buildApp({ db, config: TEST_CONFIG });
  const late: Response[] = [];
  app.addHook('preClose', async () => {
    const { port } = app.server.address() as AddressInfo;
    late.push(await fetch(`http://127.0.0.1:${port}/health/live`));
  });
  await app.listen({ port: 0 });

  await app.close();

  expect(late.map(({ status }) => status)).toEqual([503]);
  expect(await late[0]!.json()).toMatchObject({ success: false, message: expect.any(String) });
  expect(late[0]!.headers.get('retry-after')).toBe('5');
  await close();
});
