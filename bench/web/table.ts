import type { Visit } from './visit';

const WIDTHS = [24, 13, 5, 5, 8, 9, 9, 28];

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

const isText = (column: number) => column === 0 || column === WIDTHS.length - 1;

/** Numbers are aligned to the right, names to the left. */
function printRow(cells: string[]) {
  const padded = cells.map((cell, index) => {
    const width = WIDTHS[index] ?? 0;
    return isText(index) ? cell.padEnd(width) : cell.padStart(width);
  });
  process.stdout.write(`| ${padded.join(' | ')} |\n`);
}

/** Prints the head of a Markdown table. */
export function printHeader() {
  printRow(['screen', 'largest paint', 'ratio', 'shift', 'requests', 'bytes', 'script', 'largest']);
  printRow(WIDTHS.map((width, index) => (isText(index) ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)));
}

export function printVisit(name: string, visit: Visit, ratio?: number) {
  printRow([
    name,
    `${Math.round(visit.largestPaint)} ms`,
    ratio?.toFixed(2) ?? '',
    visit.layoutShift.toFixed(3),
    String(visit.requests),
    kilobytes(visit.bytes),
    kilobytes(visit.scriptBytes),
    visit.largest,
  ]);
}
