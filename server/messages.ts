import { LOCALE } from '@contract/formatDay';
import type { Language } from '@contract/language';
import { type MessageKey, parseMessage } from '@contract/messages';
import arabic from '@contract/messages/ar.json';
import english from '@contract/messages/en.json';

import { fillText } from './fillText';

const TEXTS: Record<Language, Record<string, string>> = { en: english, ar: arabic } satisfies Record<
  Language,
  Record<MessageKey, string>
>;

/** The text of a message reference in the language. A text that is not a reference is returned as it is. */
export function translate(reference: string, language: Language): string {
  const { key, values } = parseMessage(reference, language);
  // A message that names a pharmacy carries its name in both languages.
  if (language === 'ar' && values.pharmacy_ar) values.pharmacy = values.pharmacy_ar;
  if (values.wait) values.wait = formatWait(Number(values.wait), language);
  const text = TEXTS[language][key];
  if (text === undefined) return reference;
  return fillText(text, (name) => values[name] ?? '');
}

const MINUTE = 60;

/** As in "2 seconds" or "15 minutes": a minute and more is rounded up to whole minutes. */
function formatWait(seconds: number, language: Language): string {
  const [amount, unit] = seconds < MINUTE ? [seconds, 'second'] : [Math.ceil(seconds / MINUTE), 'minute'];
  return new Intl.NumberFormat(LOCALE[language], { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}
