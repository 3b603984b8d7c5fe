import { useLanguage } from '@/shared/i18n';

/** Returns the language of a text where it is not the page's, by the script of its first letter. Numbers and signs have none. */
export function useTextLang() {
  const { language } = useLanguage();
  return (text: string | null) => {
    const [letter] = /\p{Letter}/u.exec(text ?? '') ?? [];
    if (!letter) return undefined;
    const own = /\p{Script=Arabic}/u.test(letter) ? 'ar' : 'en';
    return own === language ? undefined : own;
  };
}
