import Papa from 'papaparse';

/** A byte order mark, by which Excel recognises UTF-8. */
const MARK = '\uFEFF';

/**
 * Puts an apostrophe before a cell that a spreadsheet would run as a formula, and before one that already has apostrophes there, since
 * reading our files takes one away. The pattern is ours: papaparse's own misses cells of several lines.
 */
export const writeCsv = (rows: string[][], delimiter = ',') =>
  MARK + Papa.unparse(rows, { delimiter, escapeFormulae: /^'*[=+\-@\t\r]/ });
