/** Marks of direction and characters without width: they come along with what is pasted, and nobody sees them. */
const HIDDEN = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/;
/** They turn round what follows, an address or a number of somebody else among it; letters and marks of direction do without. */
const OVERRIDES = /[\u202A-\u202E\u2066-\u2069]/g;
const ALL_HIDDEN = new RegExp(HIDDEN, 'g');
/** PostgreSQL cannot hold NUL: it is left for the field to refuse. */
const LINE_BREAKS = /(?:[^\P{Cc}\0]|[\u2028\u2029])+/gu;
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

const isMargin = (unit: string) => HIDDEN.test(unit) || unit.trim() === '';

/**
 * Without what nobody sees at its ends; within a text it joins Persian letters and emoji, but overrides of direction go. Nothing of
 * what is invisible altogether.
 */
export function trimmed(written: string): string {
  const text = written.replace(OVERRIDES, '');
  if (!VISIBLE.test(text)) return '';
  let start = 0;
  let end = text.length;
  // Not by a pattern: one that is bound to the end takes the square of the time for a long gap in the middle.
  while (isMargin(text.charAt(start))) start += 1;
  while (isMargin(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** Strips every invisible character: for what is compared by the letter, a code, a phone or an e-mail. */
export const stripHidden = (text: string): string => trimmed(text.replace(ALL_HIDDEN, ''));

/** A field of one line shows a pasted line break as a space, and so it is kept. */
export const inOneLine = (text: string): string => text.replace(LINE_BREAKS, ' ');
