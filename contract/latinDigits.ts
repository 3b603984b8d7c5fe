/** As it was typed on any keyboard: ٢٠ is 20. */
export const inLatinDigits = (text: string): string =>
  text.replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)));
