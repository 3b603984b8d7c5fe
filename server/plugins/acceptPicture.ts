import { finished } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { message } from '@contract/messages';
import { PICTURE } from '@contract/picture';

import { HttpError, unavailable } from '../errors';
import { networkOf } from '../networkOf';
import { readForm } from './bodies';
import { MOST_TEXT } from './multipart';
import { staffOf } from './session';

declare module 'fastify' {
  interface FastifyRequest {
    /** What a form brought as `image`, not looked at yet. */
    picture?: Buffer;
  }
}

const FORM = 'multipart/form-data';
/** A body is held in memory from its first byte until it is answered: some 200 MB at most, and neither a pharmacy nor somebody who joins with many shall keep out all others. */
const MOST_UNDER_WAY = 40;
const MOST_OF_ONE = 4;
const MOST_OF_A_NETWORK = 12;
const underWay = new Set<FastifyRequest>();

/** Forms of this scope's routes, which are a pharmacy's, may carry a picture as `image`, which is kept apart from the fields. Any other file is refused. 503 where too many are under way: of this pharmacy, from one network, or of all. */
export function acceptPicture(scope: FastifyInstance): void {
  scope.decorateRequest('picture', undefined);
  scope.addHook('onRequest', async (request, reply) => {
    if (!request.headers['content-type']?.toLowerCase().startsWith(FORM)) return;
    const { pharmacyId } = staffOf(request);
    const network = networkOf(request.ip);
    const others = [...underWay];
    const own = others.filter((other) => staffOf(other).pharmacyId === pharmacyId);
    const near = others.filter((other) => networkOf(other.ip) === network);
    const isFull = others.length >= MOST_UNDER_WAY || own.length >= MOST_OF_ONE || near.length >= MOST_OF_A_NETWORK;
    if (isFull) throw unavailable();
    underWay.add(request);
    // By an answer, or by a caller who hung up.
    finished(reply.raw, () => underWay.delete(request));
  });
  scope.removeContentTypeParser(FORM);
  // With the other fields and the boundaries; a byte over the picture's own limit shall still be told as such.
  const limits = { parseAs: 'buffer', bodyLimit: PICTURE.bytes + MOST_TEXT } as const;
  scope.addContentTypeParser<Buffer>(FORM, limits, async (request: FastifyRequest, body: Buffer) => {
    const { fields, files } = await readForm(request, body);
    const { image, ...others } = files;
    if (Object.keys(others).length > 0) throw new HttpError(415, message('mediaTypeUnsupported'));
    if (image) request.picture = image;
    return fields;
  });
}
