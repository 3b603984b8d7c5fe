import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';

import { testApp } from '../testing/testApp';

const app = testApp();
let port: number;
beforeAll(async () => {
  await app.app.listen({ port: 0 });
  ({ port } = app.app.server.address() as AddressInfo);
});

/** Sends exactly these lines, and returns the answer once the server has hung up. */
async function send(...lines: string[]) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(lines.join('\r\n'));
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  const [first = '', ...headers] = head.split('\r\n');
  return { status: Number(first.split(' ')[1]), headers: headers.map((each) => each.toLowerCase()), body };
}

const GET = 'GET /api/medications HTTP/1.1';
const POST = 'POST /api/auth/login HTTP/1.1';
const JSON_TYPE = 'Content-Type: application/json';
const HOST = 'Host: dawaya.example';
const CLOSE = 'Connection: close';
const READ = 'The request could not be read';
const LARGE = 'The request is too large';

it.each([
  ['garbage', 400, READ, ['GARBAGE', '', '']],
  ['headers without an end', 431, LARGE, [GET, HOST, `X-Long: ${'a'.repeat(20_000)}`, '', '']],
  ['an address without an end', 431, LARGE, [`GET /${'a'.repeat(20_000)} HTTP/1.1`, HOST, '', '']],
  ['a NUL in a header', 400, READ, [GET, HOST, 'X-Nul: a\0b', '', '']],
  ['two lengths', 400, READ, [POST, HOST, JSON_TYPE, 'Content-Length: 2', 'Content-Length: 3', '', '{} ']],
  ['broken chunks', 400, READ, [POST, HOST, JSON_TYPE, 'Transfer-Encoding: chunked', '', 'ZZ', '']],
  ['no host', 400, READ, [GET, CLOSE, '', '']],
  ['two hosts', 400, READ, [GET, HOST, 'host: evil.example', CLOSE, '', '']],
])('refuses %s in the envelope, guarded as any answer', async (_what, status, message, lines) => {
  const answer = await send(...lines);

  expect(answer.status).toBe(status);
  expect(JSON.parse(answer.body)).toEqual({ success: false, message });
  expect(answer.headers).toEqual(
    expect.arrayContaining([
      'content-type: application/json; charset=utf-8',
      'cache-control: no-store',
      'connection: close',
      'x-content-type-options: nosniff',
      expect.stringMatching(/^content-security-policy: default-src 'none'/),
    ]),
  );
});

it('serves whoever expects what it does not know or writes of hosts elsewhere, and old clients that name none', async () => {
  expect((await send(GET, HOST, CLOSE, 'Expect: wonders', '', '')).status).toBe(200);
  expect((await send(GET, HOST, CLOSE, 'Vary: host', '', '')).status).toBe(200);
  expect((await send('GET /api/medications HTTP/1.0', '', '')).status).toBe(200);
});

it('answers a whole address as the path in it', async () => {
  const { status, body } = await send(
    'GET http://evil.example/api/medications?paginate=1 HTTP/1.1',
    HOST,
    CLOSE,
    '',
    '',
  );

  expect(status).toBe(200);
  expect(body).not.toContain('evil.example');
  expect(JSON.parse(body)).toMatchObject({ success: true, data: { per_page: 1 } });
});
