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
    /** The bytes of the form's `image`, not checked yet. */
    picture?: Buffer;
  }
}

const FORM = 'multipart/form-data';
/**
 * Each body is held in memory until its request is answered: 40 take some 200 MB. The smaller limits keep one pharmacy, or one network from
 * which many pharmacies join, from using up all of them.
 */
const MAX_UPLOADS = 40;
const MAX_UPLOADS_OF_PHARMACY = 4;
const MAX_UPLOADS_OF_NETWORK = 12;
const uploads = new Set<FastifyRequest>();

/**
 * Lets the forms of this scope's routes, which staff of a pharmacy send, carry a picture as `image`; it is kept apart from the fields. Any
 * other file is refused. Answers 503 if too many such forms are being received: from this pharmacy, from one network, or in all.
 */
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
    // Runs after the answer, and also when the caller hangs up.
    finished(reply.raw, () => uploads.delete(request));
  });
  scope.removeContentTypeParser(FORM);
  // Leaves room for the other fields and the boundaries, so that a picture just above its own limit gets the message about pictures.
  const limits = { parseAs: 'buffer', bodyLimit: PICTURE.bytes + MAX_TEXT_BYTES } as const;
  scope.addContentTypeParser<Buffer>(FORM, limits, async (request: FastifyRequest, body: Buffer) => {
    const { fields, files } = await parseForm(request, body);
    const { image, ...others } = files;
    if (Object.keys(others).length > 0) throw new HttpError(415, message('mediaTypeUnsupported'));
    if (image) request.picture = image;
    return fields;
  });
}
