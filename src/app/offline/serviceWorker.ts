import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';

import { CLAIM_PAGE } from './claimPage';
import type { AnswerSource } from './connection';
import { isConnectionSlow, noteAnswerTo, TIMEOUT_S } from './connectionSpeed';
import { isEmpty, isForeignToPath, isMissingPage, isWhole } from './foreignAnswers';

/** The part of a service worker's global scope that is used here. TypeScript's own types for workers conflict with those for pages. */
declare const self: {
  registration: { navigationPreload?: { enable: () => Promise<void> } };
  clients: {
    matchAll: () => Promise<readonly { postMessage: (news: AnswerSource) => void }[]>;
    claim: () => Promise<void>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: (
    type: 'install' | 'activate' | 'message',
    listener: (event: { data?: unknown; waitUntil: (work: Promise<unknown>) => void }) => void,
  ) => void;
};

/** Identifies the build, so that the file of the worker changes with every new one and browsers install it. */
declare const BUILD: string;

const SHELL_PAGE = '/index.html';
const SHELL = `shell-${BUILD}`;

/** The catalogue is the same for everybody. Carts, orders and accounts are never cached. */
const CATALOGUE = /^\/api\/(?:medications(?:\/categories|\/\d+)?|pharmacies(?:\/\d+)?|items\/(?:governorates|cities))$/;
const NAMED_FILE = /(?:src|href)="?(\/[\w./-]+\.(?:js|css))/g;
const NO_SCREEN = /^\/(?:api|health)(?:\/|$)|\.\w+$/;
const A_DAY_IN_SECONDS = 24 * 60 * 60;

/** The arguments of a workbox plugin for a response. Workbox's own type needs the types of a worker. */
interface HookArguments {
  request: Request;
  response: Response;
  event: Event;
}

const onlyGood = new CacheableResponsePlugin({ statuses: [200] });
/** If a connection breaks within the headers, the browser gets an empty file, which must not be served from the cache for weeks. */
const onlyFilled = {
  cacheWillUpdate: async ({ response }: { response: Response }) => ((await isEmpty(response)) ? null : response),
};
/** The copy is all that there is without a connection, so that no other may take its place. */
const onlyWhole = {
  cacheWillUpdate: async ({ response }: { response: Response }) => ((await isWhole(response)) ? response : null),
};
/** An answer from somebody else, such as the sign-in page of a Wi-Fi, must not be served in place of our file for weeks. */
const onlyOurs = {
  fetchDidSucceed: async ({ response }: { response: Response }) => {
    if (isForeignToPath(response)) throw new Error(`${response.url} is not ours`);
    return response;
  },
};
const atMost = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * A_DAY_IN_SECONDS, purgeOnQuotaError: true });

self.addEventListener('install', (event) => event.waitUntil(keepShell().then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldShells(), self.registration.navigationPreload?.enable()]));
});
// Each page asks to be controlled: claiming only at activation would miss pages that are still loading.
self.addEventListener('message', (event) => {
  if (event.data === CLAIM_PAGE) event.waitUntil(self.clients.claim());
});

/**
 * Caches the empty page, the scripts and styles that it uses, and the files that it names only for the worker. Rejects if one of them is
 * not ours: the browser then keeps the worker that it has, and tries again later.
 */
async function keepShell() {
  const cache = await caches.open(SHELL);
  await cache.add(new Request(SHELL_PAGE, { cache: 'reload', redirect: 'error' }));
  const html = (await (await cache.match(SHELL_PAGE))?.text()) ?? '';
  const named = new Set([...html.matchAll(NAMED_FILE)].flatMap(([, file]) => file ?? []));
  await cache.addAll([...named]);
  const files = await Promise.all([...named].map((file) => cache.match(file)));
  if (files.length === 0 || files.some((file) => !file || isForeignToPath(file)))
    throw new Error('The shell is not ours');
}

const shellFor = (request: Request) =>
  caches.match(request.mode === 'navigate' ? SHELL_PAGE : request, { cacheName: SHELL });

async function dropOldShells() {
  const old = (await caches.keys()).filter((name) => name.startsWith('shell-') && name !== SHELL);
  await Promise.all(old.map((name) => caches.delete(name)));
}

// Pages rendered by the server are never cached. Without a connection, the shell renders the page from cached API answers.
const networkElseShell = new NetworkOnly({
  networkTimeoutSeconds: TIMEOUT_S,
  plugins: [
    {
      handlerDidError: ({ request }) => shellFor(request),
      // In this last hook, because preloaded responses (navigationPreload) do not pass through the hooks of a fetch.
      handlerWillRespond: async ({ request, response }: HookArguments) =>
        (isMissingPage(response) && (await shellFor(request))) || response,
    },
  ],
});
registerRoute(({ request, url }) => request.mode === 'navigate' && !NO_SCREEN.test(url.pathname), networkElseShell);
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.destination === 'script' && !isAsset(url),
  networkElseShell,
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isAsset(url),
  new CacheFirst({
    cacheName: 'assets',
    plugins: [
      {
        cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
          // An older version of the worker may have cached an answer that is not ours.
          cachedResponse && !isForeignToPath(cachedResponse)
            ? cachedResponse
            : await caches.match(request, { cacheName: SHELL }),
      },
      onlyOurs,
      onlyGood,
      onlyFilled,
      atMost(200, 60),
    ],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/images/'),
  new StaleWhileRevalidate({ cacheName: 'images', plugins: [onlyOurs, onlyGood, onlyFilled, atMost(300, 60)] }),
);

const catalogueWithin = (networkTimeoutSeconds: number) =>
  new NetworkFirst({
    cacheName: 'catalogue',
    networkTimeoutSeconds,
    plugins: [
      onlyOurs,
      onlyGood,
      onlyWhole,
      atMost(200, 7),
      {
        requestWillFetch: ({ request }) => Promise.resolve(asAnybody(request)),
        // Only the address is the key: a request as the key would be stored with all its headers.
        cacheKeyWillBeUsed: ({ request }) => Promise.resolve(withoutPlace(request.url)),
        fetchDidSucceed: async ({ response, event }: HookArguments) => {
          noteAnswerTo(event.timeStamp);
          await tellPages('fresh');
          return response;
        },
        cachedResponseWillBeUsed: async ({ cachedResponse }) => {
          if (cachedResponse) await tellPages('kept');
          return cachedResponse;
        },
      },
    ],
  });
const promptCatalogue = catalogueWithin(TIMEOUT_S);
/** Times out a little before the page's own query does (30 s). */
const lateCatalogue = catalogueWithin(25);

// Network first: an outdated price would mislead, so the cache is used only if no answer comes.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && CATALOGUE.test(url.pathname),
  (asked) => (isConnectionSlow() ? lateCatalogue : promptCatalogue).handle(asked),
);

/** The names of assets contain a hash of their content, so assets never change. */
function isAsset(url: URL) {
  return url.pathname.startsWith('/assets/');
}

/** The request without its session, since cached answers must not depend on who is signed in. */
function asAnybody(request: Request) {
  const headers = new Headers(request.headers);
  headers.delete('authorization');
  return new Request(request, { headers, credentials: 'omit' });
}

/** `near` only changes the order of a list, and without a connection the reader's location may be unknown. */
function withoutPlace(address: string) {
  const url = new URL(address);
  url.searchParams.delete('near');
  return url.href;
}

async function tellPages(news: AnswerSource) {
  for (const page of await self.clients.matchAll()) page.postMessage(news);
}
