import { useLanguage } from '@/shared/i18n';

/** In which language a text is, where it is another one than the page's: by the script of its first letter. Numbers and signs are read in any. */
export function useOwnLanguage() {
  const { language } = useLanguage();
  return (text: string | null) => {
    const [letter] = /\p{Letter}/u.exec(text ?? '') ?? [];
    if (!letter) return undefined;
    const own = /\p{Script=Arabic}/u.test(letter) ? 'ar' : 'en';
    return own === language ? undefined : own;
  };
}
