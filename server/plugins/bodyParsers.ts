import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

import { message } from '@contract/messages';

import { HttpError, invalidField } from '../errors';
import { parseMultipart } from './multipart';

/** The spec's older clients send form data where ours sends JSON; all of it arrives as one plain body. Files are refused, but where `acceptPicture` takes one. */
export const bodyParsers = fp(async (app) => {
  // A compressed body would read as a damaged one, and one that only says that it is as if it were not.
  app.addHook('preParsing', ({ headers }, _reply, _payload, done) => {
    const coding = headers['content-encoding'] ?? 'identity';
    done(coding.toLowerCase() === 'identity' ? null : new HttpError(415, message('mediaTypeUnsupported')));
  });

  // Fastify would take plain text for a body as well: it is as unacceptable as any other kind.
  app.removeContentTypeParser(['application/json', 'text/plain']);
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Some clients name JSON in every call, those without a payload included.
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

/** A form's texts and its files, by their names; a picker where nothing was picked is neither. */
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
 * A name that comes again, or ends in `[]`, is a list. Other brackets would be an object of its fields: dropped unread, what was
 * chosen would not be done. Made from entries, so that `__proto__` is a field like any other.
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
