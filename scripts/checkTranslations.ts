import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { BRAND, type Language } from '@contract/language';

import { ROOT } from './processes';

type Texts = Map<string, string>;

/** The suffix of a plural key in the client; in the texts of mails, a key of its own. */
const PLURAL = /[_.](zero|one|two|few|many|other)$/;
const EXACT_COUNT = /_(zero|one|two)$/;
/** Placeholders for the range of the shown rows. */
const NUMBERS = new Set(['shown', 'from', 'to']);
const NAMES = Object.values(BRAND);
const ARABIC = /\p{Script=Arabic}/u;

/** Names, units and commands that are in Latin letters in Arabic texts too. */
const LATIN_IN_ARABIC = new Set([
  'English',
  'SKU',
  'OTP',
  'PDF',
  'npm run pharmacy -- approve',
  'npm run pharmacy -- suspend',
]);

/** All pairs of English and Arabic catalogues: the client's namespaces, the messages of the contract, and the texts of mails. */
function cataloguePairs(): [string, string][] {
  const locales = join(ROOT, 'src/shared/i18n/locales');
  const namespaces = new Set(['en', 'ar'].flatMap((language) => readdirSync(join(locales, language))));
  const modules = join(ROOT, 'server/modules');
  const mails = readdirSync(modules).map((name) => join(modules, name, 'texts'));
  return [
    ...[...namespaces].map((file): [string, string] => [join(locales, 'en', file), join(locales, 'ar', file)]),
    ...[join(ROOT, 'contract/messages'), ...mails.filter(existsSync)].map((folder): [string, string] => [
      join(folder, 'en.json'),
      join(folder, 'ar.json'),
    ]),
  ];
}

function flatten(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [[path, '']];
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, path ? `${path}.${key}` : key));
}

const read = (file: string): Texts => new Map(flatten(JSON.parse(readFileSync(file, 'utf8'))));

/** Languages have different plural forms, so keys are compared without their suffix. */
const baseKeys = (texts: Texts) => new Set([...texts.keys()].map((key) => key.replace(PLURAL, '')));

/**
 * The placeholders of a text. Forms for exactly zero, one or two may write their numbers as words, so these are left out. Names have a
 * placeholder for each language (`name`, `nameAr`), which count as the same.
 */
const placeholders = (key: string, text: string) =>
  [...new Set([...text.matchAll(/\{\{\s*-?\s*(\w+)[^}]*\}\}/g)].map((match) => match[1]?.replace(/Ar$/, '') ?? ''))]
    .filter((name) => !(name === 'count' && PLURAL.test(key)) && !(NUMBERS.has(name) && EXACT_COUNT.test(key)))
    .sort()
    .join(' ');

/** Without a plural form, the client shows the key, and a mail in Arabic falls back to English. */
function missingForms(language: Language, texts: Texts): string[] {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const stems = new Set(
    [...texts.keys()].filter((key) => PLURAL.test(key)).map((key) => key.slice(0, key.search(PLURAL) + 1)),
  );
  return [...stems].flatMap((stem) => forms.map((form) => stem + form)).filter((key) => !texts.has(key));
}

const withoutPlaceholders = (text: string) => text.replace(/\{\{[^}]*\}\}|<[^>]*>|\$t\([^)]*\)/g, '');

function differences(english: Texts, arabic: Texts): string[] {
  const [inEnglish, inArabic] = [baseKeys(english), baseKeys(arabic)];
  const byBaseKey = new Map([...english].map(([key, text]) => [key.replace(PLURAL, ''), text]));
  return [
    ...[...inEnglish].filter((key) => !inArabic.has(key)).map((key) => `${key}: missing in Arabic`),
    ...[...inArabic].filter((key) => !inEnglish.has(key)).map((key) => `${key}: missing in English`),
    ...missingForms('en', english).map((key) => `${key}: missing in English`),
    ...missingForms('ar', arabic).map((key) => `${key}: missing in Arabic`),
    ...[...english, ...arabic].filter(([, text]) => !text.trim()).map(([key]) => `${key}: empty`),
    ...[...arabic]
      .filter(
        ([key, text]) => placeholders(key, byBaseKey.get(key.replace(PLURAL, '')) ?? '') !== placeholders(key, text),
      )
      .map(([key]) => `${key}: other {{placeholders}} than in English`),
    ...[...english, ...arabic]
      .filter(([, text]) => NAMES.some((name) => text.includes(name)))
      .map(([key]) => `${key}: spells the brand, which {{brand}} stands for`),
    ...[...english, ...arabic]
      .filter(([, text]) => /['"]/.test(text))
      .map(([key]) => `${key}: has a straight quotation mark or apostrophe`),
    ...[...arabic]
      .filter(([, text]) => /\p{Script=Arabic} ?[,;?]/u.test(text))
      .map(([key]) => `${key}: Latin punctuation`),
    ...[...arabic].filter(([, text]) => isUntranslated(text)).map(([key, text]) => `${key}: not Arabic: "${text}"`),
  ];
}

function isUntranslated(text: string) {
  const words = withoutPlaceholders(text);
  return /\p{Letter}/u.test(words) && !ARABIC.test(words) && !LATIN_IN_ARABIC.has(words.trim());
}

const problems = cataloguePairs().flatMap(([english, arabic]) => {
  try {
    return differences(read(english), read(arabic)).map((problem) => `${relative(ROOT, arabic)}: ${problem}`);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
});

for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
