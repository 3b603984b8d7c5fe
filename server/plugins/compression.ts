import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';

/** Characters. What is shorter travels in one packet, as it is or compressed. */
const WORTH_IT = 1_400;

/** Whoever has it made waits for it: what compresses it well enough in a millisecond or two is enough. */
const COMPRESS = {
  br: (text: Text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: Text) => promisify(gzip)(text),
} as const;

/** A text may come as it lies in memory for the next who asks. */
type Text = string | Buffer;

type Encoding = keyof typeof COMPRESS;

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
    if (!isText || (payload as Text).length < WORTH_IT) return payload;
    varyByEncoding(reply);
    const encoding = negotiate(headers['accept-encoding'] ?? '', ENCODINGS);
    if (!encoding) return payload;
    reply.header('content-encoding', encoding);
    return encoded(payload as Text, encoding, reply.compressed ?? {});
  });
});

const encoded = (text: Text, encoding: Encoding, known: Compressed) => (known[encoding] ??= COMPRESS[encoding](text));

function varyByEncoding(reply: FastifyReply) {
  const others = reply.getHeader('vary');
  reply.header('vary', others ? `accept-encoding, ${String(others)}` : 'accept-encoding');
}
