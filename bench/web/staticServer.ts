import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

import { ROOT } from '../../scripts/processes';

const CLIENT = join(ROOT, 'dist/client');
const TYPES: Record<string, string> = { '.svg': 'image/svg+xml', '.webp': 'image/webp', '.png': 'image/png' };

/**
 * Serves the plain copies at the addresses of the real pages, with their pictures, compressed in the same way. Their speed is the upper
 * limit.
 */
export async function startStaticServer(pages: ReadonlyMap<string, string>) {
  const server = createServer((request, response) => void answer(pages, request.url ?? '/', response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

async function answer(pages: ReadonlyMap<string, string>, path: string, response: ServerResponse) {
  const page = pages.get(path);
  if (page !== undefined) {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
    response.end(await promisify(brotliCompress)(page));
    return;
  }
  const type = TYPES[extname(path)];
  const picture = type && (await readPicture(path));
  if (picture) response.writeHead(200, { 'content-type': type, ...picture.headers }).end(picture.content);
  else response.writeHead(404).end();
}

async function readPicture(path: string) {
  const file = join(CLIENT, path);
  try {
    return { content: await readFile(`${file}.br`), headers: { 'content-encoding': 'br' } };
  } catch {
    const content = await readFile(file).catch(() => null);
    return content && { content, headers: {} };
  }
}
