import Papa from 'papaparse';

import { columnOf } from './columns';

const SEPARATORS = [',', ';', '\t'];

/** Programs write the pharmacy, the report and its day above the headings; further down are products. */
const MAX_LINES_ABOVE = 20;

/** Where the headings stand, and what separates them: the texts of medicines are full of commas, so that most known headings decide. */
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
