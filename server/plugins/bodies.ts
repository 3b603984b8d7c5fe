import formbody from '@fastify/formbody';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

import { message } from '@contract/messages';

import { HttpError } from '../errors';

/** The spec's older clients send form data where ours sends JSON; all of it arrives as one plain body. Files are refused. */
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

  app.addContentTypeParser<Buffer>('multipart/form-data', { parseAs: 'buffer' }, readForm);
});

async function readForm({ headers }: FastifyRequest, body: Buffer): Promise<object> {
  if (body.length === 0) return {};
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': headers['content-type'] ?? '' } })
    .formData()
    .catch(() => {
      throw new HttpError(400, message('bodyMalformed'));
    });
  const fields = [...form.entries()];
  if (fields.some(([, value]) => typeof value !== 'string')) throw new HttpError(415, message('mediaTypeUnsupported'));
  return Object.fromEntries(fields);
}
