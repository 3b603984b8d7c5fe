import type { EmotionCache } from '@emotion/cache';

/**
 * Collects the styles that are inserted into a cache. The function that it returns writes them as the elements from which the browser's
 * cache hydrates.
 */
export function collectStyles(cache: EmotionCache): () => string {
  const used: { name: string; isGlobal: boolean }[] = [];
  const insert = cache.insert.bind(cache);
  cache.compat = true;
  cache.insert = (...args) => {
    const [selector, { name }] = args;
    if (cache.inserted[name] === undefined) used.push({ name, isGlobal: selector === '' });
    return insert(...args);
  };

  const element = (key: string, names: string[], css: string) =>
    css && `<style data-emotion="${[key, ...names].join(' ')}">${css}</style>`;
  const cssOf = (name: string) => String(cache.inserted[name]);

  return () => {
    const global = used.filter(({ isGlobal }) => isGlobal);
    const local = used.filter(({ isGlobal }) => !isGlobal).map(({ name }) => name);
    return [
      ...global.map(({ name }) => element(`${cache.key}-global`, [name], cssOf(name))),
      element(cache.key, local, local.map(cssOf).join('')),
    ].join('');
  };
}
