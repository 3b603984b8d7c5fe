import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';

import { CLAIM_PAGE } from './claimPage';
import type { AnswerSource } from './connection';
import { isConnectionSlow, noteAnswerTo, TIMEOUT_S } from './connectionSpeed';
import { isEmpty, isForeign, isMissingPage } from './foreignAnswers';

/** What is used of a worker's surroundings: the types of all of them cannot stand beside those of a page. */
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

/** Says which build of the site this is, so that a new one brings a new worker. */
declare const BUILD: string;

const SHELL_PAGE = '/index.html';
const SHELL = `shell-${BUILD}`;

/** The catalogue is everybody's; carts, orders and accounts are never kept. */
const CATALOGUE = /^\/api\/(?:medications(?:\/categories|\/\d+)?|pharmacies(?:\/\d+)?|items\/(?:governorates|cities))$/;
const NAMED_FILE = /(?:src|href)="?(\/[\w./-]+\.(?:js|css))/g;
const NO_SCREEN = /^\/(?:api|health)(?:\/|$)|\.\w+$/;
const A_DAY_IN_SECONDS = 24 * 60 * 60;

/** What workbox gives a plugin with a response. Its own type needs the types of a worker. */
interface HookArguments {
  request: Request;
  response: Response;
  event: Event;
}

const onlyGood = new CacheableResponsePlugin({ statuses: [200] });
/** A connection that is cut amid the headers leaves a browser with an empty file, which would be served for weeks if it were kept. */
const onlyFilled = {
  cacheWillUpdate: async ({ response }: { response: Response }) => ((await isEmpty(response)) ? null : response),
};
/** A foreign answer, such as the sign-in page of a Wi-Fi, would be served in place of our file for weeks if it were kept. */
const onlyOurs = {
  fetchDidSucceed: async ({ response }: { response: Response }) => {
    if (isForeign(response)) throw new Error(`${response.url} is not ours`);
    return response;
  },
};
const atMost = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * A_DAY_IN_SECONDS, purgeOnQuotaError: true });

self.addEventListener('install', (event) => event.waitUntil(keepShell().then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldShells(), self.registration.navigationPreload?.enable()]));
});
// Each page asks for it: claiming once at activation would miss a page that is just being loaded.
self.addEventListener('message', (event) => {
  if (event.data === CLAIM_PAGE) event.waitUntil(self.clients.claim());
});

/** The page without any content, the scripts and styles that it names, and what it names for the worker alone. */
async function keepShell() {
  const cache = await caches.open(SHELL);
  await cache.add(new Request(SHELL_PAGE, { cache: 'reload' }));
  const html = (await (await cache.match(SHELL_PAGE))?.text()) ?? '';
  const named = [...html.matchAll(NAMED_FILE)].flatMap(([, file]) => file ?? []);
  await cache.addAll([...new Set(named)]);
}

const shellFor = (request: Request) =>
  caches.match(request.mode === 'navigate' ? SHELL_PAGE : request, { cacheName: SHELL });

async function dropOldShells() {
  const old = (await caches.keys()).filter((name) => name.startsWith('shell-') && name !== SHELL);
  await Promise.all(old.map((name) => caches.delete(name)));
}

// What the server renders is never kept: without a connection, the shell renders the page from the answers that are.
const networkElseShell = new NetworkOnly({
  networkTimeoutSeconds: TIMEOUT_S,
  plugins: [
    {
      handlerDidError: ({ request }) => shellFor(request),
      // In this last hook, because a preloaded response (navigationPreload) bypasses the ones about fetching.
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
          // An older worker kept such a page.
          cachedResponse && !isForeign(cachedResponse)
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
      atMost(200, 7),
      {
        requestWillFetch: ({ request }) => Promise.resolve(asAnybody(request)),
        // Only the address is the key: a request would be kept with all its headers.
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
/** Gives up a little before the page's own query does (30 s). */
const lateCatalogue = catalogueWithin(25);

// Network first: on a working line an old price would mislead, so the copy is used only when no answer comes.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && CATALOGUE.test(url.pathname),
  (asked) => (isConnectionSlow() ? lateCatalogue : promptCatalogue).handle(asked),
);

/** Assets carry a hash of their content in their name, so they never change. */
function isAsset(url: URL) {
  return url.pathname.startsWith('/assets/');
}

/** The request without its session: what is kept must not depend on who is signed in. */
function asAnybody(request: Request) {
  const headers = new Headers(request.headers);
  headers.delete('authorization');
  return new Request(request, { headers, credentials: 'omit' });
}

/** `near` changes only the order of a list, and without a connection the place of the reader may be unknown. */
function withoutPlace(address: string) {
  const url = new URL(address);
  url.searchParams.delete('near');
  return url.href;
}

async function tellPages(news: AnswerSource) {
  for (const page of await self.clients.matchAll()) page.postMessage(news);
}
