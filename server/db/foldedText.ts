import { type Placeholder, type SQL, sql, type SQLWrapper } from 'drizzle-orm';

import { toLatinDigits } from '@contract/latinDigits';

import { searchWords } from './schema';

/** Escapes a text for LIKE. */
export const likeLiteral = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Whether a text that was folded holds a literal that was typed, folded too: once, and not anew for each row. What folds to nothing, a tatweel for example, is in no text. */
export const holdsFolded = (folded: SQLWrapper, literal: string | Placeholder): SQL =>
  sql`${folded} like (select '%' || nullif(btrim(fold_text(${literal})), '') || '%')`;

/** One by one, folded. «عبدالرحمن» is written «عبد الرحمن», too: as two words it is found in both. */
const eachOf = (words: Placeholder): SQL =>
  sql`string_to_table(regexp_replace(fold_text(${words}), '\\mعبد(?=ال.)', 'عبد ', 'g'), ' ') as word where word <> ''`;

/** Elsayed is written El-Sayed and El Sayed, too, and Abdelrahman in as many ways: typed as one word it is found in all. A shorter rest would be a part of other names. */
const patternFrom = (start: '%' | '% ') =>
  sql.raw(`'${start}' || regexp_replace(word, '^(abd(?=[ea]l))?([ea]l)(?=[a-z]{4}|$)', '\\1%\\2%') || '%'`);
const PATTERN = patternFrom('%');

/** Whether a text that was folded holds each of these words, wherever they stand, and there is one. An array of them could not be asked together with others. */
export const holdsWords = (folded: SQLWrapper, words: Placeholder): SQL =>
  sql`${folded} like all ((select array_agg(${PATTERN}) from ${eachOf(words)})::text[])`;

/** The same, where each begins a word of the text: within one, a short name would be found in many a medicine. */
export const beginsWithWords = (folded: SQLWrapper, words: Placeholder): SQL =>
  sql`' ' || replace(${folded}, '-', ' ') like all ((select array_agg(${patternFrom('% ')}) from ${eachOf(words)})::text[])`;

/**
 * Whether a product of any pharmacy may have these words, as the longest begins a word of one, which the names of people seldom do.
 * What is not of letters alone, as short as the units of a strength, or written apart in names may do so in other ways.
 */
export const mayNameProduct = (words: Placeholder): SQL =>
  sql`(select word !~ '^[a-z\u0621-\u064A]{4,}$' or word ~ '^(abd)?[ea]l' or exists(
    select from ${searchWords} as known where known.word >= word.word and known.word < word.word || U&'\\+10FFFF'
  ) from ${eachOf(words)} order by length(word) desc limit 1)`;

/** The same, in a text with an index of its trigrams: that one looks for single words, of which the two longest leave little to read. */
export const holdsWordsByIndex = (folded: SQLWrapper, words: Placeholder): SQL => {
  const longest = (place: SQL) =>
    sql`(select ${PATTERN} from ${eachOf(words)} order by length(word) desc offset ${place} limit 1)`;
  const [first, second] = [longest(sql`0`), longest(sql`1`)];
  return sql`${folded} like ${first} and ${folded} like coalesce(${second}, ${first}) and ${holdsWords(folded, words)}`;
};

/** The words of what was typed, for both. El-Sayed and #DW-7K3M-9QXZ are found by their parts, whether or not the text has hyphens. */
export const wordsOf = (typed: string): string =>
  likeLiteral(numberOrText(typed))
    .replaceAll(/[\s#-]+/g, ' ')
    .trim();

/** Of those, the words of a name: a number alone is a phone's, and no strength's. */
export const wordsOfName = (typed: string): string => (NUMBER.test(toLatinDigits(typed)) ? '' : wordsOf(typed));

const NUMBER = /^[+\s(]*\d[\d\s().\-\u2010-\u2015]*$/;
/** 0111, 0020 111 and +20 0111 are all +20111 where they are stored. */
const DIALLED_FIRST = /^(?:0*20)?0+(?=\d)/;

/** What is only a number is looked for among stored phones: without what groups its digits or is dialled before them. */
function numberOrText(typed: string): string {
  const text = toLatinDigits(typed);
  return NUMBER.test(text) ? text.replace(/\D/g, '').replace(DIALLED_FIRST, '') : typed;
}
