import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

import type { Context } from '../context';
import { withoutValues } from '../db/failure';
import { answeredOnce } from '../http';
import { beginCall, callHashOf, endCall } from '../modules/idempotency/idempotency.service';

declare module 'fastify' {
  interface FastifyRequest {
    /** The hash of a call that may be repeated with its key; set while the call is being carried out. */
    callHash: string | null;
  }
}

/**
 * Carries out a call once that is repeated with its key, on routes whose `schema.headers` is `answeredOnce`. Browsers repeat a call by
 * themselves if the connection is cut before the answer. Runs after the guard, so that a session that has ended is refused and gets no
 * stored answer.
 */
export const idempotency = fp<Pick<Context, 'db' | 'secret'>>(async (app, context) => {
  app.decorateRequest('callHash', null);

  app.addHook('preHandler', async (request, reply) => {
    const key = request.headers['idempotency-key'];
    if (request.routeOptions.schema?.headers !== answeredOnce || key === undefined) return;
    const callHash = callHashOf(context.secret, [key, ...contentOf(request)]);
    const answered = await beginCall(context, callHash);
    if (answered !== undefined) return reply.type('application/json; charset=utf-8').send(answered);
    request.callHash = callHash;
  });

  app.addHook('onSend', async ({ callHash, log }, { statusCode }, payload) => {
    if (callHash === null) return;
    await endCall(context, callHash, statusCode === 200 ? String(payload) : null).catch((error: unknown) => {
      // The call was carried out and its caller is answered, so this failure must not fail it.
      log.error({ err: withoutValues(error) }, 'answer not kept');
    });
  });
});

const contentOf = ({ session, url, body, picture }: FastifyRequest) => [
  session?.sessionId,
  url,
  body,
  picture && hash('sha256', picture),
];
