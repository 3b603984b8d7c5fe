import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

import { message } from '@contract/messages';

import { HttpError, invalidField } from '../errors';
import { parseMultipart } from './multipart';

/**
 * Parses JSON, and the form data that the older clients of the spec send instead, into the same plain body. Files are refused, except where
 * `acceptPicture` takes one.
 */
export const bodyParsers = fp(async (app) => {
  // Bodies are never decompressed. A compressed one would be reported as damaged JSON, and an uncompressed one with this header would be
  // accepted.
  app.addHook('preParsing', ({ headers }, _reply, _payload, done) => {
    const coding = headers['content-encoding'] ?? 'identity';
    done(coding.toLowerCase() === 'identity' ? null : new HttpError(415, message('mediaTypeUnsupported')));
  });

  // Fastify also parses plain text by default; we refuse it like any other type.
  app.removeContentTypeParser(['application/json', 'text/plain']);
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Some clients send the content type of JSON with every call, even without a body.
    if (body === '') done(null);
    else void parseJson(request, body, done);
  });

  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => toFields(new URLSearchParams(body)),
  );

  app.addContentTypeParser<Buffer>(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      const { fields, files } = await parseForm(request, body);
      if (Object.keys(files).length > 0) throw new HttpError(415, message('mediaTypeUnsupported'));
      return fields;
    },
  );
});

/** The texts and the files of a form by name. A file input in which nothing was picked is left out. */
export async function parseForm({ headers }: FastifyRequest, body: Buffer) {
  const texts: [string, string][] = [];
  const files = new Map<string, Buffer>();
  const parts = body.length > 0 ? await parseMultipart(headers['content-type'] ?? '', body) : [];
  for (const { name, fileName, content } of parts) {
    if (fileName === undefined) texts.push([name, content.toString()]);
    else if (content.length > 0 || fileName) files.set(name, content);
  }
  return { fields: toFields(texts), files: Object.fromEntries(files) as Partial<Record<string, Buffer>> };
}

/**
 * A repeated name, or one that ends in `[]`, becomes a list. Other brackets mean a field of an object; they are refused, since dropping the
 * field would ignore what the user chose. Built from entries, so that `__proto__` is a field like any other.
 */
function toFields(texts: Iterable<[string, string]>): Record<string, string | string[]> {
  const lists = new Map<string, { values: string[]; isList: boolean }>();
  for (const [given, value] of texts) {
    const isList = given.endsWith('[]');
    const name = isList ? given.slice(0, -'[]'.length) : given;
    if (/[[\]]/.test(name)) throw invalidField(given, message('fieldOnlyInJson'));
    const earlier = lists.get(name);
    if (earlier) Object.assign(earlier, { isList: true }).values.push(value);
    else lists.set(name, { values: [value], isList });
  }
  return Object.fromEntries(
    [...lists].map(([name, { values, isList }]) => [name, isList ? values : (values[0] ?? '')] as const),
  );
}
