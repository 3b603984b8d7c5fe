import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';

/** Characters. What is shorter travels in one packet, as it is or compressed. */
const WORTH_IT = 1_400;

/** An answer is made anew for each caller: what compresses it well enough in a millisecond or two is enough. */
const COMPRESS = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: string) => promisify(gzip)(text),
} as const;

type Encoding = keyof typeof COMPRESS;

/** The better one first, for who takes either. */
const ENCODINGS: Encoding[] = ['br', 'gzip'];

/** One payload in the encodings that somebody has asked for. */
export type Compressed = Partial<Record<Encoding, Promise<Buffer>>>;

declare module 'fastify' {
  interface FastifyReply {
    /** Where the payload is sent again and again: each encoding of it is made once. */
    compressed: Compressed | null;
  }
}

/** Pages and long answers travel compressed to those who take them so; the client's files lie compressed on the disk. */
export const compression = fp(async (app) => {
  app.decorateReply('compressed', null);
  app.addHook('onSend', async ({ headers }, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < WORTH_IT) return payload;
    varyByEncoding(reply);
    const encoding = negotiate(headers['accept-encoding'] ?? '', ENCODINGS);
    if (!encoding) return payload;
    reply.header('content-encoding', encoding);
    const known: Compressed = reply.compressed ?? {};
    return (known[encoding] ??= COMPRESS[encoding](payload));
  });
});

function varyByEncoding(reply: FastifyReply) {
  const others = reply.getHeader('vary');
  reply.header('vary', others ? `accept-encoding, ${String(others)}` : 'accept-encoding');
}
