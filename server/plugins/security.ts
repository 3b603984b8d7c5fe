import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';

/** Fastify refuses a path that it cannot decode before any hook runs that could add the headers below. */
export const MALFORMED_REQUEST_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
};

/**
 * Pages load nothing from elsewhere and run no inline script. Inline styles are allowed since Emotion writes its styles into the page. An
 * answer that does not say how long it may be cached, such as personal data, is cached by no browser and no proxy.
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
    // Not over plain HTTP: the header would lock a developer's browser out of that host. Not for subdomains, which may belong to others.
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  });

  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
});
