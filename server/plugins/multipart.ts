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

/** Our largest form has some twenty fields. Parsing each part takes time in which no other request is served. */
const MAX_PARTS = 100;
/** The limit of all texts of a form together. Unlike files, texts have to be validated before they can be refused. */
export const MAX_TEXT_BYTES = 200 * 1024;
/** The limit of the headers of one part, which contain the names of the field and of the file. */
const MAX_HEADER_BYTES = 4 * 1024;
/** How much is parsed in one go: little enough that even the tiniest parts hold up no other request. */
const CHUNK_BYTES = 16 * 1024;

/** Parses a form whose body is in memory. Throws 413 if it has too many fields or too much text, and 400 if it is malformed. */
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
        // Emitted if the form ends in the middle of a file. An `error` event without a listener would end the process.
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
