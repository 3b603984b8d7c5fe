import type { FastifyPluginAsync } from 'fastify';

import { pharmacyPictureChange } from '@contract/pharmacySettings';
import { Answer } from '@contract/wire/envelope';
import { PharmacySettings } from '@contract/wire/pharmacySettings';

import type { AppDeps } from '../../context';
import { ok } from '../../http';
import { acceptPicture } from '../../plugins/acceptPicture';
import { staffOf } from '../../plugins/session';
import type { YupTypeProvider } from '../../plugins/validation';
import { countAttempt } from '../attempts/attempts.service';
import { savePicture } from './pharmacyPicture.service';

/** Separate from the other settings, whose forms take no file. */
export const pharmacyPictureRoutes: FastifyPluginAsync<AppDeps> = async (app, { db, secret, pictures }) => {
  const deps = { db, secret, pictures, log: app.log };
  acceptPicture(app);
  const routes = app.withTypeProvider<YupTypeProvider>();

  routes.post(
    '/pharmacy/settings/picture',
    {
      config: { guard: 'pharmacy', refusals: { 429: [] } },
      preHandler: async (request) => {
        if (request.picture) await countAttempt(deps, 'picture', staffOf(request).pharmacyId);
      },
      schema: {
        tags: ['Pharmacies'],
        summary: 'Change or remove the picture of my pharmacy',
        description:
          'A form (multipart/form-data) brings it as `image`: JPEG, PNG or WebP, at most 5 MB. It is re-encoded in our sizes. `remove_image` without a file takes it away. 422 without either, 429 after too many of them.',
        consumes: ['application/json', 'multipart/form-data'],
        body: pharmacyPictureChange,
        response: { 200: Answer(PharmacySettings) },
      },
    },
    async (request) => {
      const { picture: sent, body } = request;
      const saved = await savePicture(deps, staffOf(request), { sent, isRemoved: body.remove_image });
      return ok(saved, sent ? 'pharmacyPictureSaved' : 'pharmacyPictureRemoved');
    },
  );
};
