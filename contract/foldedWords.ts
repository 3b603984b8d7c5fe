/** The words of a text as the search folds them (`fold_text`): one case, without marks, and one letter for those that people exchange. */
export const foldedWords = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .toLowerCase()
    // A hamza above or below is a mark once it is taken apart, as a vowel is.
    .replace(/[\p{M}\u0640]/gu, '')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
