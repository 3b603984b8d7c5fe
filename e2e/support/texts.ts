import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export type Language = 'en' | 'ar';

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

  return (key: string, values: Record<string, string> = {}): string => {
    const [namespace = '', path = ''] = key.split(':');
    const text = path
      .split('.')
      .reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], fileOf(namespace));
    if (typeof text !== 'string') throw new Error(`No text for ${key} in ${language}`);
    return text.replace(/<[^>]*>/g, '').replace(/\{\{(\w+)\}\}/g, (_match, name: string) => values[name] ?? '');
  };
}
