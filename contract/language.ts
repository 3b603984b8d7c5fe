export const LANGUAGES = ['en', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The one place of the brand's name. */
export const BRAND = { en: 'Dawaya', ar: 'دوايا' } as const satisfies Record<Language, string>;

/** Between the parts of a list. Addresses of orders are stored with it: another comma would take none of those apart. */
export const COMMA = { en: ', ', ar: '، ' } as const satisfies Record<Language, string>;

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

/** The language for a reader's preferences, the best first (`navigator.languages`): the first that we speak, else English. */
export function pickLanguage(preferences: readonly string[]): Language {
  for (const each of preferences) {
    const code = each.split('-', 1)[0]?.toLowerCase();
    const known = LANGUAGES.find((language) => language === code);
    if (known) return known;
  }
  return 'en';
}
