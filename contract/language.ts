export const LANGUAGES = ['en', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The name of the brand, which is written nowhere else. */
export const BRAND = { en: 'Dawaya', ar: 'دوايا' } as const satisfies Record<Language, string>;

/** Separates the parts of a list. Stored addresses of orders contain it: if it changed, those could no longer be split. */
export const COMMA = { en: ', ', ar: '، ' } as const satisfies Record<Language, string>;

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

/** The first of a reader's preferred languages (`navigator.languages`) that the site has, or else English. */
export function pickLanguage(preferences: readonly string[]): Language {
  for (const each of preferences) {
    const code = each.split('-', 1)[0]?.toLowerCase();
    const known = LANGUAGES.find((language) => language === code);
    if (known) return known;
  }
  return 'en';
}
