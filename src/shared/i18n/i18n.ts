import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';

import { BRAND, type Language, LANGUAGES, pickLanguage } from '@contract/language';

const STORAGE_KEY = 'i18nextLng';
export const NAMESPACES = [
  'common',
  'messages',
  'home',
  'about',
  'contact',
  'privacy',
  'site',
  'terms',
  'pharmacies',
  'medications',
  'account',
  'cart',
  'checkout',
  'orders',
  'customer',
  'settings',
  'payment',
  'staff',
] as const;
type Namespace = (typeof NAMESPACES)[number];

/** What the header speaks, asked for at once: a text that is asked for later blanks the page meanwhile. */
const SHELL = ['common'] as const;

/** Each namespace of each language is a chunk of its own: a reader of Arabic never loads English. */
const chunks: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    loadChunk(language, namespace).then(
      (chunk) => done(null, chunk.default),
      (error: unknown) => done(error as Error, null),
    );
  },
};

type Chunk = Promise<{ default: Record<string, string> }>;

const loadChunk = (language: string, namespace: string): Chunk =>
  namespace === 'messages'
    ? (import(/* webpackChunkName: "messages-[request]" */ `@contract/messages/${language}.json`) as Chunk)
    : (import(/* webpackChunkName: "text-[request]" */ `./locales/${language}/${namespace}.json`) as Chunk);

/** The remembered choice, else what the browser asks for. */
export function initialLanguage(): Language {
  const remembered = LANGUAGES.find((language) => language === localStorage.getItem(STORAGE_KEY));
  return remembered ?? pickLanguage(navigator.languages);
}

export const directionOf = (language: string): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

/** Resolves when the texts of the shell and the given ones are there. */
export async function startI18n(language: Language, namespaces: readonly Namespace[]) {
  i18next.on('languageChanged', (next) => {
    document.documentElement.lang = next;
    document.documentElement.dir = directionOf(next);
  });
  const brand = () => BRAND[currentLanguage()];
  await i18next
    .use(chunks)
    .use(initReactI18next)
    .init({
      lng: language,
      supportedLngs: LANGUAGES,
      fallbackLng: false,
      ns: [...new Set([...SHELL, ...namespaces])],
      defaultNS: 'common',
      // React escapes; every text may name the brand, which stands in the contract alone.
      interpolation: {
        escapeValue: false,
        defaultVariables: {
          get brand() {
            return brand();
          },
        },
      },
    });
}

export const loadTexts = (namespaces: readonly Namespace[]) => i18next.loadNamespaces(namespaces);

export const currentLanguage = (): Language => (i18next.language as Language | undefined) ?? 'en';

/** Rejects where a text cannot be fetched, and changes nothing then: the reader would be left with bare keys. */
export async function setLanguage(language: Language) {
  const namespaces = [i18next.options.ns ?? []].flat();
  const missing = namespaces.filter((namespace) => !i18next.hasResourceBundle(language, namespace));
  if (missing.length > 0) await Promise.all(missing.map((namespace) => loadChunk(language, namespace)));

  localStorage.setItem(STORAGE_KEY, language);
  await i18next.changeLanguage(language);
}
