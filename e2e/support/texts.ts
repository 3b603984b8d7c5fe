import { readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';

import { BRAND } from '@contract/language';

export type Language = 'en' | 'ar';

export const ARABIC = 'ar-EG';

/** Who reads the site. What looks otherwise in each language is walked in both, whatever else by one of them: tests of components read English. */
export const READERS = [
  { language: 'en', locale: 'en-GB' },
  { language: 'ar', locale: ARABIC },
] as const satisfies readonly { language: Language; locale: string }[];

export type Translate = ReturnType<typeof textsOf>;

const ROOT = resolve(import.meta.dirname, '../..');

const load = (path: string) => JSON.parse(readFileSync(resolve(ROOT, path), 'utf8')) as Record<string, unknown>;

/** The words of a key such as `cart:proceed` as the screen says them, with the values put in and the links' marks taken out. */
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

/** A word that is also a plain key, such as `title`, says nothing; `nav.home`, `notFoundTitle` and `cart:title` do. */
const isTelling = (key: string) => /[a-z][.:A-Z]/.test(key);

/** What stands on the screen where a text is missing: every key of the catalogues, with and without its namespace. */
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
