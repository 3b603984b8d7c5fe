import { finished } from 'node:stream';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';

import { PICTURE } from '@contract/picture';

import { MAX_TEXT_BYTES } from './multipart';

/** What a form with a picture may have. Who sends more is cut off. */
const MAX_BYTES = PICTURE.bytes + MAX_TEXT_BYTES;

/**
 * Who is refused before their picture is read, mostly since their session has to be renewed, is still sending it. Where the
 * connection closes with the answer, as most proxies ask for, that would be in the middle: the proxy takes it for a failure of
 * the server, and the browser gets its 502 instead of the answer. So the rest is read first, and thrown away.
 */
export const unreadBodies = fp(async (app) => {
  app.addHook('onSend', ({ raw, headers }, reply, payload, done) => {
    const isUnread = !raw.complete && Number(headers['content-length']) <= MAX_BYTES;
    if (isUnread && isLastAnswer(reply)) finished(raw.resume(), () => done(null, payload));
    else done(null, payload);
  });
});

const isLastAnswer = (reply: FastifyReply) => !reply.raw.shouldKeepAlive || reply.getHeader('connection') === 'close';
