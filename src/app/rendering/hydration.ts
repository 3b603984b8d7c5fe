import type { Store } from '@reduxjs/toolkit';

import { ANSWERS_ID, type PageAnswer } from '@contract/rendering';
import { baseApi } from '@/shared/api';

type ApiState = { [baseApi.reducerPath]: ReturnType<typeof baseApi.reducer> };

/** The answers to all queries that were sent while a page was rendered. */
export const dehydrateQueries = (store: Store): PageAnswer[] =>
  Object.values((store.getState() as ApiState)[baseApi.reducerPath].queries).flatMap((query) =>
    query?.data === undefined ? [] : [{ endpoint: query.endpointName, argument: query.originalArgs, data: query.data }],
  );

/** Puts the answers within the page into the cache, so that the browser does not request them again. */
export function hydrateQueries(store: Store) {
  const text = document.getElementById(ANSWERS_ID)?.textContent;
  if (!text) return;
  const entries = (JSON.parse(text) as PageAnswer[])
    // If the chunk of the page failed to load, its endpoints are not defined yet.
    .filter(({ endpoint }) => endpoint in baseApi.endpoints)
    .map(({ endpoint, argument, data }) => ({ endpointName: endpoint, arg: argument, value: data }));
  store.dispatch(baseApi.util.upsertQueryEntries(entries as never));
}
