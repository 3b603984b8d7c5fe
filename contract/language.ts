export const LANGUAGES = ['en', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The one place of the brand's name. */
export const BRAND = { en: 'Dawaya', ar: 'دوايا' } as const satisfies Record<Language, string>;

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

/** The language for a browser's list of preferences ("ar-EG, en;q=0.8" or `navigator.languages`): the first that we speak, else English. */
export function pickLanguage(preferences: string | readonly string[]): Language {
  const wanted = typeof preferences === 'string' ? preferences.split(',') : preferences;
  for (const each of wanted) {
    const code = each.trim().slice(0, 2).toLowerCase();
    const known = LANGUAGES.find((language) => language === code);
    if (known) return known;
  }
  return 'en';
}
