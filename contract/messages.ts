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

export function parseMessage(text: string): { key: string; values: Record<string, string> } {
  const [key = '', values = ''] = text.split('?', 2);
  return { key, values: Object.fromEntries(new URLSearchParams(values)) };
}

/** The texts of one language; a chunk of its own, so that nobody loads the other one. */
export const loadMessages = (language: string) =>
  import(/* webpackChunkName: "messages-[request]" */ `./messages/${language}.json`) as Promise<{
    default: Record<MessageKey, string>;
  }>;
