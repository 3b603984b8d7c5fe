import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import fp from 'fastify-plugin';

import { message, type MessageKey } from '@contract/messages';
import type { Problem } from '@contract/wire/envelope';

import { HttpError } from '../errors';
import { translate } from '../messages';
import { MALFORMED_REQUEST_HEADERS } from './security';

const BY_CODE: Record<string, [number, MessageKey]> = {
  HPE_HEADER_OVERFLOW: [431, 'bodyTooLarge'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'bodyTooLarge'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'bodyMalformed'],
};

/** Answers what is not HTTP, which never reaches a route. The sender's language is unknown, so the refusal is in English. */
export function refuseMalformedRequest({ code }: ConnectionError, socket: Socket): void {
  if (socket.writable) {
    const [status, key] = BY_CODE[code] ?? [400, 'bodyMalformed'];
    const body = JSON.stringify({ success: false, message: translate(message(key), 'en') } satisfies Problem);
    const headers = Object.entries({
      ...MALFORMED_REQUEST_HEADERS,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`);
    socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers, '', body].join('\r\n'));
  }
  socket.destroy();
}

/** Answers requests that Node would refuse without a body, or would not refuse at all. */
export const malformedRequests = fp(async (app) => {
  // HTTP allows a server to ignore an unknown `expect` header.
  app.server.on('checkExpectation', (request, response) => void app.server.emit('request', request, response));

  app.addHook('onRequest', async ({ raw }) => {
    if (raw.httpVersion === '1.1' && countHosts(raw) !== 1) throw new HttpError(400, message('bodyMalformed'));
  });
});

/** Of two `host` headers Node keeps the first, while a proxy in front may have gone by the second. */
const countHosts = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((text, place) => place % 2 === 0 && text.toLowerCase() === 'host').length;
