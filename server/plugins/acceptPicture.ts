import { finished } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { message } from '@contract/messages';
import { PICTURE } from '@contract/picture';

import { HttpError, unavailable } from '../errors';
import { networkOf } from '../networkOf';
import { parseForm } from './bodyParsers';
import { MAX_TEXT_BYTES } from './multipart';
import { staffOf } from './session';

declare module 'fastify' {
  interface FastifyRequest {
    /** What a form brought as `image`, not looked at yet. */
    picture?: Buffer;
  }
}

const FORM = 'multipart/form-data';
/** Each body is held in memory until it is answered: 40 take some 200 MB. No pharmacy, and nobody who joins with many from one network, may use them all up. */
const MAX_UPLOADS = 40;
const MAX_UPLOADS_OF_PHARMACY = 4;
const MAX_UPLOADS_OF_NETWORK = 12;
const uploads = new Set<FastifyRequest>();

/** Forms that the staff of a pharmacy send to the routes of this scope may carry a picture as `image`, which is kept apart from the fields. Any other file is refused. 503 where too many are under way: of this pharmacy, from one network, or of all. */
export function acceptPicture(scope: FastifyInstance): void {
  scope.decorateRequest('picture', undefined);
  scope.addHook('onRequest', async (request, reply) => {
    if (!request.headers['content-type']?.toLowerCase().startsWith(FORM)) return;
    const { pharmacyId } = staffOf(request);
    const network = networkOf(request.ip);
    const current = [...uploads];
    const samePharmacy = current.filter((other) => staffOf(other).pharmacyId === pharmacyId);
    const sameNetwork = current.filter((other) => networkOf(other.ip) === network);
    const isFull =
      current.length >= MAX_UPLOADS ||
      samePharmacy.length >= MAX_UPLOADS_OF_PHARMACY ||
      sameNetwork.length >= MAX_UPLOADS_OF_NETWORK;
    if (isFull) throw unavailable();
    uploads.add(request);
    // By an answer, or by a caller who hung up.
    finished(reply.raw, () => uploads.delete(request));
  });
  scope.removeContentTypeParser(FORM);
  // With room for the other fields and the boundaries, so that a picture just above its own limit is refused as too large a picture.
  const limits = { parseAs: 'buffer', bodyLimit: PICTURE.bytes + MAX_TEXT_BYTES } as const;
  scope.addContentTypeParser<Buffer>(FORM, limits, async (request: FastifyRequest, body: Buffer) => {
    const { fields, files } = await parseForm(request, body);
    const { image, ...others } = files;
    if (Object.keys(others).length > 0) throw new HttpError(415, message('mediaTypeUnsupported'));
    if (image) request.picture = image;
    return fields;
  });
}
