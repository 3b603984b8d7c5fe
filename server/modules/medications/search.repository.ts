import { and, or, type SQL, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { medicationTexts, searchWords } from '../../db/schema';
import { numberPattern, type SearchTerms, type SearchWord } from './search.rules';

const { name, nameAr, content, searchText } = medicationTexts;

/** Shorter words have too few trigrams to tell a slip from another word. */
const SHORTEST_MISSPELT = 4;
/** Of the words that look or sound alike: how alike they must be, how far behind the best, and how many count. */
const NEAR = { least: 0.35, behindBest: 0.1, most: 3 } as const;

/** Splits the text as the index does; a word that begins no known word comes with those it resembles. */
export async function foldQuery(db: Database, text: string): Promise<SearchWord[]> {
  const { rows } = await db.execute<{ word: string; near: string[] }>(sql`
    select query.word, array(
      select candidate.word
      from (
        select alike.word, alike.likeness, max(alike.likeness) over () as best
        from (
          select known.word,
            (similarity(known.word, query.word) + similarity(known.sound, sound_of(query.word))) / 2 as likeness
          from ${searchWords} as known
          where (known.word % query.word or known.sound = sound_of(query.word))
            and length(query.word) >= ${SHORTEST_MISSPELT} and query.word !~ '^[0-9]'
        ) as alike
      ) as candidate
      where candidate.likeness >= greatest(${NEAR.least}, candidate.best - ${NEAR.behindBest})
        and not exists (
          select from ${searchWords} as exact
          where exact.word >= query.word and exact.word < query.word || U&'\\+10FFFF'
        )
      order by candidate.likeness desc, candidate.word
      limit ${NEAR.most}
    ) as near
    from string_to_table(fold_search(${text}), ' ') with ordinality as query(word, position)
    where query.word <> ''
    order by query.position
  `);
  return rows;
}

/** The texts that answer a query: every word, or one close to it, is there. */
export function matching({ words, numbers }: SearchTerms): SQL | undefined {
  if (words.length > 0) return and(...words.map((each) => containsWord(sql`${searchText}`, each)));
  if (numbers.length > 0) return and(...numbers.map(containsNumber));
  return sql`false`;
}

/**
 * `(id, rank)` of the matching texts, the lowest rank for the best: exact name, name that starts with the query, its words
 * at word starts of the name, within the name, at word starts of generic name or ingredients; then the asked-for strength;
 * then, where the name was hit, the shorter one, of which the query is the larger part.
 */
export function rankedTexts(terms: SearchTerms): SQL {
  const [phrase, wordPhrase] = [likeLiteral(terms.phrase), likeLiteral(terms.wordPhrase || terms.phrase)];
  const names = sql`(${name} || ${nameAr})`;
  const everyWord = (matches: typeof startsWord, text: SQL) =>
    and(...terms.words.map((each) => matches(text, each))) ?? sql`false`;
  const strengths = terms.numbers.map((each) => sql` + (${containsNumber(each)})::int`);

  return sql`
    select id, (tier * 100 - strengths) * 1000 + case when tier < 6 then name_length else 0 end as rank
    from (
      select ${medicationTexts.id}, 0${sql.join(strengths)} as strengths, length(${name}) as name_length, case
        when ${eitherName(` ${phrase} `, ` ${wordPhrase} `)} then 0
        when ${eitherName(` ${phrase} %`)} then 1
        when ${eitherName(` ${wordPhrase} %`)} then 2
        when ${eitherName(` ${wordPhrase}%`)} then 3
        when ${everyWord(startsWord, names)} then 4
        when ${everyWord(containsWord, names)} then 5
        when ${everyWord(startsWord, sql`${content}`)} then 6
        else 7
      end as tier
      from ${medicationTexts}
      where ${matching(terms)}
    ) as matches`;
}

const containsNumber = (number: string) => sql`${searchText} ~ ${numberPattern(number)}`;

const eitherName = (...patterns: string[]) =>
  or(...patterns.flatMap((pattern) => [sql`${name} like ${pattern}`, sql`${nameAr} like ${pattern}`])) ?? sql`false`;

const startsWord = (text: SQL, { word, near }: SearchWord) =>
  or(...[word, ...near].map((each) => sql`${text} like ${`% ${likeLiteral(each)}%`}`)) ?? sql`false`;

/** A word of one or two letters stands in nearly every text, so it must at least begin a word. */
const containsWord = (text: SQL, { word, near }: SearchWord) => {
  const anywhere = word.length < 3 ? `% ${likeLiteral(word)}%` : `%${likeLiteral(word)}%`;
  const patterns = [anywhere, ...near.map((each) => `% ${likeLiteral(each)} %`)];
  return or(...patterns.map((pattern) => sql`${text} like ${pattern}`)) ?? sql`false`;
};

/** Text that stands for itself in a LIKE pattern. */
const likeLiteral = (text: string) => text.replace(/[\\%_]/g, '\\$&');
