import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import Fastify, { type FastifyPluginAsync, type FastifyRequest, type FastifyServerOptions } from 'fastify';
import fp from 'fastify-plugin';

import type { AppConfig, AppDeps } from './context';
import type { Database } from './db/database';
import type { Nudge } from './jobs';
import { addressRoutes } from './modules/addresses/addresses.routes';
import { authRoutes } from './modules/auth/auth.routes';
import { cartRoutes } from './modules/cart/cart.routes';
import { checkoutRoutes } from './modules/checkout/checkout.routes';
import { colleagueRoutes } from './modules/colleagues/colleagues.routes';
import { contactRoutes } from './modules/contact/contact.routes';
import { customerRoutes } from './modules/customers/customers.routes';
import { emailRoutes } from './modules/emails/emails.routes';
import { healthRoutes } from './modules/health/health.routes';
import { foreignCategoryRoutes } from './modules/inventory/foreignCategories.routes';
import { inventoryRoutes } from './modules/inventory/inventory.routes';
import { productImportRoutes } from './modules/inventory/productImport.routes';
import { locationRoutes } from './modules/locations/locations.routes';
import { medicationRoutes } from './modules/medications/medications.routes';
import { notificationRoutes } from './modules/notifications/notifications.routes';
import { orderCountRoutes } from './modules/orders/orderCounts.routes';
import { orderExportRoutes } from './modules/orders/orderExport.routes';
import { orderRoutes } from './modules/orders/orders.routes';
import { ownAccountRoutes } from './modules/ownAccount/ownAccount.routes';
import { passwordResetRoutes } from './modules/passwordReset/passwordReset.routes';
import { paymentMethodRoutes } from './modules/paymentMethods/paymentMethods.routes';
import { pharmacyRoutes } from './modules/pharmacies/pharmacies.routes';
import { pharmacyPictureRoutes } from './modules/pharmacySettings/pharmacyPicture.routes';
import { pharmacySettingsRoutes } from './modules/pharmacySettings/pharmacySettings.routes';
import { promoCodeRoutes } from './modules/promoCodes/promoCodes.routes';
import { sessionRoutes } from './modules/sessions/sessions.routes';
import { isSessionOpen } from './modules/sessions/sessions.service';
import { sitemapRoutes } from './modules/sitemap/sitemap.routes';
import { statisticsRoutes } from './modules/statistics/statistics.routes';
import { stockRoutes } from './modules/stock/stock.routes';
import { twoFactorRoutes } from './modules/twoFactor/twoFactor.routes';
import type { Payments } from './payments/gateway';
import { openPayments } from './payments/openPayments';
import { makeFolderStore } from './pictures/pictureStore';
import { bodyParsers } from './plugins/bodyParsers';
import { client } from './plugins/client';
import { compression } from './plugins/compression';
import { answerError, errorHandler } from './plugins/errorHandler';
import { idempotency } from './plugins/idempotency';
import { language } from './plugins/language';
import { malformedRequests, refuseMalformedRequest } from './plugins/malformedRequests';
import { openApi } from './plugins/openApi';
import { pictures as pictureFiles } from './plugins/pictures';
import { MALFORMED_REQUEST_HEADERS, security } from './plugins/security';
import { serializeByShape } from './plugins/serialization';
import { session } from './plugins/session';
import { unreadBodies } from './plugins/unreadBodies';
import { yupValidation } from './plugins/validation';

interface BuildOptions {
  db: Database;
  config: AppConfig;
  /** Left out where no jobs run, as in tests. */
  nudge?: Nudge;
  /** Left out: those of the configuration. A test may bring a gateway of its own. */
  payments?: Payments;
  logger?: Exclude<FastifyServerOptions['logger'], true>;
}

const BODY_LIMIT_BYTES = 100 * 1024;
/** A picture of 5 MB takes a minute over a slow line; a caller who sends nothing must not hold a connection for good. */
const REQUEST_TIMEOUT_MS = 120_000;

/** Leaves out the query, which tells what people look for, and the caller's IP address. */
const LOGGED = { req: ({ method, url }: FastifyRequest) => ({ method, path: url.split('?')[0] }) };

const API = [
  authRoutes,
  passwordResetRoutes,
  emailRoutes,
  contactRoutes,
  ownAccountRoutes,
  twoFactorRoutes,
  sessionRoutes,
  locationRoutes,
  pharmacyRoutes,
  medicationRoutes,
  inventoryRoutes,
  productImportRoutes,
  foreignCategoryRoutes,
  stockRoutes,
  addressRoutes,
  paymentMethodRoutes,
  cartRoutes,
  checkoutRoutes,
  orderRoutes,
  orderCountRoutes,
  orderExportRoutes,
  customerRoutes,
  promoCodeRoutes,
  statisticsRoutes,
  pharmacySettingsRoutes,
  colleagueRoutes,
  pharmacyPictureRoutes,
  notificationRoutes,
];

/** Without a name, `fastify-plugin` looks for one among all loaded modules, which is half of the time that a start takes in the tests. */
const withPluginName = (routes: FastifyPluginAsync<AppDeps>) => fp(routes, { name: routes.name, encapsulate: true });

/** Builds the app without listening. Tests and `main.ts` build the same one. */
export async function buildApp({
  db,
  config,
  nudge = () => undefined,
  payments = openPayments(config, nudge),
  logger = false,
}: BuildOptions) {
  const app = Fastify({
    logger: logger && { ...logger, serializers: LOGGED },
    // Fastify counts requests from 1 at each start and on each server, so its ids would not be unique.
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < config.proxies,
    // A client may send an absolute URL in the request line, as it would to a proxy.
    rewriteUrl: ({ url = '/' }) => url.replace(/^https?:\/\/[^/?#]*/i, '') || '/',
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // Our error handler answers in their place, both while the server drains and for a path that cannot be decoded.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) =>
      void answerError(error, request, reply.headers({ ...MALFORMED_REQUEST_HEADERS, 'x-request-id': request.id })),
    clientErrorHandler: refuseMalformedRequest,
    http: { requireHostHeader: false },
    forceCloseConnections: 'idle',
  });
  const pictures = makeFolderStore(join(config.dataDir, 'pictures'));
  const deps: AppDeps = { db, secret: config.jwtSecret, sender: config, config, nudge, payments, pictures };
  serializeByShape(app);

  await app.register(errorHandler);
  await app.register(language);
  await app.register(security, { isSecure: config.publicUrl.startsWith('https:') });
  // Registered before the compression, so that the answer is stored uncompressed.
  await app.register(idempotency, { db, secret: config.jwtSecret });
  await app.register(compression);
  await app.register(unreadBodies);
  await app.register(malformedRequests);
  await app.register(bodyParsers);
  await app.register(yupValidation);
  await app.register(session, { secret: config.jwtSecret, isOpen: (id) => isSessionOpen(db, id) });

  await app.register(openApi);
  for (const routes of [healthRoutes, sitemapRoutes]) await app.register(withPluginName(routes), deps);
  for (const routes of API) await app.register(withPluginName(routes), { ...deps, prefix: '/api' });
  await app.register(pictureFiles, { store: pictures });
  const { clientDir, publicUrl, supportEmail } = config;
  const buildsDir = join(config.dataDir, 'builds');
  if (clientDir) await app.register(client, { clientDir, buildsDir, publicUrl, supportEmail });

  return app;
}
