import { useTranslation } from 'react-i18next';

import { directionOf, type Language } from '@contract/language';
import { parseMessage } from '@contract/messages';

interface TwoNames {
  name: string;
  name_ar: string;
}

export function useLanguage() {
  const { i18n } = useTranslation();
  const language = i18n.language as Language;

  return {
    language,
    direction: directionOf(language),
    /** The name in the reader's language. */
    nameOf: ({ name, name_ar }: TwoNames) => (language === 'ar' ? name_ar : name),
    /** The text in the reader's language, or the other one where it is missing; null when there is neither. */
    textOf: (english: string | null, arabic: string | null) =>
      language === 'ar' ? (arabic ?? english) : (english ?? arabic),
  };
}

/** Puts a message of the contract into words. A text that is no key, from the server for one, is said as it is. */
export function useMessages() {
  const { t, i18n } = useTranslation('messages');
  const translate = t as (key: string, values: Record<string, string>) => string;

  return (reference: string) => {
    const { key, values } = parseMessage(reference, i18n.language as Language);
    return i18n.exists(key, { ns: 'messages' }) ? translate(key, values) : reference;
  };
}
