import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';

import { message } from '@contract/messages';

import { HttpError } from '../errors';

/** A field of a form: a file where it has a file name, else a text. */
interface Part {
  name: string;
  fileName: string | undefined;
  content: Buffer;
}

/** The largest form of ours has some twenty fields; each part costs time that everybody else waits. */
const MAX_PARTS = 100;
/** All texts of a form together: they have to be validated before they can be refused, a file has not. */
export const MAX_TEXT_BYTES = 200 * 1024;
/** The headers of one part, with the names of its field and its file. */
const MAX_HEADER_BYTES = 4 * 1024;
/** Parsed in one go: small enough that even the tiniest parts hold up no other request. */
const CHUNK_BYTES = 16 * 1024;

/** The fields of a form that lies whole in memory. 413 for too many of them or too much text, 400 for what is no form. */
export async function parseMultipart(contentType: string, body: Buffer): Promise<Part[]> {
  const parts: Part[] = [];
  const refusal = new AbortController();
  const refuseTooLarge = () => refusal.abort(new HttpError(413, message('bodyTooLarge')));
  let textBytes = 0;
  const add = (part: Part) => {
    if ((part.name as string | undefined) === undefined) refusal.abort(malformed());
    else parts.push(part);
  };

  try {
    const parser = makeParser(contentType)
      .on('partsLimit', refuseTooLarge)
      .on('field', (name, text, _isNameCut, isCut) => {
        const content = Buffer.from(text);
        textBytes += content.length;
        if (isCut || textBytes > MAX_TEXT_BYTES) refuseTooLarge();
        else add({ name, fileName: undefined, content });
      })
      .on('file', (name, file, fileName) => {
        const content: Buffer[] = [];
        file.on('data', (chunk: Buffer) => content.push(chunk));
        file.on('end', () => add({ name, fileName, content: Buffer.concat(content) }));
        // It fails with a form that breaks off within it: unheard, that would end the process.
        file.on('error', () => refusal.abort(malformed()));
      });
    await pipeline(chunksOf(body, refusal.signal), parser);
  } catch {
    refusal.signal.throwIfAborted();
    throw malformed();
  }
  refusal.signal.throwIfAborted();
  return parts;
}

const malformed = () => new HttpError(400, message('bodyMalformed'));

function* chunksOf(body: Buffer, signal: AbortSignal) {
  for (let at = 0; at < body.length && !signal.aborted; at += CHUNK_BYTES) yield body.subarray(at, at + CHUNK_BYTES);
}

const makeParser = (contentType: string) =>
  new Busboy({
    headers: { 'content-type': contentType },
    isPartAFile: (_name, _type, fileName) => fileName !== undefined,
    limits: { parts: MAX_PARTS, headerSize: MAX_HEADER_BYTES, fieldSize: MAX_TEXT_BYTES },
  });
