import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';

/** Characters: what is shorter fits into one packet, compressed or not. */
const MIN_LENGTH = 1_400;

/** The caller waits meanwhile: a medium quality takes a millisecond or two. */
const COMPRESSORS = {
  br: (text: Text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: Text) => promisify(gzip)(text),
} as const;

/** A buffer is a text that is kept in memory for further requests. */
type Text = string | Buffer;

type Encoding = keyof typeof COMPRESSORS;

/** The better one first, for who takes either. */
const ENCODINGS: Encoding[] = ['br', 'gzip'];

/** One payload in the encodings that somebody has asked for. */
export type Compressed = Partial<Record<Encoding, Promise<Buffer>>>;

declare module 'fastify' {
  interface FastifyReply {
    /** Where the payload is sent again and again, as text in a buffer: each encoding of it is made once. */
    compressed: Compressed | null;
  }
}

/** Pages and long answers travel compressed to those who take them so; the client's files lie compressed on the disk. */
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
