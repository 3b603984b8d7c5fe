import { arabiziWords, hasDigitAsLetter, inArabizi, isArabic, mayBeArabizi } from './arabizi';
import { type Shelf, SHELF_WORDS, STOP_WORDS, UNSAFE, type Warning, WARNING_WORDS, WARNINGS } from './categoryWords';
import { formWords } from './dosageForm';
import { foldedWords } from './foldedWords';
import type { CategoryIcon } from './medication';

/**
 * Arabic prefixes that are written together with the word: "and" (but not the و that واقي and واطي begin with), the article, and "for". At
 * least three letters must remain: the ال of ألم is no article.
 */
const PREFIXES = /^(?:(و)(?!اقي|اطي)(?=.{3}))?(?:(?:بال|ال|ل)(?=.{3}))*/u;

/** Words that change nothing about a need: "ألم في المعدة" means «ألم المعدة». */
const IGNORED_WORDS = new Set(['في', 'من', 'of', 'the', 'in', 'my']);

const AND: readonly string[] = ['and', 'و'];

/** The words in the form in which they are compared: folded, without prefixes, and without repeated letters. */
const bareWords = (text: string): readonly string[] =>
  foldedWords(text.replaceAll(/[&+,،]/gu, ' and '))
    .filter((word) => !IGNORED_WORDS.has(word))
    .flatMap((word) => {
      const [prefixes = '', and] = PREFIXES.exec(word) ?? [];
      return [...(and ? [and] : []), word.slice(prefixes.length).replace(/(.)\1+/gu, '$1')];
    });

const keyOf = (text: string): string => bareWords(text).join(' ');

/** "a|b c" becomes "a c" and "b c". */
const expandAlternatives = (phrase: string): readonly string[] =>
  phrase
    .split(' ')
    .map((word) => word.split('|'))
    .reduce((said, words) => said.flatMap((start) => words.map((word) => `${start} ${word}`.trim())), ['']);

/** All phrases of one line of the vocabulary. */
const phrasesIn = (row: string): readonly string[] => row.split(', ').flatMap(expandAlternatives);

const ANSWERS = { ...SHELF_WORDS, ...WARNING_WORDS };

/** The phrases that lead to a shelf or a warning. */
export const phrasesFor = (answer: Shelf | Warning): readonly string[] =>
  Object.values(ANSWERS[answer]).flatMap(phrasesIn);

/**
 * What a phrase means: a shelf, a warning, that the shelf is unsafe for somebody, that another need follows ("and"), or nothing of
 * importance ("little").
 */
type Meaning = Shelf | Warning | (typeof UNSAFE)[number] | 'and' | 'little';

const isShelf = (meaning: Meaning): meaning is Shelf => typeof meaning === 'string' && meaning in SHELF_WORDS;

const MEANINGS: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ...[...STOP_WORDS.split(' '), ...formWords()].map((word) => [keyOf(word), 'little'] as const),
  ...AND.map((word) => [word, 'and'] as const),
  ...UNSAFE.flatMap((unsafe) => unsafe.said.split(' ').map((word) => [keyOf(word), unsafe] as const)),
  ...(Object.keys(ANSWERS) as (Shelf | Warning)[]).flatMap((answer) =>
    phrasesFor(answer).map((said) => [keyOf(said), answer] as const),
  ),
]);

const MAX_PHRASE_WORDS = Math.max(...[...MEANINGS.keys()].map((key) => key.split(' ').length));

/**
 * The meanings of the words in their order, each time of the longest phrase that is known: "hay fever" is no fever. Undefined if a word is
 * unknown, since that may be the name of a medicine.
 */
function meaningsOf(words: readonly string[]): readonly Meaning[] | undefined {
  if (words.length === 0) return [];
  for (let length = Math.min(MAX_PHRASE_WORDS, words.length); length > 0; length -= 1) {
    const meaning = MEANINGS.get(words.slice(0, length).join(' '));
    if (meaning) return followedBy(meaning, meaningsOf(words.slice(length)));
  }
  return undefined;
}

const followedBy = (meaning: Meaning, rest: readonly Meaning[] | undefined) => rest && [meaning, ...rest];

interface Answer {
  shelves: readonly Shelf[];
  warning?: Warning;
}

const NO_ANSWER: Answer = { shelves: [] };

/** The shelves that the words lead to, or the warning why none is offered. Undefined if the words are not clear. */
function answerTo(words: readonly string[]): Answer | undefined {
  const meanings = meaningsOf(words) ?? [];
  const shelves = [...new Set(meanings.filter(isShelf))];
  const isUnsafe = meanings.some((meaning) => typeof meaning === 'object' && isAnyOf(meaning.shelves, shelves));
  const warning = WARNINGS.find((each) => meanings.includes(each) || (isUnsafe && each === 'doctor'));

  if (warning) return { shelves: [], warning };
  return shelves.length > 0 && areJoined(meanings) ? { shelves } : undefined;
}

const isAnyOf = (some: readonly Shelf[], others: readonly Shelf[]) => some.some((each) => others.includes(each));

/**
 * Two shelves must be joined by "and": «ضغط وسكر» (blood pressure and diabetes) are two needs, but «ضغط العين» (eye pressure) is one, and
 * belongs to neither shelf.
 */
