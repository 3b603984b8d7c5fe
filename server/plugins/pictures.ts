import fp from 'fastify-plugin';

import { PICTURE_PATH } from '@contract/picture';

import { notFound } from '../errors';
import type { PictureStore } from '../pictures/pictureStore';

const NAME = /^[0-9a-f]{32}-\d{1,4}\.webp$/;

/** Serves uploaded pictures. No name is ever used twice, so browsers may cache them for good. */
export const pictures = fp<{ store: PictureStore }>(async (app, { store }) => {
  app.get<{ Params: { file: string } }>(
    `${PICTURE_PATH}:file`,
    { config: { guard: 'anyone' } },
    async (request, reply) => {
      const { file } = request.params;
      const bytes = NAME.test(file) ? await store.read(file) : undefined;
      if (!bytes) throw notFound('notFound');
      return reply.type('image/webp').header('cache-control', 'public, max-age=31536000, immutable').send(bytes);
    },
  );
});
