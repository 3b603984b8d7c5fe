/**
 * Keeps each number of a medicine's name on one line with its unit, and the parts of a strength together: half of "875 mg / 125 mg" on the
 * next line would be misread. A strength of three parts is too long for a line on a phone, and may break after a slash.
 */
export function withNonBreakingSpaces(name: string): string {
  const parts = name.replace(/(\d) (?=\D)/g, '$1\u00A0').split(' / ');
  return parts.join(parts.length > 2 ? '\u00A0/ ' : '\u00A0/\u00A0');
}
