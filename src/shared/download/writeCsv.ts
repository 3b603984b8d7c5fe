import Papa from 'papaparse';

/** By which Excel knows UTF-8. */
const MARK = '\uFEFF';

/**
 * What a spreadsheet would take for a formula, and run, begins with an apostrophe; what begins so by itself with a second one. By a
 * rule of our own: papaparse's lets a cell of several lines through.
 */
export const writeCsv = (rows: string[][], delimiter = ',') =>
  MARK + Papa.unparse(rows, { delimiter, escapeFormulae: /^'*[=+\-@\t\r]/ });
