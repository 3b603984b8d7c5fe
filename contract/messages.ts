import { formatDay, LOCALE } from './formatDay';
import type { Language } from './language';
import type english from './messages/en.json';

/** The texts that both sides speak (validation and refusals) stand in messages/{en,ar}.json; code names them by key. */
export type MessageKey = keyof typeof english;

export type MessageValues = Record<string, string | number>;

/**
 * A message as one string, so that yup, formik and exceptions can carry it: `firstNameTooLong?max=100`.
 * The screen or the error handler turns it into words in the reader's language.
 */
export function message(key: MessageKey, values: MessageValues = {}): string {
  const entries = Object.entries(values).map(([name, value]) => [name, String(value)]);
  return entries.length === 0 ? key : `${key}?${new URLSearchParams(entries).toString()}`;
}

const NUMBERS = ['least', 'most', 'max', 'stock', 'row'];

/** The key of a message and what fills it in; a day, `2026-03-14` on its way, and a number are put as the reader writes them. */
export function parseMessage(text: string, language: Language): { key: string; values: Record<string, string> } {
  const [key = '', query = ''] = text.split('?', 2);
  const values = Object.fromEntries(new URLSearchParams(query));
  if (values.day) values.day = formatDay(values.day, language);
  for (const name of NUMBERS) if (values[name]) values[name] = Number(values[name]).toLocaleString(LOCALE[language]);
  return { key, values };
}

/** The texts of one language; a chunk of its own, so that nobody loads the other one. */
export const loadMessages = (language: string) =>
  import(/* webpackChunkName: "messages-[request]" */ `./messages/${language}.json`) as Promise<{
    default: Record<MessageKey, string>;
  }>;
