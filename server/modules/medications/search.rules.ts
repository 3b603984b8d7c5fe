/** A word of the query, folded, and the known words that a misspelt one may mean, closest first. */
export interface SearchWord {
  word: string;
  near: string[];
}

/** What a query asks for: words that a medicine must have, and numbers that put a strength first. */
export interface SearchTerms {
  words: SearchWord[];
  numbers: string[];
  /** The whole query as it was probably meant, to compare with a name. */
  phrase: string;
  /** The same without numbers. */
  wordPhrase: string;
}

const STARTS_WITH_DIGIT = /^\d/;

/** Numbers rank and do not exclude, so "augmentin 1g" shows every Augmentin; alone, they are all there is to look for. */
export function readTerms(folded: readonly SearchWord[]): SearchTerms {
  const isNumber = ({ word }: SearchWord) => STARTS_WITH_DIGIT.test(word);
  return {
    words: folded.filter((each) => !isNumber(each)),
    numbers: folded.filter(isNumber).map(({ word }) => word),
    phrase: phraseOf(folded),
    wordPhrase: phraseOf(folded.filter((each) => !isNumber(each))),
  };
}

const phraseOf = (words: readonly SearchWord[]) => words.map(({ word, near }) => near[0] ?? word).join(' ');

/**
 * A POSIX regular expression that finds a number of the query in a folded text: 1g is also 1000mg, and a bare 500 is
 * 500mg and 500 of anything, but never 5000 or 500.5.
 */
export function numberPattern(number: string): string {
  const [, amount = number, unit] = /^(\d+(?:\.\d+)?)(mg|g)?$/.exec(number) ?? [number, number, 'other'];
  const spellings = [unit ? `${literal(number)} ` : `${literal(number)}(?![0-9.])`];
  if (unit === 'g') spellings.push(`${literal(plain(Number(amount) * 1000))}mg `);
  if (unit === 'mg' || !unit) spellings.push(`${literal(plain(Number(amount) / 1000))}g `);
  return ` (?:${spellings.join('|')})`;
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Without the rest that binary fractions leave (0.55 × 1000 is 550.0000000000001). */
const plain = (amount: number) => String(Number(amount.toFixed(6)));
