import i18next, { type BackendModule, type FormatterModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

import { LOCALE } from '@contract/formatDay';
import { BRAND, directionOf, type Language, LANGUAGES, pickLanguage } from '@contract/language';
import { loadMessages } from '@contract/messages';
import { LANGUAGE_COOKIE } from '@contract/rendering';
import { prepareDirection } from '@/shared/lib/mirrored-styles';
import { browserStorage, setStored } from '@/shared/lib/storage';

const STORAGE_KEY = 'i18nextLng';
const A_YEAR_IN_SECONDS = 31_536_000;
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
  'pharmacy',
  'medications',
  'account',
  'cart',
  'checkout',
  'orders',
  'customer',
  'settings',
  'payment',
  'promoCodes',
  'staff',
  'inventory',
  'importProducts',
  'pharmacySettings',
  'dashboard',
  'customers',
] as const;
type Namespace = (typeof NAMESPACES)[number];

/** The texts of the page's frame. They are always loaded first: a namespace that is requested while rendering suspends the whole page. */
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
    ? loadMessages(language)
    : (import(/* webpackChunkName: "text-[request]" */ `./locales/${language}/${namespace}.json`) as Chunk);

/** The language that was chosen before, or else the one that the browser prefers. */
export function initialLanguage(): Language {
  const remembered = LANGUAGES.find((language) => language === browserStorage[STORAGE_KEY]);
  if (remembered) tellServer(remembered);
  return remembered ?? pickLanguage(navigator.languages);
}

/** Stores the language in a cookie, so that the server renders the next page in it. */
const tellServer = (language: Language) => {
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${A_YEAR_IN_SECONDS}; samesite=lax`;
};

/**
 * Resolves when the given texts are loaded or have failed. Rejects if the texts of the page's frame are missing, without which not even an
 * error can be shown.
 */
export async function startI18n(language: Language, namespaces: readonly Namespace[]) {
  i18next.on('languageChanged', (next) => {
    document.documentElement.lang = next;
    document.documentElement.dir = directionOf(next as Language);
  });
  await prepare(i18next.use(initReactI18next), language, namespaces);
  await fetchTexts(language, missingOf(language, SHELL));

  const follow = () => void followChoice().catch(() => undefined);
  window.addEventListener('storage', ({ key }) => key === STORAGE_KEY && follow());
  // A page restored from the back/forward cache has missed the `storage` events in between.
  window.addEventListener('pageshow', ({ persisted }) => persisted && follow());
}

/** Formats numbers in texts as everywhere else: 10,000. Pass a year as a string to keep it as it is. */
const numbers = {
  type: 'formatter',
  format: (value: unknown, _format: unknown, language: Language) =>
    typeof value === 'number' ? value.toLocaleString(LOCALE[language]) : value,
} as FormatterModule;

/** A separate instance in one language: the server renders pages for several readers at once. */
export async function makeTexts(language: Language, namespaces: readonly Namespace[]): Promise<i18n> {
  const texts = i18next.createInstance();
  await prepare(texts, language, namespaces);
  return texts;
}

const prepare = (texts: i18n, language: Language, namespaces: readonly Namespace[]) =>
  texts
    .use(chunks)
    .use(numbers)
    .init({
      lng: language,
      supportedLngs: LANGUAGES,
      fallbackLng: false,
      ns: [...new Set([...SHELL, ...namespaces])],
      defaultNS: 'common',
      // React already escapes values. Every text may use `{{brand}}`.
      interpolation: {
        escapeValue: false,
        alwaysFormat: true,
        defaultVariables: {
          get brand() {
            return BRAND[texts.language as Language];
          },
        },
      },
    });

/** Rejects where a text cannot be fetched. */
export async function loadTexts(namespaces: readonly Namespace[]) {
  await i18next.loadNamespaces(namespaces);
  await fetchTexts(currentLanguage(), missingOf(currentLanguage(), namespaces));
}

const missingOf = (language: Language, namespaces: readonly string[]) =>
  namespaces.filter((namespace) => !i18next.hasResourceBundle(language, namespace));

/** i18next ignores a chunk that failed to load and never retries, which would leave bare keys on the screen. */
const fetchTexts = (language: Language, namespaces: readonly string[]) =>
  Promise.all(
    namespaces.map(async (namespace) => {
      const { default: texts } = await loadChunk(language, namespace);
      i18next.addResourceBundle(language, namespace, texts);
    }),
  );

export const currentLanguage = (): Language => (i18next.language as Language | undefined) ?? 'en';

/**
 * Switches to the language that another tab has chosen. It stores nothing, and checks again after loading, because the choice may have
 * changed meanwhile.
 */
async function followChoice() {
  const language = initialLanguage();
  await prepareLanguage(language);
  if (language === initialLanguage()) await i18next.changeLanguage(language);
}

async function prepareLanguage(language: Language) {
  const missing = missingOf(language, [i18next.options.ns ?? []].flat());
  await Promise.all([fetchTexts(language, missing), prepareDirection(directionOf(language))]);
}

/** Rejects, and changes nothing, if a text or the mirrored styles cannot be fetched. */
export async function setLanguage(language: Language) {
  await prepareLanguage(language);

  setStored(browserStorage, STORAGE_KEY, language);
  tellServer(language);
  await i18next.changeLanguage(language);
}
