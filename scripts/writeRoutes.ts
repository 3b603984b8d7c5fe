import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { buildApp } from '../server/app';
import { connect } from '../server/db/connect';
import { routeList } from '../server/plugins/openApi/routeList';
import { ROOT } from './processes';

// The routes are listed and not called, so the connection is never opened.
const { db, close } = connect('postgresql://localhost/none');
const app = await buildApp({
  db,
  config: {
    dataDir: '',
    jwtSecret: 'no token is signed while routes are listed',
    publicUrl: 'http://localhost',
    taxRatePercent: 0,
    isDemo: true,
    supportEmail: 'support@localhost',
    paymentGateway: undefined,
    paymentTimeoutMs: 0,
    proxies: 0,
    clientDir: undefined,
  },
});
await app.ready();
await writeFile(
  join(ROOT, 'docs', 'routes.md'),
  routeList(app.swagger() as unknown as Parameters<typeof routeList>[0]),
);
await app.close();
await close();
