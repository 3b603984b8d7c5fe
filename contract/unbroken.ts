/** The name of a medicine with each number beside its unit: "500 mg" of which half stands on the next line is misread. */
export const unbroken = (name: string) => name.replace(/(\d) (?=\D)/g, '$1\u00A0');
