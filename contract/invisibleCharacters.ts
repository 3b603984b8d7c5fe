/** Marks of direction and characters without width: they come along with what is pasted, and nobody sees them. */
const INVISIBLE = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/;
/** They turn round what follows, an address or a number of somebody else among it; letters and marks of direction do without. */
const OVERRIDES = /[\u202A-\u202E\u2066-\u2069]/g;
const ALL_INVISIBLE = new RegExp(INVISIBLE, 'g');
/** PostgreSQL cannot hold NUL: it is left for the field to refuse. */
const LINE_BREAKS = /(?:[^\P{Cc}\0]|[\u2028\u2029])+/gu;
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

const isTrimmable = (unit: string) => INVISIBLE.test(unit) || unit.trim() === '';

/**
 * Trims invisible characters at both ends. Within the text they stay, since they join Persian letters and emoji; only overrides of
 * direction are removed. A text that is invisible altogether becomes empty.
 */
export function trimInvisible(written: string): string {
  const text = written.replace(OVERRIDES, '');
  if (!VISIBLE.test(text)) return '';
  let start = 0;
  let end = text.length;
  // Not by a regular expression: one that is anchored at the end takes quadratic time where the middle holds many spaces.
  while (isTrimmable(text.charAt(start))) start += 1;
  while (isTrimmable(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** Strips every invisible character: for what is compared by the letter, a code, a phone or an e-mail. */
export const stripInvisible = (text: string): string => trimInvisible(text.replace(ALL_INVISIBLE, ''));

/** A field of one line shows a pasted line break as a space, and so it is kept. */
export const toOneLine = (text: string): string => text.replace(LINE_BREAKS, ' ');
