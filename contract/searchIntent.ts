import { type Shelf, SHELF_WORDS, STOP_WORDS, UNSAFE, type Warning, WARNING_WORDS, WARNINGS } from './categoryWords';
import { formWords } from './dosageForm';
import { foldedWords } from './foldedWords';
import type { CategoryIcon } from './medication';

/** "And", but not the و of واقي and واطي; the article, and "for". What is left must still be a word: the ال of ألم is none. */
const PREFIXES = /^(?:(و)(?!اقي|اطي)(?=.{3}))?(?:(?:بال|ال|ل)(?=.{3}))*/u;

/** What stands between the words of a need and changes nothing about it: "ألم في المعدة" is «ألم المعدة». */
const IGNORED_WORDS = new Set(['في', 'من', 'of', 'the', 'in', 'my']);

const AND: readonly string[] = ['and', 'و'];

/** The words as they are compared: folded, bare of what is written in one with them, no letter twice in a row. */
const bareWords = (text: string): readonly string[] =>
  foldedWords(text.replaceAll(/[&+,،]/gu, ' and '))
    .filter((word) => !IGNORED_WORDS.has(word))
    .flatMap((word) => {
      const [prefixes = '', and] = PREFIXES.exec(word) ?? [];
      return [...(and ? [and] : []), word.slice(prefixes.length).replace(/(.)\1+/gu, '$1')];
    });

const keyOf = (text: string): string => bareWords(text).join(' ');

/** "a|b c": "a c" and "b c". */
const expandAlternatives = (phrase: string): readonly string[] =>
  phrase
    .split(' ')
    .map((word) => word.split('|'))
    .reduce((said, words) => said.flatMap((start) => words.map((word) => `${start} ${word}`.trim())), ['']);

/** All phrases in a row of the vocabulary. */
const phrasesIn = (row: string): readonly string[] => row.split(', ').flatMap(expandAlternatives);

const ANSWERS = { ...SHELF_WORDS, ...WARNING_WORDS };

/** The phrases that lead to a shelf or a warning. */
export const phrasesFor = (answer: Shelf | Warning): readonly string[] =>
  Object.values(ANSWERS[answer]).flatMap(phrasesIn);

/** What some words say: a shelf, why none must be offered, that another need follows, or little. */
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

/** What the words say one after the other, as many of them as say something together: "hay fever" is no fever. Nothing where one is unknown, which may be a name. */
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

/** The shelves to which all words lead that say anything, or why none is offered. */
function answerTo(words: readonly string[]): Answer | undefined {
  const meanings = meaningsOf(words) ?? [];
  const shelves = [...new Set(meanings.filter(isShelf))];
  const isUnsafe = meanings.some((meaning) => typeof meaning === 'object' && isAnyOf(meaning.shelves, shelves));
  const warning = WARNINGS.find((each) => meanings.includes(each) || (isUnsafe && each === 'doctor'));

  if (warning) return { shelves: [], warning };
  return shelves.length > 0 && areJoined(meanings) ? { shelves } : undefined;
}

const isAnyOf = (some: readonly Shelf[], others: readonly Shelf[]) => some.some((each) => others.includes(each));

/** «ضغط وسكر» are two needs; «ضغط العين» is one, of neither shelf. */
function areJoined(meanings: readonly Meaning[]): boolean {
  const relevant = meanings.filter((meaning) => meaning === 'and' || isShelf(meaning));
  return relevant.every(
    (meaning, at) => at === 0 || [meaning, relevant[at - 1]].includes('and') || meaning === relevant[at - 1],
  );
}

/** Shorter words have too many neighbours; more so for a warning, which would hide what resembles the name of a medicine: "Covit" is no "covid". */
const MIN_CORRECTED_LENGTH = 5;
const MIN_WARNING_LENGTH = 7;

/** Whether one typo leads from a word to another: a letter exchanged, too many, too few, or two in the other order. It is seldom the first: "folic" is no "colic". */
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

/** The answer to the words as they may have been meant, where one of them is unknown, and all that it may have been say the same. */
function answerToCorrected(words: readonly string[]): Answer | undefined {
  const [unknown, ...others] = words.filter((word) => !KNOWN.has(word));
  if (unknown === undefined || others.length > 0) return undefined;
  const answers = [...KNOWN]
    .filter((known) => isOneTypo(unknown, known))
    .flatMap((known) => answerTo(words.map((word) => (word === unknown ? known : word))) ?? []);

  const isClear = new Set(answers.map((answer) => JSON.stringify(answer))).size === 1;
  return isClear && (unknown.length >= MIN_WARNING_LENGTH || !answers[0]?.warning) ? answers[0] : undefined;
}

interface Category {
  name: string;
  name_ar: string;
  icon: CategoryIcon;
}

export interface SearchIntent<C> {
  /** One by its own name, or those that people say so; of several with one picture the first. */
  categories: readonly C[];
  /** Why there is none. */
  warning?: Warning;
}

/** The categories, or the warning, that a search for a need leads to ("headache"), and not for a medicine by its name. Typos are allowed only where nothing has that name. */
export function searchIntentOf<C extends Category>(
  search: string,
  categories: readonly C[],
  { withTypos = false } = {},
): SearchIntent<C> {
  const words = bareWords(search);
  if (words.length === 0) return { categories: [] };
  const named = categories.find(({ name, name_ar }) => [name, name_ar].map(nameOf).includes(nameOf(search)));
  if (named) return { categories: [named] };

  const { shelves, warning } = answerTo(words) ?? (withTypos ? answerToCorrected(words) : undefined) ?? NO_ANSWER;
  return { categories: shelves.flatMap((shelf) => categories.find(({ icon }) => icon === shelf) ?? []), warning };
}

/** "Mother & Baby" is asked for as "mother and baby", and as "mother baby". */
const nameOf = (text: string): string =>
  bareWords(text)
    .filter((word) => !AND.includes(word))
    .join(' ');
