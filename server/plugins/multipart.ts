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
/** Bytes: the names of a field and of its file. */
const LONGEST_HEAD = 4 * 1024;

const BOUNDARY = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i;
const DISPOSITION = /^content-disposition:[ \t]*form-data[ \t]*;(.*)$/im;
const NAME = /(?:^|[; \t])name="([^"]*)"/i;
const FILE_NAME = /(?:^|[; \t])filename\*?="?([^";]*)/i;
const LINE_BREAK = '\r\n';
const END = '--';

/**
 * The parts of a form that lies whole in memory, uncopied. The platform's own reader steps through the bytes in
 * JavaScript and takes seconds, in which nobody else is served, for many tiny parts and for some contents; here a
 * native search passes over the contents.
 */
export function readParts(contentType: string, body: Buffer): Part[] {
  const line = Buffer.from(`${LINE_BREAK}--${boundaryOf(contentType)}`);
  const parts: Part[] = [];
  let found = firstBoundary(body, line);
  while (found !== -1) {
    const begin = found + line.length;
    const mark = body.toString('latin1', begin, begin + LINE_BREAK.length);
    if (mark === END) return parts;
    if (parts.length === MOST_PARTS) throw new HttpError(413, message('bodyTooLarge'));
    found = body.indexOf(line, begin);
    if (mark !== LINE_BREAK || found === -1) break;
    parts.push(readPart(body.subarray(begin + LINE_BREAK.length, found)));
  }
  throw malformed();
}

function boundaryOf(contentType: string): string {
  const [, quoted, plain] = BOUNDARY.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw malformed();
  return boundary;
}

/** At the very beginning it has no line break before it. */
function firstBoundary(body: Buffer, line: Buffer): number {
  const plain = line.subarray(LINE_BREAK.length);
  return body.subarray(0, plain.length).equals(plain) ? -LINE_BREAK.length : body.indexOf(line);
}

function readPart(part: Buffer): Part {
  const headEnd = part.subarray(0, LONGEST_HEAD).indexOf(LINE_BREAK + LINE_BREAK);
  const [, disposition = ''] = DISPOSITION.exec(part.toString('utf8', 0, Math.max(headEnd, 0))) ?? [];
  const name = NAME.exec(disposition)?.[1];
  if (name === undefined) throw malformed();
  const content = part.subarray(headEnd + LINE_BREAK.length * 2);
  return { name, fileName: FILE_NAME.exec(disposition)?.[1], content };
}

const malformed = () => new HttpError(400, message('bodyMalformed'));
