import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from './processes';

const TABLE = 'docs/spec-coverage.md';
const CELLS = 3;
const FILE = /^[\w./-]+\.(tsx?|json|md)$/;

const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** A cell names files in backticks, each followed by tests of that file in curly quotes. */
function problemsOf(cell: string): string[] {
  let file = '';
  return [...cell.matchAll(/`([^`]+)`|“([^”]+)”/g)].flatMap(([, code = '', test = '']) => {
    if (FILE.test(code)) file = code;
    if (FILE.test(code) && !existsSync(join(ROOT, code))) return [`${code} is gone`];
    if (test && !(existsSync(join(ROOT, file)) && textOf(file).includes(test))) return [`no “${test}” in ${file}`];
    return [];
  });
}

const rows = textOf(TABLE)
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (-|The specification says)/.test(line))
  .map(cellsOf);

function isComplete(cells: readonly string[]): boolean {
  return cells.length === CELLS && !cells.includes('') && cells[CELLS - 1]?.includes('“') === true;
}

const problems = rows.flatMap((cells) =>
  [...(isComplete(cells) ? [] : ['a cell is missing, or the test']), ...cells.flatMap(problemsOf)].map(
    (problem) => `${TABLE}: ${cells[0] ?? ''}: ${problem}`,
  ),
);

for (const problem of problems) process.stderr.write(`${problem}\n`);
if (rows.length === 0) process.stderr.write(`${TABLE}: no rows\n`);
process.exitCode = problems.length > 0 || rows.length === 0 ? 1 : 0;
