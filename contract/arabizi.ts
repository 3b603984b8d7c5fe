/** How each letter is typed, and at the start or the end of a word where that differs. The digits are those that look like the letter. */
const TYPED: Readonly<Record<string, string>> = {
  ا: "2?[ae]{1,2}[2']?",
  ب: 'b+',
  ت: 't+',
  ث: '(?:th|s+|t+)',
  ج: '(?:g+|j+)',
  ح: '(?:7+|h+)',
  خ: "(?:kh|5+|7')",
  د: 'd+',
  ذ: '(?:z+|d+|th|dh)',
  ر: 'r+',
  ز: 'z+',
  س: 's+',
  ش: '(?:sh|ch)',
  ص: '(?:s+|9)',
  ض: '(?:d+|dh)',
  ط: '(?:t+|6)',
  ظ: '(?:z+|d+|th)',
  ع: "(?:3|[aeiou'])?",
  غ: "(?:gh|8|3'|g)",
  ف: '[fv]+',
  ق: '(?:q+|2|k+|g)',
  ك: 'k+',
  ل: 'l+',
  م: 'm+',
  ن: 'n+',
  ه: 'h+',
  و: '[aeiou]?[ouw]+',
  ي: '[aeiou]?[iey]+',
  ء: '2?',
};
const TYPED_FIRST: Readonly<Record<string, string>> = { ا: '2?[aeiou]{1,2}' };
const TYPED_LAST: Readonly<Record<string, string>> = { ه: '(?:[ae][ht]?|h)' };

const LETTER_FOR_DIGIT: Readonly<Record<string, string>> = { 2: 'q', 3: 'a', 5: 'kh', 7: 'h' };

/** In one with the word, as "elsokar" and "al-sokar". Without a hyphen, "al" begins too many names. */
const ARTICLE = '(?:[lb]?el-?|[ai]l-)?';

const typed = (letter: string, at: number, length: number): string =>
  (at === 0 && TYPED_FIRST[letter]) || (at === length - 1 && TYPED_LAST[letter]) || (TYPED[letter] ?? letter);

/**
 * What a folded word in Arabic looks like in the Latin letters and digits in which people type it in chats (Arabizi, in Egypt "Franco"):
 * "soda3", "sodaa" and "elsoda3" are all صداع. Short vowels may be left out.
 */
export const inArabizi = (word: string): RegExp =>
  new RegExp(`^${ARTICLE}${Array.from(word, (letter, at) => typed(letter, at, word.length)).join('[aeiou]?')}$`, 'u');

/** Typed apart from the word to which they belong: "dawa lel soda3". */
const PREFIXES: ReadonlySet<string> = new Set(['el', 'al', 'il', 'lel', 'lil', 'bel', 'fe', 'fi', 'fel', 'men', 'min']);
const AND: ReadonlySet<string> = new Set(['w', 'we', 'wa', 'wel', '&', '+']);

/** The words of a text in Arabizi, "and" as و. */
export const arabiziWords = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[^\p{L}\p{M}\d'&+-]+/u)
    .filter((word) => /[\p{L}&+]/u.test(word) && !PREFIXES.has(word))
    .map((word) => (AND.has(word) ? 'و' : word));

export const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

/** Whether a digit stands for a letter of Arabic, as in "7asaseya". */
export const hasDigitAsLetter = (text: string): boolean => /[2356789][a-z]|[a-z]['’]?[2356789]/iu.test(text);

/** Without a digit, words with fewer consonants are names as well: "Serio" is no صرع. In "sodaa", the last one is a vowel. */
export const mayBeArabizi = (text: string): boolean =>
  /[b-df-hj-np-tvxz](?:[a-z]*[b-df-hj-np-tvxz]){2}|aa\b/iu.test(text);

/** Digits that stand for a letter, as that letter in Latin: "ma3adi" is "maaadi". Other words are left as they are. */
export const lettersForDigits = (text: string): string =>
  text.replaceAll(/\S+/gu, (word) =>
    hasDigitAsLetter(word) ? word.replaceAll(/[2357]/gu, (digit) => LETTER_FOR_DIGIT[digit] ?? digit) : word,
  );
