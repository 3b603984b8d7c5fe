import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';

/** For an address that cannot be read: Fastify refuses it before any hook could add the headers below. */
export const MALFORMED_REQUEST_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
};

/**
 * Nothing from elsewhere, no inline script. Emotion writes its styles into the page, hence the one exception for
 * styles. What does not say how long it keeps, people's own data above all, is kept by no browser and no proxy.
 */
export const security = fp<{ isSecure: boolean }>(async (app, { isSecure }) => {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Over plain HTTP on a developer's machine the header would lock the browser out; other names of the domain are not ours.
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  });

  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
});
