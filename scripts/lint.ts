import { runCommand, runSteps, type Step } from './processes';

function command(name: string, line: string): Step {
  const [program = '', ...args] = line.split(' ');
  return { name, run: () => runCommand(program, args) };
}

/** The slowest first, so that the two lanes end at about the same time. */
const STEPS = [
  command('code', 'oxlint'),
  command('walls', 'depcruise --config .dependency-cruiser.cjs src server contract scripts e2e bench'),
  command('layers', 'steiger src'),
  command('unused', 'knip --no-progress'),
  command('translations', 'tsx scripts/checkTranslations.ts'),
  command('format', 'oxfmt --check'),
  command('names', 'tsx scripts/checkNames.ts'),
  command('coverage', 'tsx scripts/checkCoverage.ts'),
];

const ok = await runSteps(STEPS, 2);
process.stdout.write(ok ? `Lint: all ${STEPS.length} checks passed\n` : 'Lint: failed, see above\n');
process.exitCode = ok ? 0 : 1;
