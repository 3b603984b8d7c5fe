import { isArabic } from './arabizi';

/** The keys of the English layout and, in the same order, what each types with the Arabic one. */
const ENGLISH = "qwertyuiop[]asdfghjkl;'zxcvnm,./`";
const ARABIC = 'ضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظذ';

const ARABIC_FOR = new Map([...Array.from(ENGLISH, (key, at) => [key, ARABIC[at] ?? key] as const), ['b', 'لا']]);
const ENGLISH_FOR = new Map(Array.from(ARABIC, (letter, at) => [letter, ENGLISH[at] ?? letter] as const));

const inArabicLayout = (text: string): string =>
  Array.from(text.toLowerCase(), (key) => ARABIC_FOR.get(key) ?? key).join('');

const inEnglishLayout = (text: string): string =>
  Array.from(text.replaceAll('لا', 'b'), (letter) => ENGLISH_FOR.get(letter) ?? letter).join('');

/** Of four letters or more, at least one in five a vowel, and nothing else before a letter: "fkh],g" and "hkjdkhg" are no words. */
function readsAsLatin(text: string): boolean {
  const letters = text.match(/[a-z]/giu) ?? [];
  const vowels = letters.filter((letter) => /[aeiouy]/iu.test(letter));
  return letters.length > 3 && vowels.length * 5 >= letters.length && !/[;,.'`[\]](?=[a-z])/iu.test(text);
}

/**
 * What was probably meant by a text that was typed with the other layout of an Egyptian keyboard left on: "fkh],g" is بنادول, and
 * «حشىشيخم» "panadol". Undefined if the text reads like what it is.
 */
export function inOtherLayout(text: string): string | undefined {
  if (isArabic(text)) {
    const meant = inEnglishLayout(text);
    return readsAsLatin(meant) ? meant : undefined;
  }
  // Fewer keys are too similar to an abbreviation.
  return /[a-z]/iu.test(text) && /\S{4}/u.test(text) && !readsAsLatin(text) ? inArabicLayout(text) : undefined;
}
