import createCache, { type EmotionCache } from '@emotion/cache';

type Direction = 'ltr' | 'rtl';

const makeLtrCache = () => createCache({ key: 'dw' });

/** An empty cache for the styles of a page. Rejects where the mirror could not be fetched. */
export const makeStyleCache = async (direction: Direction) =>
  direction === 'rtl' ? (await import('./rtlCache')).makeRtlCache() : makeLtrCache();

const caches: Partial<Record<Direction, EmotionCache>> = {};

/** Fetches what a direction needs, before anything is rendered in it. Rejects where it could not, and tries again next time. */
export async function prepareDirection(direction: Direction) {
  const cache = caches[direction] ?? (await makeStyleCache(direction));
  caches[direction] ??= cache;
}

/** The cache of a direction that was prepared before. */
export const styleCacheOf = (direction: Direction) => caches[direction] ?? (caches.ltr ??= makeLtrCache());
