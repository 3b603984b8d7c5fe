/** Direction marks and zero-width characters, which come along unnoticed when text is pasted. */
const INVISIBLE = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/;
/**
 * These reorder the text after them, which may be somebody else's address or number. No language needs them: letters and direction marks
 * suffice.
 */
const OVERRIDES = /[\u202A-\u202E\u2066-\u2069]/g;
const ALL_INVISIBLE = new RegExp(INVISIBLE, 'g');
/** Control characters and Unicode line separators. NUL is left in place, so that the field refuses it: PostgreSQL cannot store it. */
const LINE_BREAKS = /(?:[^\P{Cc}\0]|[\u2028\u2029])+/gu;
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

const isTrimmable = (unit: string) => INVISIBLE.test(unit) || unit.trim() === '';

/**
 * Trims invisible characters at both ends. Within the text they stay, because Persian letters and emoji need them as joiners; only
 * direction overrides are removed. A text without any visible character becomes empty.
 */
export function trimInvisible(written: string): string {
  const text = written.replace(OVERRIDES, '');
  if (!VISIBLE.test(text)) return '';
  let start = 0;
  let end = text.length;
  // No regular expression here: one that is anchored at the end takes quadratic time if there are many spaces in the middle.
  while (isTrimmable(text.charAt(start))) start += 1;
  while (isTrimmable(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** Removes every invisible character, for texts that are compared letter by letter: codes, phone numbers, e-mail addresses. */
export const stripInvisible = (text: string): string => trimInvisible(text.replace(ALL_INVISIBLE, ''));

/** Replaces line breaks by spaces, as a one-line field shows them when they are pasted. */
export const toOneLine = (text: string): string => text.replace(LINE_BREAKS, ' ');
