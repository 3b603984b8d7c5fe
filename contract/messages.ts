import { formatDay, LOCALE } from './formatDay';
import type { Language } from './language';
import type english from './messages/en.json';

/** Validation messages and refusals, which client and server share. The texts are in messages/{en,ar}.json; code refers to them by key. */
export type MessageKey = keyof typeof english;

export type MessageValues = Record<string, string | number>;

/**
 * Encodes a message and its values as one string, `firstNameTooLong?max=100`, so that yup, formik and exceptions can carry it. The screen
 * or the error handler translates it into the reader's language.
 */
export function message(key: MessageKey, values: MessageValues = {}): string {
  const entries = Object.entries(values).map(([name, value]) => [name, String(value)]);
  return entries.length === 0 ? key : `${key}?${new URLSearchParams(entries).toString()}`;
}

const NUMBERS = ['least', 'most', 'max', 'stock', 'row'];

/** Decodes such a string into the key and its values, with days (`2026-03-14`) and numbers formatted for the reader. */
export function parseMessage(text: string, language: Language): { key: string; values: Record<string, string> } {
  const [key = '', query = ''] = text.split('?', 2);
  const values = Object.fromEntries(new URLSearchParams(query));
  if (values.day) values.day = formatDay(values.day, language);
  for (const name of NUMBERS) if (values[name]) values[name] = Number(values[name]).toLocaleString(LOCALE[language]);
  return { key, values };
}

/** Loads the texts of one language, as a separate chunk, so that nobody loads the other language. */
export const loadMessages = (language: string) =>
  import(/* webpackChunkName: "messages-[request]" */ `./messages/${language}.json`) as Promise<{
    default: Record<MessageKey, string>;
  }>;
