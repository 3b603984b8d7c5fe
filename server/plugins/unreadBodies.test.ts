import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';

import { testApp } from '../testing/testApp';

const app = testApp();
let port: number;
beforeAll(async () => {
  await app.app.listen({ port: 0 });
  ({ port } = app.app.server.address() as AddressInfo);
});

const FORM = 'multipart/form-data; boundary=x';

it.each([
  ['whoever has to sign in again', 401, '/api/pharmacy/settings/picture', FORM],
  ['what is too large', 413, '/api/auth/login', 'application/json'],
])('hears %s out before the connection closes, so that a proxy gets the answer', async (_what, status, path, type) => {
  const half = Buffer.alloc(2_000_000, '-');
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  let answer = '';
  socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
  const head = [`POST ${path} HTTP/1.0`, `Content-Type: ${type}`, `Content-Length: ${2 * half.length}`, '', ''];
  socket.write(head.join('\r\n'));
  socket.write(half);
  // By the time these are answered, the server would have refused the call if it did not wait for the body.
  for (let others = 0; others < 3; others += 1) await fetch(`http://127.0.0.1:${port}/health/ready`);
  expect(answer).toBe('');

  socket.write(half);
  await once(socket, 'end');

  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});

it('answers at once whoever keeps the connection, and whoever would send more than is ever read', async () => {
  const firstLine = async (...lines: string[]) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(
      ['POST /api/pharmacy/settings/picture HTTP/1.1', 'Host: dawaya.example', ...lines, '', 'some'].join('\r\n'),
    );
    const [part] = (await once(socket.setEncoding('utf8'), 'data')) as [string];
    socket.destroy();
    return part.split('\r\n')[0];
  };

  expect(await firstLine('Content-Length: 5000000')).toBe('HTTP/1.1 401 Unauthorized');
  expect(await firstLine('Content-Length: 50000000', 'Connection: close')).toBe('HTTP/1.1 401 Unauthorized');
});
