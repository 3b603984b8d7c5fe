/**
 * The name of a medicine with each number beside its unit, and the parts of a strength together: "875 mg / 125 mg" of
 * which half stands on the next line is misread. Three parts have no room in a line of a phone, and break behind a stroke.
 */
export function withNonBreakingSpaces(name: string): string {
  const parts = name.replace(/(\d) (?=\D)/g, '$1\u00A0').split(' / ');
  return parts.join(parts.length > 2 ? '\u00A0/ ' : '\u00A0/\u00A0');
}
