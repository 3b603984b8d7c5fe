/**
 * The name of a medicine with each number beside its unit, and the parts of a strength together: "875 mg / 125 mg" of
 * which half stands on the next line is misread.
 */
export const unbroken = (name: string) =>
  name.replace(/(\d) (?=\D)/g, '$1\u00A0').replace(/ \/ (?=\d)/g, '\u00A0/\u00A0');
