import formbody from '@fastify/formbody';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

import { message } from '@contract/messages';

import { HttpError } from '../errors';
import { readParts } from './multipart';

/** The spec's older clients send form data where ours sends JSON; all of it arrives as one plain body. Files are refused, but where `acceptPicture` takes one. */
export const bodies = fp(async (app) => {
  await app.register(formbody, { bodyLimit: app.initialConfig.bodyLimit ?? 0 });

  // Fastify would take plain text for a body as well: it is as unacceptable as any other kind.
  app.removeContentTypeParser(['application/json', 'text/plain']);
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Some clients name JSON in every call, those without a payload included.
    if (body === '') done(null);
    else void parseJson(request, body, done);
  });

  app.addContentTypeParser<Buffer>(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      const { fields, files } = await readForm(request, body);
      if (Object.keys(files).length > 0) throw new HttpError(415, message('mediaTypeUnsupported'));
      return fields;
    },
  );
});

/** A form's texts and its files, by their names; a picker where nothing was picked is neither. */
export async function readForm({ headers }: FastifyRequest, body: Buffer) {
  const fields: Record<string, string> = {};
  const files: Record<string, Buffer> = {};
  const parts = body.length > 0 ? await readParts(headers['content-type'] ?? '', body) : [];
  for (const { name, fileName, content } of parts) {
    if (fileName === undefined) define(fields, name, content.toString());
    else if (content.length > 0 || fileName) define(files, name, content);
  }
  return { fields, files };
}

/** As a property of its own, whatever its name: `__proto__` would otherwise be no field at all. */
const define = <T>(record: Record<string, T>, name: string, value: T) =>
  Object.defineProperty(record, name, { value, enumerable: true, configurable: true, writable: true });
