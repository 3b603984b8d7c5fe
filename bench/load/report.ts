import type { Figures } from './measure';

/** The medians of one target with one number of connections. */
export interface Row extends Figures {
  target: string;
  connections: number;
  megabytes: number;
  fixedPerSecond: number;
  /** The target's speed divided by that of the fixed route in the same round. */
  ratio: number;
  goal: number | null;
}

export interface Report {
  rows: number;
  idleMegabytes: number;
  figures: Row[];
}

const IDLE_GOAL_MEGABYTES = 120;
/** By how much a ratio may fall when the number of rows grows. */
const MAX_FALL = 0.2;

const COLUMNS = [
  ['conns', 6],
  ['req/s', 9],
  ['p50 ms', 9],
  ['p99 ms', 9],
  ['RSS MB', 8],
  ['fixed/s', 9],
  ['ratio', 8],
  ['goal', 7],
] as const;
const NAME_WIDTH = 24;

export function tableOf({ rows, idleMegabytes, figures }: Report): string {
  const head = 'route'.padEnd(NAME_WIDTH) + COLUMNS.map(([name, width]) => name.padStart(width)).join('');
  const lines = figures.map((row) => {
    const cells = [
      String(row.connections),
      row.perSecond.toFixed(0),
      row.p50.toFixed(1),
      row.p99.toFixed(1),
      row.megabytes.toFixed(0),
      row.fixedPerSecond.toFixed(0),
      row.ratio.toFixed(3),
      row.goal?.toFixed(2) ?? '',
    ];
    const verdict = row.goal !== null && row.ratio < row.goal ? '  below the goal' : '';
    const failed = row.failures > 0 ? `  ${row.failures} FAILED` : '';
    return (
      row.target.padEnd(NAME_WIDTH) +
      cells.map((cell, at) => cell.padStart(COLUMNS[at]?.[1] ?? 0)).join('') +
      verdict +
      failed
    );
  });
  const idle = `Idle: ${idleMegabytes.toFixed(0)} MB (goal ${IDLE_GOAL_MEGABYTES})`;
  return [`${new Intl.NumberFormat('en').format(rows)} listings`, head, ...lines, idle, ''].join('\n');
}

/** Compares the ratios with those of an earlier report. */
export function comparisonOf(earlier: Report, now: Report): string {
  const lines = now.figures.flatMap((row) => {
    const before = earlier.figures.find((each) => each.target === row.target && each.connections === row.connections);
    if (!before) return [];
    const change = row.ratio / before.ratio - 1;
    const cells = [
      String(row.connections),
      before.ratio.toFixed(3),
      row.ratio.toFixed(3),
      `${(change * 100).toFixed(0)} %`,
    ];
    return [
      row.target.padEnd(NAME_WIDTH) +
        cells.map((cell) => cell.padStart(9)).join('') +
        (change < -MAX_FALL ? '  falls too much' : ''),
    ];
  });
  const head =
    'route'.padEnd(NAME_WIDTH) + ['conns', 'before', 'now', 'change'].map((name) => name.padStart(9)).join('');
  return [`From ${earlier.rows} to ${now.rows} listings`, head, ...lines, ''].join('\n');
}
