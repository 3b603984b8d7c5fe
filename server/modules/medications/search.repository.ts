import { type SQL, sql } from 'drizzle-orm';

import type { Database } from '../../db/database';
import { likeLiteral } from '../../db/foldedText';
import { prepared } from '../../db/prepared';
import { searchWords } from '../../db/schema';
import { numberPattern, type SearchTerms, type SearchWord } from './search.rules';

/** Shorter words have too few trigrams to tell a slip from another word. */
const SHORTEST_MISSPELT = 4;
/** Of the words that look or sound alike: how alike they must be, how far behind the best, and how many count. */
const NEAR = { least: 0.35, behindBest: 0.1, most: 3 } as const;

/** Splits the text as the index does; a word that begins no known word comes with those it resembles. */
export async function foldQuery(db: Database, text: string): Promise<SearchWord[]> {
  const statement = prepared(db, 'fold query', (name) =>
    db
      .select({ word: sql<string>`query.word`, near: wordsNear(sql`query.word`) })
      .from(sql`string_to_table(fold_search(${sql.placeholder('text')}), ' ') with ordinality as query(word, position)`)
      .where(sql`query.word <> ''`)
      .orderBy(sql`query.position`)
      .prepare(name),
  );
  return statement.execute({ text });
}

/** The known words that look or sound like one that begins none of them, the closest first. */
const wordsNear = (word: SQL) => sql<string[]>`array(
      select candidate.word
      from (
        select alike.word, alike.likeness, max(alike.likeness) over () as best
        from (
          select known.word,
            (similarity(known.word, ${word}) + similarity(known.sound, sound_of(${word}))) / 2 as likeness
          from ${searchWords} as known
          where (known.word % ${word} or known.sound = sound_of(${word}))
            and length(${word}) >= ${SHORTEST_MISSPELT} and ${word} !~ '^[0-9]'
        ) as alike
      ) as candidate
      where candidate.likeness >= greatest(${NEAR.least}, candidate.best - ${NEAR.behindBest})
        and not exists (
          select from ${searchWords} as exact
          where exact.word >= ${word} and exact.word < ${word} || U&'\\+10FFFF'
        )
      order by candidate.likeness desc, candidate.word
      limit ${NEAR.most}
    )`;

/** What `ranked_texts` is asked for. Patterns are literal: % and _ are letters like any other. */
export function searchArguments({ words, numbers, phrase, wordPhrase }: SearchTerms) {
  // The longest word is found in the fewest texts.
  const byLength = words.toSorted((a, b) => b.word.length - a.word.length);
  return {
    phrase,
    wordPhrase: wordPhrase || phrase,
    anywhere: rectangle(byLength.map(anywhere)),
    atStart: rectangle(byLength.map(({ word, near }) => [word, ...near].map((each) => `% ${likeLiteral(each)}%`))),
    numbers: numbers.map(numberPattern),
  };
}

/** The texts that answer a query, in no order; the arguments stand under their names in `searchArguments`. */
export const matchingTexts = sql`matching_texts(${sql.placeholder('anywhere')}, ${sql.placeholder('numbers')})`;

/** The same as rows of `(id, rank)`, the best with the lowest rank. */
export const rankedTexts = sql`ranked_texts(
  ${sql.placeholder('phrase')}, ${sql.placeholder('wordPhrase')},
  ${sql.placeholder('anywhere')}, ${sql.placeholder('atStart')}, ${sql.placeholder('numbers')}
)`;

/** A word of one or two letters stands in nearly every text, so it must at least begin a word. */
const anywhere = ({ word, near }: SearchWord) => [
  word.length < 3 ? `% ${likeLiteral(word)}%` : `%${likeLiteral(word)}%`,
  ...near.map((each) => `% ${likeLiteral(each)} %`),
];

/** An array of PostgreSQL has rows of one length: the short ones say their last word again. */
function rectangle(rows: string[][]): string[][] {
  const width = Math.max(0, ...rows.map(({ length }) => length));
  return rows.map((row) => Array.from({ length: width }, (_, at) => row[Math.min(at, row.length - 1)] ?? ''));
}
