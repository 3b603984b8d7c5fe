import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';

import { message } from '@contract/messages';

import { HttpError } from '../errors';

/** What a form brought under one name: a text, or a file where it has a name of its own. */
interface Part {
  name: string;
  fileName: string | undefined;
  content: Buffer;
}

/** The largest form of ours has some twenty fields; each part costs time that everybody else waits. */
const MOST_PARTS = 100;
/** Bytes of all texts together, as much as of a form without a file: what is written has to be looked at before it can be refused, a file has not. */
export const MOST_TEXT = 200 * 1024;
/** Bytes: the names of a field and of its file. */
const LONGEST_HEAD = 4 * 1024;
/** Bytes that are read at a time: even of the tiniest parts no more of them are looked at than anybody could notice. */
const BITE = 16 * 1024;

/** The parts of a form that lies whole in memory: 413 for too many of them or too much text, 400 for what is no form. */
export async function readParts(contentType: string, body: Buffer): Promise<Part[]> {
  const parts: Part[] = [];
  const refused = new AbortController();
  const tooLarge = () => refused.abort(new HttpError(413, message('bodyTooLarge')));
  let textBytes = 0;
  const add = (part: Part) => {
    if ((part.name as string | undefined) === undefined) refused.abort(malformed());
    else parts.push(part);
  };

  try {
    const form = readerOf(contentType)
      .on('partsLimit', tooLarge)
      .on('field', (name, text, _isNameCut, isCut) => {
        const content = Buffer.from(text);
        textBytes += content.length;
        if (isCut || textBytes > MOST_TEXT) tooLarge();
        else add({ name, fileName: undefined, content });
      })
      .on('file', (name, file, fileName) => {
        const content: Buffer[] = [];
        file.on('data', (bite: Buffer) => content.push(bite));
        file.on('end', () => add({ name, fileName, content: Buffer.concat(content) }));
      });
    await pipeline(bitesOf(body, refused.signal), form);
  } catch {
    refused.signal.throwIfAborted();
    throw malformed();
  }
  refused.signal.throwIfAborted();
  return parts;
}

const malformed = () => new HttpError(400, message('bodyMalformed'));

function* bitesOf(body: Buffer, refused: AbortSignal) {
  for (let at = 0; at < body.length && !refused.aborted; at += BITE) yield body.subarray(at, at + BITE);
}

const readerOf = (contentType: string) =>
  new Busboy({
    headers: { 'content-type': contentType },
    isPartAFile: (_name, _type, fileName) => fileName !== undefined,
    limits: { parts: MOST_PARTS, headerSize: LONGEST_HEAD, fieldSize: MOST_TEXT },
  });
