import type { FastifyInstance, FastifyRequest } from 'fastify';

import { message } from '@contract/messages';
import { PICTURE } from '@contract/picture';

import { HttpError } from '../errors';
import { readForm } from './bodies';
import { MOST_TEXT } from './multipart';

declare module 'fastify' {
  interface FastifyRequest {
    /** What a form brought as `image`, not looked at yet. */
    picture?: Buffer;
  }
}

const FORM = 'multipart/form-data';
/** Forms of this scope's routes may carry a picture as `image`, which is kept apart from the fields. Any other file is refused. */
export function acceptPicture(scope: FastifyInstance): void {
  scope.decorateRequest('picture', undefined);
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