function areJoined(meanings: readonly Meaning[]): boolean {
  const relevant = meanings.filter((meaning) => meaning === 'and' || isShelf(meaning));
  return relevant.every(
    (meaning, at) => at === 0 || [meaning, relevant[at - 1]].includes('and') || meaning === relevant[at - 1],
  );
}

/**
 * Shorter words are too similar to too many others. Warnings need even longer words, since a wrong one would hide a medicine with a similar
 * name: "Covit" is not "covid".
 */
const MIN_CORRECTED_LENGTH = 5;
const MIN_WARNING_LENGTH = 7;

/**
 * Whether one typo turns a word into another: a wrong letter, one too many, one too few, or two swapped. The first letter must match,
 * because it is seldom the wrong one: "folic" is not "colic".
 */
export function isOneTypo(typed: string, known: string): boolean {
  if (typed[0] !== known[0] || Math.min(typed.length, known.length) < MIN_CORRECTED_LENGTH) return false;
  let at = 1;
  while (at < typed.length && typed[at] === known[at]) at += 1;
  const [rest, right] = [typed.slice(at), known.slice(at)];

  return (
    rest.slice(1) === right.slice(1) ||
    rest.slice(1) === right ||
    rest === right.slice(1) ||
    (rest.slice(2) === right.slice(2) && rest[0] === right[1] && rest[1] === right[0])
  );
}

const KNOWN: ReadonlySet<string> = new Set([...MEANINGS.keys()].flatMap((key) => key.split(' ')));

/**
 * The answer to words of which one is unknown and may be misspelt. Undefined unless all known words that it may stand for lead to the same
 * answer.
 */
function answerToCorrected(words: readonly string[]): Answer | undefined {
  const [unknown, ...others] = words.filter((word) => !KNOWN.has(word));
  if (unknown === undefined || others.length > 0) return undefined;
  const known = [...KNOWN].filter((each) => isOneTypo(unknown, each));
  const answer = clearAnswerTo(known.map((each) => words.map((word) => (word === unknown ? each : word))));
  return unknown.length >= MIN_WARNING_LENGTH || !answer?.warning ? answer : undefined;
}

/** The answer to what the words may stand for, if it is the same for all that has one. */
function clearAnswerTo(readings: readonly (readonly string[])[]): Answer | undefined {
  const answers = readings.flatMap((words) => answerTo(words) ?? []);
  return new Set(answers.map((answer) => JSON.stringify(answer))).size === 1 ? answers[0] : undefined;
}

/** A long text is no need, and its words may have many readings together. */
const MAX_READINGS = 64;

let arabizi: ReadonlyMap<string, RegExp> | undefined;

/** The known words that a word in Latin letters may be: itself, or those in Arabic that are typed like it. */
function readingsOf(word: string): readonly string[] {
  if (KNOWN.has(keyOf(word)) && !hasDigitAsLetter(word)) return [keyOf(word)];
  arabizi ??= new Map([...KNOWN].filter(isArabic).map((known) => [known, inArabizi(known)]));
  return [...arabizi].flatMap(([known, typed]) => (typed.test(word) ? known : []));
}

/** The answer to Arabic in Latin letters. Without a digit in it, it only may be that: `mayGuess` says whether to try. */
function answerToArabizi(search: string, { mayGuess }: { mayGuess: boolean }): Answer | undefined {
  const isCertain = hasDigitAsLetter(search);
  if (!isCertain && !(mayGuess && mayBeArabizi(search))) return undefined;
  const words = arabiziWords(search);
  let readings: readonly (readonly string[])[] = [[]];
  for (const word of words) {
    readings = readings.flatMap((said) => readingsOf(word).map((each) => [...said, each]));
    if (readings.length > MAX_READINGS) return undefined;
  }
  const answer = clearAnswerTo(readings);
  const mayWarn = isCertain || words.some((word) => word.length >= MIN_WARNING_LENGTH);
  return mayWarn || !answer?.warning ? answer : undefined;
}

interface Category {
  name: string;
  name_ar: string;
  icon: CategoryIcon;
}

export interface SearchIntent<C> {
  /** The category of this name, or else those that the words mean. If several have the same icon, only the first. */
  categories: readonly C[];
  /** Why no category is offered. */
  warning?: Warning;
}

/**
 * The categories, or the warning, for a search that names a need ("headache") and not a medicine. Allow typos only if no product matches
 * the search.
 */
export function searchIntentOf<C extends Category>(
  search: string,
  categories: readonly C[],
  { withTypos = false } = {},
): SearchIntent<C> {
  const words = bareWords(search);
  if (words.length === 0) return { categories: [] };
  const named = categories.find(({ name, name_ar }) => [name, name_ar].map(nameOf).includes(nameOf(search)));
  if (named) return { categories: [named] };

  const { shelves, warning } =
    answerTo(words) ??
    answerToArabizi(search, { mayGuess: withTypos }) ??
    (withTypos ? answerToCorrected(words) : undefined) ??
    NO_ANSWER;
  return { categories: shelves.flatMap((shelf) => categories.find(({ icon }) => icon === shelf) ?? []), warning };
}

/** Leaves out "and", so that "mother and baby" and "mother baby" both find "Mother & Baby". */
const nameOf = (text: string): string =>
  bareWords(text)
    .filter((word) => !AND.includes(word))
    .join(' ');
