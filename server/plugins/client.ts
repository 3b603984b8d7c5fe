import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

import { type Language, LANGUAGES } from '@contract/language';
import { LANGUAGE_COOKIE, type PageRequest } from '@contract/rendering';

import { documentOf, inLanguage, withSupport } from '../rendering/document';
import { cachePages } from '../rendering/pageCache';
import { type ApiCall, type CallApi, makePageRenderer } from '../rendering/pageRenderer';
import { findBuildWith, storeBuild } from '../storedBuilds';
import { messageOf } from '../systemError';
import type { Compressed } from './compression';
import { languageOf } from './language';

const SECONDS_OF_A_DAY = 86_400;
const FILE = /\.\w+$/;
const SERVICE_PATH = /^\/(?:api|health)(?:\/|$)/;
const CHOSEN_LANGUAGE = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=(${LANGUAGES.join('|')})(?:;|$)`);
const BARE_PAGE = 'index.html';
/** The language of public/index.html. */
const BUILT_LANGUAGE: Language = 'en';
const HTML = 'text/html; charset=utf-8';
const VARY = 'accept, accept-language, cookie';

/** The script of the thread that renders pages, relative to the client's folder. Without it, browsers render all pages. */
const PAGES_FILE = '../rendering/pages.cjs';

/** A rendered page as it is sent. */
interface Screen {
  status: number;
  html: Buffer;
  compressed: Compressed;
  /** The API calls whose answers the page shows. */
  apiCalls: readonly ApiCall[];
}

interface ClientOptions {
  clientDir: string;
  /** Holds the assets of earlier builds. */
  buildsDir: string;
  publicUrl: string;
  supportEmail: string;
}

/** Serves the built client: its files, and the page for every address that is one of its screens, rendered as a guest sees it. */
export const client = fp<ClientOptions>(async (app, { clientDir, buildsDir, publicUrl, supportEmail }) => {
  const root = resolve(clientDir);
  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControlOf(path));
    },
  });
  const pagesFile = join(root, PAGES_FILE);
  const getScreen = existsSync(pagesFile) ? makeScreenCache(pagesFile) : null;
  const builtPage = await readFile(join(root, BARE_PAGE), 'utf8');
  const barePage = withSupport(builtPage, supportEmail);
  const bareIn = (language: Language) => ({ html: Buffer.from(inLanguage(barePage, language)), compressed: {} });
  const barePages: Record<Language, Pick<Screen, 'html' | 'compressed'>> = { en: bareIn('en'), ar: bareIn('ar') };
  const files = new Set(await readdir(root, { recursive: true }));
  await storeBuild(root, buildsDir).catch((error: unknown) => {
    app.log.error(
      { reason: messageOf(error) },
      'The parts of this build are not kept for the time after the next update',
    );
  });

  /**
   * Whether a path is a file of the client, or belongs into a folder of its files. The ending alone does not tell, since the address of a
   * screen may look like a file.
   */
  const isFile = (path: string) => FILE.test(path) && files.has(path.split('/')[1] ?? '');

  /** A tab that was opened before an update asks for files of an earlier build. */
  async function sendFile(path: string, reply: FastifyReply) {
    if (files.has(path.slice(1))) return reply.sendFile(path);
    return reply.sendFile(path, (await findBuildWith(path, buildsDir)) ?? root);
  }

  function makeScreenCache(file: string) {
    const callApi: CallApi = async (url) => {
      const { statusCode, body } = await app.inject({ url, headers: { accept: 'application/json' } });
      return { status: statusCode, body };
    };
    const onError = (reason: string) => app.log.error({ reason }, 'A page could not be rendered');
    const pages = makePageRenderer({ file, callApi, onError });
    app.addHook('onClose', async () => pages.close());
    const render = async (request: PageRequest): Promise<Screen | null> => {
      const result = await pages.render(request);
      if (!result) return null;
      const { page, apiCalls } = result;
      return {
        status: page.status,
        html: Buffer.from(documentOf(barePage, page, request.language)),
        compressed: {},
        apiCalls,
      };
    };
    return cachePages({ render, callApi });
  }

  /** The page as it was built can be sent from the disk, where it is stored compressed. */
  function sendBare(request: FastifyRequest, reply: FastifyReply) {
    const language = chosenLanguage(request);
    reply.header('vary', VARY);
    if (barePage === builtPage && language === BUILT_LANGUAGE) return reply.sendFile(BARE_PAGE);
    const { html, compressed } = barePages[language];
    reply.compressed = compressed;
    return reply.type(HTML).header('cache-control', 'no-cache').send(html);
  }

  async function sendScreen(request: FastifyRequest, reply: FastifyReply) {
    const language = chosenLanguage(request);
    const screen = await getScreen?.({ url: request.url, language, origin: publicUrl, supportEmail });
    if (!screen) return sendBare(request, reply);
    reply.code(screen.status).type(HTML);
    reply.headers({ 'cache-control': 'no-cache', vary: VARY });
    reply.compressed = screen.compressed;
    return reply.send(screen.html);
  }

  app.get('/*', { config: { guard: 'anyone' } }, (request, reply) => {
    const [path = '/'] = request.url.split('?');
    if (path === `/${BARE_PAGE}`) return sendBare(request, reply);
    if (isFile(path)) return sendFile(path, reply);
    if (path === '/' || isScreen(path, request)) return sendScreen(request, reply);
    reply.callNotFound();
    return reply;
  });
});

/** The `accept` header of crawlers, link previews and monitoring probes. */
const ACCEPTS_ANYTHING = /\*\/\*|text\/\*/;

/** Whether a browser navigates to the path, or a program that accepts anything requests a page. API calls and missing files get a 404. */
function isScreen(path: string, { headers: { accept = '*/*' } }: FastifyRequest): boolean {
  if (SERVICE_PATH.test(path)) return false;
  return accept.includes('text/html') || (ACCEPTS_ANYTHING.test(accept) && !FILE.test(path));
}

const chosenLanguage = (request: FastifyRequest): Language =>
  (CHOSEN_LANGUAGE.exec(request.headers.cookie ?? '')?.[1] as Language | undefined) ?? languageOf(request);

/**
 * Files under assets/ are named by a hash of their content and never change. The page that names them has to be revalidated each time, and
 * so has the service worker that caches the page.
 */
function cacheControlOf(path: string): string {
  if (/(?:\.html|[\\/]service-worker\.js)(?:\.\w+)?$/.test(path)) return 'no-cache';
  if (/[\\/]assets[\\/]/.test(path)) return 'public, max-age=31536000, immutable';
  return `public, max-age=${SECONDS_OF_A_DAY}`;
}
