import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';

/** In characters: a shorter text fits into one packet, compressed or not. */
const MIN_LENGTH = 1_400;

/** The caller waits for the compression: a medium quality takes a millisecond or two. */
const COMPRESSORS = {
  br: (text: Text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: Text) => promisify(gzip)(text),
} as const;

/** A buffer holds a text that is kept in memory and sent many times. */
type Text = string | Buffer;

type Encoding = keyof typeof COMPRESSORS;

/** In order of preference, for a client that accepts both. */
const ENCODINGS: Encoding[] = ['br', 'gzip'];

/** One payload in the encodings that have been requested so far. */
export type Compressed = Partial<Record<Encoding, Promise<Buffer>>>;

declare module 'fastify' {
  interface FastifyReply {
    /** The cache of a payload that is sent many times, as text in a buffer: each encoding is made once. */
    compressed: Compressed | null;
  }
}

/** Compresses pages and long answers for clients that accept it. The client's files are stored compressed on the disk. */
export const compression = fp(async (app) => {
  app.decorateReply('compressed', null);
  app.addHook('onSend', async ({ headers }, reply, payload: unknown) => {
    const isText = typeof payload === 'string' || reply.compressed !== null;
    if (!isText || (payload as Text).length < MIN_LENGTH) return payload;
    varyByEncoding(reply);
    const encoding = negotiate(headers['accept-encoding'] ?? '', ENCODINGS);
    if (!encoding) return payload;
    reply.header('content-encoding', encoding);
    return compress(payload as Text, encoding, reply.compressed ?? {});
  });
});

const compress = (text: Text, encoding: Encoding, cache: Compressed) =>
  (cache[encoding] ??= COMPRESSORS[encoding](text));

function varyByEncoding(reply: FastifyReply) {
  const others = reply.getHeader('vary');
  reply.header('vary', others ? `accept-encoding, ${String(others)}` : 'accept-encoding');
}
