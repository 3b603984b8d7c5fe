import type { InjectOptions } from 'fastify';

import { type AppConfig, buildApp } from '../app';
import { connect } from '../db/connect';
import type { Session } from '../plugins/session';
import { createTestDatabase } from './testDatabase';

export const TEST_CONFIG: AppConfig = {
  jwtSecret: 'only-for-tests-only-for-tests-only-for-tests',
  publicUrl: 'http://127.0.0.1:3000',
  taxRatePercent: 0,
  approvesPharmacies: true,
  supportEmail: 'support@example.com',
  proxies: 0,
  clientDir: undefined,
};

type Call = InjectOptions & { as?: Session | null };

/** The real app on a real PostgreSQL that has every migration and no rows. One per test file. */
export async function startTestApp(config: Partial<AppConfig> = {}) {
  const database = await createTestDatabase();
  const { db, close } = connect(database.url);
  const app = await buildApp({ db, config: { ...TEST_CONFIG, ...config } });
  await app.ready();

  return {
    app,
    db,
    /** `as` is the session; leave it out to call as a stranger. */
    call: ({ as, ...request }: Call) => {
      const headers = { ...request.headers, ...(as && { authorization: `Bearer ${app.jwt.sign(as)}` }) };
      return app.inject({ ...request, headers });
    },
    stop: async () => {
      await app.close();
      await close();
      await database.drop();
    },
  };
}
