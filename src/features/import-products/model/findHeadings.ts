import Papa from 'papaparse';

import { columnOf } from './columns';

const SEPARATORS = [',', ';', '\t'];

/** Programs write the pharmacy, the report and its date above the headings. Further down there are only products. */
const MAX_LINES_ABOVE = 20;

/**
 * Finds the line of the headings, and the separator: the combination with the most known headings. Counting separators would not do,
 * because the texts of medicines are full of commas.
 */
export function findHeadings(text: string): { line: number; separator: string } {
  let best = { line: 0, separator: ',', known: 0 };
  for (const separator of SEPARATORS) {
    const { data } = Papa.parse<string[]>(text, { delimiter: separator, preview: MAX_LINES_ABOVE + 1 });
    for (const [line, cells] of data.entries()) {
      const known = new Set(cells.map(columnOf).filter(Boolean)).size;
      if (known > best.known) best = { line, separator, known };
    }
  }
  return best;
}
