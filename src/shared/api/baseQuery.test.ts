import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { setLanguage } from '@/shared/i18n';
import { isAccountClosed, selectIsSignedIn, sessionSynced } from '@/shared/session';
import { makeStore } from '@/shared/state';
import { answer, deferredResponse, makeSession, refuse, server } from '@/shared/testing';

import { baseApi } from './baseApi';
import { withImage } from './withImage';

const testApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getThing: build.query<{ name: string }, string>({
      query: (name) => `/things/${name}`,
      providesTags: (_thing, _error, name) => [{ type: 'Address', id: name }],
    }),
    saveThing: build.mutation<null, File | void>({
      query: (image) => ({ url: '/things', method: 'POST', ...withImage({ image: image ?? undefined }) }),
      invalidatesTags: [{ type: 'Address', id: 'a' }],
    }),
  }),
});

const NOBODY = { accessToken: null, refreshToken: null, user: null, userType: null };

const storeOf = (session = makeSession()) => makeStore({ session });
type Store = ReturnType<typeof storeOf>;

const getThing = (store: Store, name: string) =>
  store.dispatch(testApi.endpoints.getThing.initiate(name, { subscribe: false }));

/** Answers calls with the fresh token, and refuses those with the stale one. */
const serveThings = () => {
  const seen: (string | null)[] = [];
  server.use(
    http.get('*/api/things/:name', ({ request, params }) => {
      const token = request.headers.get('authorization');
      seen.push(token);
      return token === 'Bearer fresh' ? answer({ name: params.name }) : refuse(401, 'Expired');
    }),
  );
  return seen;
};

/** Counts how often the session is renewed. */
const serveRefresh = (
  respond: () => Response = () => answer({ access_token: 'fresh', refresh_token: 'next' }) as Response,
) => {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/auth/refresh', async ({ request }) => {
      sent.push(await request.json());
      return respond();
    }),
  );
  return sent;
};

it('unwraps the envelope and sends token and language', async () => {
  await setLanguage('ar');
  const headers: Record<string, string | null> = {};
  server.use(
    http.get('*/api/things/a', ({ request }) => {
      for (const name of ['accept', 'accept-language', 'authorization']) headers[name] = request.headers.get(name);
      return answer({ name: 'a' });
    }),
  );

  const { data } = await getThing(storeOf(), 'a');

  expect(data).toEqual({ name: 'a' });
  expect(headers).toEqual({ accept: 'application/json', 'accept-language': 'ar', authorization: 'Bearer access' });
  await setLanguage('en');
});

it('gives each change a key, by which the server knows it when the browser sends it again by itself', async () => {
  const keys: (string | null)[] = [];
  const note = ({ request }: { request: Request }) => {
    keys.push(request.headers.get('idempotency-key'));
    return answer({ name: 'a' });
  };
  server.use(http.post('*/api/things', note));
  const store = storeOf();

  for (let time = 0; time < 2; time += 1) await store.dispatch(testApi.endpoints.saveThing.initiate());

  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)]);
  expect(keys[0]).not.toBe(keys[1]);
});

it('makes one shape of every refusal', async () => {
  server.use(
    http.post('*/api/things', () =>
      refuse(422, 'Wrong', { code: 'odd', errors: { name: ['Too long', 'Too odd'] }, data: { at: 1 } }),
    ),
  );

  const { error } = await storeOf().dispatch(testApi.endpoints.saveThing.initiate());

  expect(error).toEqual({
    status: 422,
    message: 'Wrong',
    code: 'odd',
    fieldErrors: { name: 'Too long' },
    data: { at: 1 },
  });
});

it('takes an answer without success for a refusal, whatever its status', async () => {
  server.use(http.get('*/api/things/a', () => refuse(200, 'Not today')));

  const { error } = await getThing(storeOf(), 'a');

  expect(error).toMatchObject({ status: 200, message: 'Not today' });
});

it.each([
  ['a lost network', () => HttpResponse.error(), 'NETWORK'],
  ['an answer that is no JSON', () => new HttpResponse('<html>', { status: 200 }), 200],
  ['a proxy that speaks for a dead server', () => new HttpResponse('<html>', { status: 502 }), 502],
  ['a refusal without a body', () => new HttpResponse(null, { status: 503 }), 503],
  ['an answer without a body', () => new HttpResponse(null, { status: 200 }), 200],
  ['an answer that brings nothing', () => new HttpResponse(null, { status: 204 }), 204],
])('makes the same shape of %s', async (_name, respond, status) => {
  server.use(http.get('*/api/things/a', respond));

  const { error } = await getThing(storeOf(), 'a');

  expect(error).toEqual({ status, message: null, code: null, fieldErrors: {}, data: null });
});

it.each([
  ['a lost network', () => HttpResponse.error()],
  ['a page in the place of an answer', () => new HttpResponse('<html>', { status: 200 })],
  ['an empty answer', () => new HttpResponse(null, { status: 204 })],
  ['a proxy that lost our server on the way', () => new HttpResponse('<html>', { status: 502 })],
  ['a proxy that waited long enough', () => new HttpResponse('<html>', { status: 504 })],
])('calls the answer to a change lost after %s', async (_name, respond) => {
  server.use(http.post('*/api/things', respond));

  const { error } = await storeOf().dispatch(testApi.endpoints.saveThing.initiate());

  expect(error).toMatchObject({ status: 'OUTCOME_UNKNOWN' });
});

