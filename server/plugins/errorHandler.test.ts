import { sql } from 'drizzle-orm';

import { buildApp } from '../app';
import { connect } from '../db/connect';
import { createTestDatabase } from '../testing/testDatabase';

describe('the log of a failed request', () => {
  it('names the statement and the reason, and nobody', async () => {
    const database = await createTestDatabase();
    const { db, close } = connect(database.url);
    await db.execute(sql`alter table users rename to people`);
    const lines: string[] = [];
    const app = await buildApp({
      db,
      config: {
        jwtSecret: 'only-for-tests-only-for-tests-only-for-tests',
        publicUrl: 'http://127.0.0.1:3000',
        taxRatePercent: 0,
        approvesPharmacies: true,
        trustProxy: false,
      },
      logger: { level: 'trace', stream: { write: (line: string) => void lines.push(line) } },
    });

    const response = await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: 'mona@example.com', password: 'Secret-w0rd' },
    });
    await app.close();
    await close();
    await database.drop();

    const log = lines.join('');
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({ success: false, message: 'Something went wrong. Please try again' });
    expect(log).toContain('relation \\"users\\" does not exist');
    expect(log).toContain('select \\"id\\"');
    expect(log).not.toContain('mona@example.com');
    expect(log).not.toContain('Secret-w0rd');
  });
});
