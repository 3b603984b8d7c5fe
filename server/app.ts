import Fastify, { type FastifyServerOptions } from 'fastify';

import type { Database } from './db/database';
import { addressRoutes } from './modules/addresses/addresses.routes';
import { authRoutes } from './modules/auth/auth.routes';
import { cartRoutes } from './modules/cart/cart.routes';
import { checkoutRoutes } from './modules/checkout/checkout.routes';
import { healthRoutes } from './modules/health/health.routes';
import { locationRoutes } from './modules/locations/locations.routes';
import { medicationRoutes } from './modules/medications/medications.routes';
import { orderRoutes } from './modules/orders/orders.routes';
import { pharmacyRoutes } from './modules/pharmacies/pharmacies.routes';
import { statisticsRoutes } from './modules/statistics/statistics.routes';
import { client } from './plugins/client';
import { errorHandler } from './plugins/errorHandler';
import { formBodies } from './plugins/formBodies';
import { language } from './plugins/language';
import { openApi } from './plugins/openApi';
import { security } from './plugins/security';
import { session } from './plugins/session';
import { yupValidation } from './plugins/validation';

/** What the app needs to know of its surroundings; a part of Config. */
export interface AppConfig {
  /** Signs access tokens; at least 32 characters. */
  jwtSecret: string;
  publicUrl: string;
  taxRatePercent: number;
  /** A pharmacy that joins may trade at once (demo), or waits for an operator. */
  approvesPharmacies: boolean;
  /** Behind a proxy: take the client's address from X-Forwarded-For. */
  trustProxy: boolean;
  /** Folder of the built client; absent in tests and in development. */
  clientDir?: string;
}

export interface AppDeps {
  db: Database;
  config: AppConfig;
}

interface BuildOptions extends AppDeps {
  logger?: FastifyServerOptions['logger'];
}

const BODY_LIMIT_BYTES = 100 * 1024;

/** Everything but listening. Tests and `main.ts` build the same app. */
export async function buildApp({ db, config, logger = false }: BuildOptions) {
  const app = Fastify({
    logger,
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // A draining server answers what it has begun and refuses the rest with 503.
    return503OnClosing: true,
    forceCloseConnections: 'idle',
  });
  const deps: AppDeps = { db, config };

  await app.register(errorHandler);
  await app.register(language);
  await app.register(security, { isSecure: config.publicUrl.startsWith('https:') });
  await app.register(formBodies);
  await app.register(yupValidation);
  await app.register(session, { secret: config.jwtSecret });

  await app.register(openApi);
  await app.register(healthRoutes, deps);
  await app.register(
    async (api) => {
      await api.register(authRoutes, deps);
      await api.register(locationRoutes, deps);
      await api.register(pharmacyRoutes, deps);
      await api.register(medicationRoutes, deps);
      await api.register(addressRoutes, deps);
      await api.register(cartRoutes, deps);
      await api.register(checkoutRoutes, deps);
      await api.register(orderRoutes, deps);
      await api.register(statisticsRoutes, deps);
    },
    { prefix: '/api' },
  );
  if (config.clientDir) await app.register(client, { clientDir: config.clientDir });

  return app;
}
