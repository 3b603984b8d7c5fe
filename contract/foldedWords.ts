/**
 * The words of a text, folded as the search in the database does it (`fold_text`): in lower case, without marks, and with one letter for
 * those that people use interchangeably.
 */
export const foldedWords = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .toLowerCase()
    // Decomposed, a hamza above or below a letter is a mark, like a vowel.
    .replace(/[\p{M}\u0640]/gu, '')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
