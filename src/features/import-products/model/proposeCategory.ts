import { STOP_WORDS } from '@contract/categoryWords';
import { foldedWords } from '@contract/foldedWords';
import { isOneTypo, searchIntentOf } from '@contract/searchIntent';
import type { Category } from '@contract/wire/medication';

import { GENERAL_WORDS, PROGRAM_WORDS } from './programCategories';

/** The word without its article and its plural ending, in both languages. */
const stemOf = (word: string) =>
  word
    .replace(/^و?(?:بال|لل|ال)(?=..)/u, '')
    .replace(/(...)(?:يات|ات|يه|ه|ي)$/u, '$1')
    .replace(/(..)ies$/, '$1y')
    .replace(/(..[^s])s$/, '$1');

const MIN_LENGTH = 3;
const stemsOf = (text: string) =>
  foldedWords(text)
    .map(stemOf)
    .filter((stem) => stem.length >= MIN_LENGTH && !GENERAL.has(stem));

const GENERAL: ReadonlySet<string> = new Set(`${GENERAL_WORDS} ${STOP_WORDS}`.split(' ').map(stemOf));

const wordsOf = ({ name, name_ar, icon }: Category) => new Set(stemsOf(`${name} ${name_ar} ${PROGRAM_WORDS[icon]}`));

/**
 * Guesses which of our categories a name in the file means, for somebody to confirm: the one that a search for this name leads to, or else
 * the one that has the most words in common with it. Undefined if two categories fit equally well.
 */
export function proposeCategory(name: string, categories: readonly Category[]): Category | undefined {
  const [meant, ...others] = searchIntentOf(name, categories, { withTypos: true }).categories;
  if (meant && others.length === 0) return meant;

  const stems = [...new Set(stemsOf(name))];
  const rated = categories.map((category) => {
    const words = wordsOf(category);
    const isKnown = (stem: string) => words.has(stem) || [...words].some((word) => isOneTypo(stem, word));
    return { category, shared: stems.filter(isKnown).length };
  });
  const most = Math.max(1, ...rated.map(({ shared }) => shared));
  const [best, ...equal] = rated.filter(({ shared }) => shared === most);
  return equal.length === 0 ? best?.category : undefined;
}
