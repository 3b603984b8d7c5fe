import { sql } from 'drizzle-orm';

import { attempts } from '../../db/schema';
import { startTestApp, type TestApp } from '../../testing/testApp';

let behind: TestApp[];
beforeAll(async () => {
  behind = await Promise.all([0, 1, 2].map((proxies) => startTestApp({ proxies })));
});
afterAll(() => Promise.all(behind.map((test) => test.stop())));

/**
 * The status of a sign-in after so many failures that its address has to wait. Each failure came with another forged address in front of
 * the header.
 */
async function statusAfterFailures(proxies: number, addresses: (count: number) => string): Promise<number> {
  const test = behind[proxies]!;
  await test.db.delete(attempts);
  const attempt = (count: number) =>
    test.call({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'x-forwarded-for': addresses(count) },
      payload: { email: `nobody-${count}@example.com`, password: 'Wrong-1!' },
    });

  await attempt(1);
  await test.db.update(attempts).set({ count: sql`${attempts.count} + 55` });
  await attempt(2);
  return (await attempt(3)).statusCode;
}

it.each([
  ['no proxy: the header is a stranger’s', 0, (count: number) => `198.51.100.${count}`, 429],
  [
    'one proxy: what stands before its entry is a stranger’s',
    1,
    (count: number) => `198.51.100.${count}, 203.0.113.7`,
    429,
  ],
  ['one proxy: its entries tell visitors apart', 1, (count: number) => `203.0.113.${count}`, 401],
  ['one proxy that adds ports', 1, (count: number) => `203.0.113.8:${40_000 + count}`, 429],
  ['one proxy that adds ports to IPv6', 1, (count: number) => `[2001:db8::1]:${40_000 + count}`, 429],
  ['one proxy that puts IPv6 in brackets', 1, (count: number) => `[2001:db8::${count}]`, 429],
  [
    'one proxy that adds ports to mapped addresses',
    1,
    (count: number) => `[::ffff:203.0.113.9]:${40_000 + count}`,
    429,
  ],
  ['one proxy that maps addresses in hexadecimal', 1, () => '::ffff:cb00:710a', 429],
  [
    'one proxy that maps addresses in hexadecimal, visitors apart',
    1,
    (count: number) => `::ffff:cb00:71${(count + 16).toString(16)}`,
    401,
  ],
  ['one proxy that tells no addresses', 1, () => 'unknown', 429],
  ['one proxy that adds ports, visitors apart', 1, (count: number) => `203.0.113.${count}:40000`, 401],
  ['two proxies', 2, (count: number) => `198.51.100.${count}, 203.0.113.7, 10.0.0.1`, 429],
])('counts sign-ins behind %s', async (_what, proxies, addresses, status) => {
  expect(await statusAfterFailures(proxies, addresses)).toBe(status);
});
