import type { CrowdOptions, CrowdReport } from '../../server/testing/crowd/runCrowd';

const MAX_FAULTS_SHOWN = 20;

/** The report as text. */
export function reportOf(
  { customers, seconds, servers, seed }: Omit<CrowdOptions, 'databaseUrl'>,
  { faults, calls, books }: CrowdReport,
): string {
  const { purchases, orders, cancelled, discounted, units, deadlocks } = books;
  const total = calls.reduce((sum, { times }) => sum + times.length, 0);
  return [
    `${customers} customers, ${seconds} s, ${servers} server, seed ${seed}`,
    '',
    `${'call'.padEnd(22)}${['calls', 'p50 ms', 'p99 ms', 'max ms'].map((head) => head.padStart(8)).join('')}  answers`,
    ...calls.map(lineOf),
    '',
    `${total} calls; ${purchases} purchases with ${orders} orders, ${cancelled} of them cancelled, ${discounted} with a discount`,
    `${units.start} units at the start + ${units.supplied} supplied = ${units.sold} sold + ${units.left} left`,
    `${deadlocks} deadlocks broken by PostgreSQL`,
    faults.length === 0 ? 'Nothing was wrong.' : `${faults.length} faults:`,
    ...faults.slice(0, MAX_FAULTS_SHOWN).map((fault) => `  ${fault}`),
  ].join('\n');
}

function lineOf({ name, outcomes, times }: CrowdReport['calls'][number]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1]?.toFixed(0) ?? '';
  const cells = [String(times.length), at(0.5), at(0.99), at(1)].map((cell) => cell.padStart(8));
  const answers = Object.entries(outcomes)
    .sort(([, a], [, b]) => b - a)
    .map(([outcome, count]) => `${outcome}: ${count}`);
  return `${name.padEnd(22)}${cells.join('')}  ${answers.join(', ')}`;
}
