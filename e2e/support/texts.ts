import { readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';

import { BRAND } from '@contract/language';

export type Language = 'en' | 'ar';

export const ARABIC = 'ar-EG';

/**
 * The readers by language. What looks different in each language is tested in both, anything else in one of them; component tests are in
 * English.
 */
export const READERS = [
  { language: 'en', locale: 'en-GB' },
  { language: 'ar', locale: ARABIC },
] as const satisfies readonly { language: Language; locale: string }[];

export type Translate = ReturnType<typeof textsOf>;

const ROOT = resolve(import.meta.dirname, '../..');

const load = (path: string) => JSON.parse(readFileSync(resolve(ROOT, path), 'utf8')) as Record<string, unknown>;

/** Translates a key such as `cart:proceed`, with its values inserted and the tags of links removed. */
export function textsOf(language: Language) {
  const files = new Map<string, Record<string, unknown>>();
  const fileOf = (namespace: string) => {
    const path =
      namespace === 'messages'
        ? `contract/messages/${language}.json`
        : `src/shared/i18n/locales/${language}/${namespace}.json`;
    const file = files.get(path) ?? load(path);
    files.set(path, file);
    return file;
  };

  return (key: string, given: Record<string, string> = {}): string => {
    const values: Record<string, string> = { brand: BRAND[language], ...given };
    const [namespace = '', path = ''] = key.split(':');
    const text = path
      .split('.')
      .reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], fileOf(namespace));
    if (typeof text !== 'string') throw new Error(`No text for ${key} in ${language}`);
    return text.replace(/<[^>]*>/g, '').replace(/\{\{(\w+)\}\}/g, (_match, name: string) => values[name] ?? '');
  };
}

/** Keys that cannot be mistaken for a word: `nav.home`, `notFoundTitle` and `cart:title`, but not `title`. */
const isTelling = (key: string) => /[a-z][.:A-Z]/.test(key);

/** What the screen would show for a missing text: all keys, with and without their namespace. */
export function keysOf(language: Language): ReadonlySet<string> {
  const folder = `src/shared/i18n/locales/${language}`;
  const files = readdirSync(resolve(ROOT, folder)).map((file) => `${folder}/${file}`);
  const keys = [...files, `contract/messages/${language}.json`].flatMap((path) => {
    const namespace = path.startsWith('contract') ? 'messages' : basename(path, '.json');
    return pathsIn(load(path)).flatMap((key) => [key, `${namespace}:${key}`]);
  });
  return new Set(keys.filter(isTelling));
}

const pathsIn = (part: object): string[] =>
  Object.entries(part).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? pathsIn(value).map((path) => `${name}.${path}`) : [name],
  );
