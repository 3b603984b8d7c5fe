import { makeCustomer } from '../testing/makeUser';
import { startTestApp, testApp } from '../testing/testApp';

const app = testApp();

it.each(['/api/auth/me', '/api/cart', '/api/medications', '/api/nothing', '/health/ready'])(
  'lets nobody keep the answer of %s',
  async (url) => {
    const { session } = await makeCustomer(app.db);

    const { headers } = await app.call({ url, as: session });

    expect(headers['cache-control']).toBe('no-store');
  },
);

it.each(['/%', '/api/medications/%zz'])(
  'guards even what it says of an address that cannot be read: %s',
  async (url) => {
    const { headers } = await app.call({ url });

    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
  },
);

it('tells pages of others nothing, and nobody what it is made of', async () => {
  const { headers } = await app.call({ url: '/api/medications', headers: { origin: 'https://elsewhere.example' } });

  expect(Object.keys(headers).filter((name) => /^access-control-|^x-powered-by$|^server$/.test(name))).toEqual([]);
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none';script-src 'self';/);
  expect(headers['strict-transport-security']).toBeUndefined();
});

it('holds browsers to HTTPS where people use it, and at no other name of the domain', async () => {
  const secure = await startTestApp({ publicUrl: 'https://dawaya.example' });

  const { headers } = await secure.call({ url: '/api/medications' });

  expect(headers['strict-transport-security']).toBe('max-age=31536000');
  await secure.stop();
});
