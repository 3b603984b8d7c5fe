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

/** The words of a message reference; a text that is no reference is given back as it is. */
export function translate(reference: string, language: Language): string {
  const { key, values } = parseMessage(reference, language);
  // What is named comes in both languages.
  if (language === 'ar' && values.pharmacy_ar) values.pharmacy = values.pharmacy_ar;
  if (values.wait) values.wait = formatWait(Number(values.wait), language);
  const text = TEXTS[language][key];
  if (text === undefined) return reference;
  return fillText(text, (name) => values[name] ?? '');
}

const MINUTE = 60;

/** 2 seconds, 15 minutes: from a minute on in whole minutes, rounded up. */
function formatWait(seconds: number, language: Language): string {
  const [amount, unit] = seconds < MINUTE ? [seconds, 'second'] : [Math.ceil(seconds / MINUTE), 'minute'];
  return new Intl.NumberFormat(LOCALE[language], { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}
