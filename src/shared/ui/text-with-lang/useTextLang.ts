import { useLanguage } from '@/shared/i18n';

/**
 * Returns the language of a text if it is not that of the page, judged by the script of its first letter. A text without letters has none.
 */
export function useTextLang() {
  const { language } = useLanguage();
  return (text: string | null) => {
    const [letter] = /\p{Letter}/u.exec(text ?? '') ?? [];
    if (!letter) return undefined;
    const own = /\p{Script=Arabic}/u.test(letter) ? 'ar' : 'en';
    return own === language ? undefined : own;
  };
}
