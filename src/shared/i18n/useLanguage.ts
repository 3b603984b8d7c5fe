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
    nameOf: ({ name, name_ar }: TwoNames) => (language === 'ar' ? name_ar : name),
    /** The text in the reader's language, or else in the other one; null if there is neither. */
    textOf: (english: string | null, arabic: string | null) =>
      language === 'ar' ? (arabic ?? english) : (english ?? arabic),
  };
}

/** Translates a message key of the contract. Anything else, such as a sentence from the server, is returned as it is. */
export function useMessages() {
  const { t, i18n } = useTranslation('messages');
  const translate = t as (key: string, values: Record<string, string>) => string;

  return (reference: string) => {
    const { key, values } = parseMessage(reference, i18n.language as Language);
    return i18n.exists(key, { ns: 'messages' }) ? translate(key, values) : reference;
  };
}
