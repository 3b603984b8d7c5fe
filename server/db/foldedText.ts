import { type Placeholder, type SQL, sql, type SQLWrapper } from 'drizzle-orm';

import { toLatinDigits } from '@contract/latinDigits';

import { searchWords } from './schema';

/** Escapes a text for LIKE. */
export const likeLiteral = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/**
 * Whether a folded text contains a typed literal, which is folded once instead of once per row. A literal that folds to nothing, such as a
 * tatweel, is in no text.
 */
export const holdsFolded = (folded: SQLWrapper, literal: string | Placeholder): SQL =>
  sql`${folded} like (select '%' || nullif(btrim(fold_text(${literal})), '') || '%')`;

/** The words one by one, folded. «عبدالرحمن» is also written «عبد الرحمن»: split into two words it is found in both. */
const eachOf = (words: Placeholder): SQL =>
  sql`string_to_table(regexp_replace(fold_text(${words}), '\\mعبد(?=ال.)', 'عبد ', 'g'), ' ') as word where word <> ''`;

/**
 * Elsayed is also written El-Sayed and El Sayed, and Abdelrahman in as many ways: typed as one word it is found in all of them. A rest of
 * fewer than four letters is not split off, since it would be part of other names.
 */
const patternFrom = (start: '%' | '% ') =>
  sql.raw(`'${start}' || regexp_replace(word, '^(abd(?=[ea]l))?([ea]l)(?=[a-z]{4}|$)', '\\1%\\2%') || '%'`);
const PATTERN = patternFrom('%');

/**
 * Whether a folded text contains each of these words, in any order, and there is at least one. The words are one text, since a parameter
 * that is an array could not be batched with other calls.
 */
export const holdsWords = (folded: SQLWrapper, words: Placeholder): SQL =>
  sql`${folded} like all ((select array_agg(${PATTERN}) from ${eachOf(words)})::text[])`;

/** The same, but each word has to begin a word of the text. Anywhere within words, a short name would be found in many medicines. */
export const beginsWithWords = (folded: SQLWrapper, words: Placeholder): SQL =>
  sql`' ' || replace(${folded}, '-', ' ') like all ((select array_agg(${patternFrom('% ')}) from ${eachOf(words)})::text[])`;

/**
 * Whether the name of a product of any pharmacy may contain these words, judged by the longest one: whether it begins a known word, which
 * names of people seldom do. True for words that could be in a name in other ways: not only of letters, as short as the units of a
 * strength, or sometimes written apart.
 */
export const mayNameProduct = (words: Placeholder): SQL =>
  sql`(select word !~ '^[a-z\u0621-\u064A]{4,}$' or word ~ '^(abd)?[ea]l' or exists(
    select from ${searchWords} as known where known.word >= word.word and known.word < word.word || U&'\\+10FFFF'
  ) from ${eachOf(words)} order by length(word) desc limit 1)`;

/**
 * The same as `holdsWords`, for a text with a trigram index. The index is asked for the two longest words, after which few rows are left to
 * read.
 */
export const holdsWordsByIndex = (folded: SQLWrapper, words: Placeholder): SQL => {
  const longest = (place: SQL) =>
    sql`(select ${PATTERN} from ${eachOf(words)} order by length(word) desc offset ${place} limit 1)`;
  const [first, second] = [longest(sql`0`), longest(sql`1`)];
  return sql`${folded} like ${first} and ${folded} like coalesce(${second}, ${first}) and ${holdsWords(folded, words)}`;
};

/**
 * Splits what was typed into words, for either of these. El-Sayed and #DW-7K3M-9QXZ are found by their parts, whether or not the text has
 * hyphens.
 */
export const wordsOf = (typed: string): string =>
  likeLiteral(numberOrText(typed))
    .replaceAll(/[\s#-]+/g, ' ')
    .trim();

/** Those of the words that may be in the name of a product: none if only a number was typed, which is a phone number and not a strength. */
export const wordsOfName = (typed: string): string => (NUMBER.test(toLatinDigits(typed)) ? '' : wordsOf(typed));

const NUMBER = /^[+\s(]*\d[\d\s().\-\u2010-\u2015]*$/;
/** 0111, 0020 111 and +20 0111 are all stored as +20111. */
const DIALLED_FIRST = /^(?:0*20)?0+(?=\d)/;

/** A text that is only a number is searched among stored phone numbers, without separators and prefixes. */
function numberOrText(typed: string): string {
  const text = toLatinDigits(typed);
  return NUMBER.test(text) ? text.replace(/\D/g, '').replace(DIALLED_FIRST, '') : typed;
}