it.each([
  ['our own words', () => refuse(502, 'The bank is away') as Response, 502],
  ['a proxy that finds no server', () => new HttpResponse('<html>', { status: 503 }), 503],
  ['whatever broke', () => new HttpResponse('<html>', { status: 500 }), 500],
])('takes a change for refused after %s', async (_name, respond, status) => {
  server.use(http.post('*/api/things', respond));

  const { error } = await storeOf().dispatch(testApi.endpoints.saveThing.initiate());

  expect(error).toMatchObject({ status });
});

it('believes a browser that knows of no network', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.use(http.post('*/api/things', () => HttpResponse.error()));

  const { error } = await storeOf().dispatch(testApi.endpoints.saveThing.initiate());

  expect(error).toMatchObject({ status: 'NETWORK' });
});

it('renews an expired session once for all calls that wait for it', async () => {
  const seen = serveThings();
  const refreshed = serveRefresh();
  const store = storeOf();

  const answers = await Promise.all(['a', 'b', 'c'].map((name) => getThing(store, name)));

  expect(answers.map(({ data }) => data)).toEqual([{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
  expect(refreshed).toEqual([{ refresh_token: 'refresh' }]);
  expect(seen).toHaveLength(6);
  expect(store.getState().session).toMatchObject({ accessToken: 'fresh', refreshToken: 'next' });
});

it.each([400, 401, 403, 422])('ends the session when the server refuses to renew it with %i', async (status) => {
  serveThings();
  const refreshed = serveRefresh(() => refuse(status) as Response);
  const store = storeOf();

  const answers = await Promise.all(['a', 'b'].map((name) => getThing(store, name)));

  expect(answers.map(({ error }) => error)).toEqual([
    expect.objectContaining({ status: 401 }),
    expect.objectContaining({ status: 401 }),
  ]);
  expect(refreshed).toHaveLength(1);
  expect(selectIsSignedIn(store.getState())).toBe(false);
});

it.each([
  ['sessionEnded', false],
  ['accountClosed', true],
])('knows by %s whether anybody can sign in to the account again', async (code, isClosed) => {
  serveThings();
  serveRefresh(() => refuse(401, null, { code }) as Response);

  await getThing(storeOf(), 'a');

  expect(isAccountClosed(1)).toBe(isClosed);
});

it.each([
  ['the network is away', () => HttpResponse.error() as Response, null],
  ['the server is asked too often', () => refuse(429, 'Slow down') as Response, 'Slow down'],
  ['the server is down', () => refuse(503, 'Busy') as Response, 'Busy'],
  ['somebody else refuses', () => new HttpResponse('<html>', { status: 403 }) as Response, null],
  ['somebody else finds nothing', () => new HttpResponse('<html>', { status: 404 }) as Response, null],
  ['somebody else loses the way', () => new HttpResponse('<html>', { status: 502 }) as Response, null],
])('keeps the session while %s, and says of what waited for its renewal that it was not done', async (...row) => {
  const [, respond, message] = row;
  serveThings();
  server.use(http.post('*/api/things', () => refuse(401, 'Expired')));
  serveRefresh(respond);
  const store = storeOf();

  const answers = [await getThing(store, 'a'), await store.dispatch(testApi.endpoints.saveThing.initiate())];

  for (const { error } of answers) expect(error).toMatchObject({ status: 'NETWORK', message });
  expect(selectIsSignedIn(store.getState())).toBe(true);
});

it('does not repeat a call after another tab has signed out', async () => {
  const store = storeOf();
  let asked = 0;
  server.use(
    http.get('*/api/things/a', () => {
      asked += 1;
      store.dispatch(sessionSynced(NOBODY));
      return refuse(401, 'Expired');
    }),
  );

  const { error } = await getThing(store, 'a');

  expect([error, asked]).toEqual([expect.objectContaining({ status: 401 }), 1]);
});

it.each([
  ['tokens', () => answer({ access_token: 'fresh', refresh_token: 'next' }) as Response],
  ['refusals', () => refuse(401) as Response],
])(
  'leaves the session of whoever has signed in meanwhile alone: %s of before are not theirs',
  async (_what, respond) => {
    const store = storeOf();
    const theirs = { ...makeSession(), accessToken: 'theirs', refreshToken: 'their next' };
    serveThings();
    serveRefresh(() => {
      store.dispatch(sessionSynced(theirs));
      return respond();
    });

    await getThing(store, 'a');

    expect(store.getState().session).toMatchObject({ accessToken: 'theirs', refreshToken: 'their next' });
  },
);

it('keeps what a renewal brought, whatever becomes of the call that asked for it', async () => {
  const { released, release } = deferredResponse();
  const seen = serveThings();
  let asked = 0;
  server.use(
    http.post('*/api/auth/refresh', () => {
      asked += 1;
      return released.then(() => answer({ access_token: 'fresh', refresh_token: 'next' }));
    }),
  );
  const store = storeOf();
  const call = getThing(store, 'a');
  await waitFor(() => expect(asked).toBe(1));

  call.abort();
  release();

  await waitFor(() => expect(store.getState().session).toMatchObject({ accessToken: 'fresh', refreshToken: 'next' }));
  expect(asked).toBe(1);
  expect(seen).toHaveLength(1);
});

it('gives a renewal up that gets no answer, for all calls that wait for it', async () => {
  jest.useFakeTimers();
  const { released, release } = deferredResponse();
  serveThings();
  server.use(http.post('*/api/auth/refresh', () => released.then(() => refuse(401))));
  const store = storeOf();

  const asked = Promise.all(['a', 'b', 'c'].map((name) => getThing(store, name)));
  await jest.advanceTimersByTimeAsync(31_000);

  for (const { error } of await asked) {
    expect(error).toBeDefined();
    expect(error).not.toMatchObject({ status: 401 });
  }
  expect(selectIsSignedIn(store.getState())).toBe(true);
  release();
});

it('asks nobody to renew what a guest never had', async () => {
  serveThings();

  const { error } = await makeStore().dispatch(testApi.endpoints.getThing.initiate('a', { subscribe: false }));

  expect(error).toMatchObject({ status: 401, message: 'Expired' });
});

it('gives a reading up that gets no answer', async () => {
  jest.useFakeTimers();
  const { released, release } = deferredResponse();
  server.use(http.get('*/api/things/a', () => released.then(() => answer({ name: 'a' }))));

  const asked = getThing(storeOf(), 'a');
  await jest.advanceTimersByTimeAsync(31_000);

  expect((await asked).isError).toBe(true);
  release();
});

/** 300 KB, about the size of a cropped photo. */
const PICTURE = new File(['a'.repeat(300_000)], 'a.png');

it.each([
  ['a change the time that a bank takes', undefined, 50_000],
  ['a picture the time that a slow line takes', PICTURE, 300_000],
])('leaves %s', async (_what, image, time) => {
  jest.useFakeTimers();
  const { released, release } = deferredResponse();
  server.use(http.post('*/api/things', () => released.then(() => answer(null))));

  const saved = storeOf().dispatch(testApi.endpoints.saveThing.initiate(image));
  await jest.advanceTimersByTimeAsync(time);
  release();

  expect((await saved).error).toBeUndefined();
});

it.each([
  ['a change', undefined, 61_000],
  ['a picture', PICTURE, 361_000],
])('calls the answer to %s lost that does not come, so that it can be tried again', async (_what, image, time) => {
  jest.useFakeTimers();
  // Browsers reject an aborted fetch like this, whereas msw would answer it with a 500.
  jest.spyOn(globalThis, 'fetch').mockImplementation((request) => {
    const { signal } = request as Request;
    return new Promise((_answer, giveUp) => signal.addEventListener('abort', () => giveUp(signal.reason as Error)));
  });

  const saved = storeOf().dispatch(testApi.endpoints.saveThing.initiate(image));
  await jest.advanceTimersByTimeAsync(time);

  expect((await saved).error).toMatchObject({ status: 'OUTCOME_UNKNOWN' });
});

describe('after a change', () => {
  /** A thing whose name is another one once it has been changed. */
  function serveChanging(whenAnswered = Promise.resolve()) {
    let name = 'before';
    server.use(
      http.get('*/api/things/a', async () => {
        const found = { name };
        await whenAnswered;
        return answer(found);
      }),
      http.post('*/api/things', () => {
        name = 'after';
        return answer(null);
      }),
    );
  }
  const read = (store: Store) => store.dispatch(testApi.endpoints.getThing.initiate('a', { forceRefetch: true }));
  const save = (store: Store) => store.dispatch(testApi.endpoints.saveThing.initiate());
  const shown = (store: Store) => testApi.endpoints.getThing.select('a')(store.getState()).data?.name;

  it('reads at once what it made old, whatever else gets no answer', async () => {
    serveChanging();
    const { released, release } = deferredResponse();
    server.use(http.get('*/api/things/held', () => released.then(() => answer({ name: 'held' }))));
    const store = storeOf();
    await read(store);
    const held = getThing(store, 'held');

    await save(store);

    await waitFor(() => expect(shown(store)).toBe('after'));
    release();
    await held;
  });

  it('asks once for what cannot be read', async () => {
    serveChanging();
    const { released, release } = deferredResponse();
    const asked = jest.fn(() => released.then(() => HttpResponse.error()));
    server.use(http.get('*/api/things/a', asked));
    const store = storeOf();
    const reading = read(store);

    await save(store);
    release();

    expect((await reading).error).toMatchObject({ status: 'NETWORK' });
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it.each(['for the first time', 'once more'])('tells nothing of before that was being read %s', async (when) => {
    const store = storeOf();
    if (when === 'once more') {
      serveChanging();
      await read(store);
    }
    const { released, release } = deferredResponse();
    serveChanging(released);
    const reading = read(store);

    await save(store);
    release();

    expect((await reading).data).toEqual({ name: 'after' });
    expect(shown(store)).toBe('after');
  });
});
