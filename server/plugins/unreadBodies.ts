import { finished } from 'node:stream';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';

import { PICTURE } from '@contract/picture';

import { MAX_TEXT_BYTES } from './multipart';

/** The size of the largest allowed form with a picture. A caller who announces more is cut off. */
const MAX_BYTES = PICTURE.bytes + MAX_TEXT_BYTES;

/**
 * A call may be refused while its picture is still being sent, mostly because the session has to be renewed. If the connection closes with
 * the answer, as most proxies ask for, it closes in the middle of the body: the proxy takes that for a failure of the server, and the
 * browser gets a 502 instead of our answer. So the rest of the body is read first, and thrown away.
 */
export const unreadBodies = fp(async (app) => {
  app.addHook('onSend', ({ raw, headers }, reply, payload, done) => {
    const isUnread = !raw.complete && Number(headers['content-length']) <= MAX_BYTES;
    if (isUnread && isLastAnswer(reply)) finished(raw.resume(), () => done(null, payload));
    else done(null, payload);
  });
});

const isLastAnswer = (reply: FastifyReply) => !reply.raw.shouldKeepAlive || reply.getHeader('connection') === 'close';
