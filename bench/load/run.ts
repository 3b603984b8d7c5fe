import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { runOrShowUsage, wholeNumber } from '../../scripts/commandLine';
import { loadOrCreateSecret } from '../../server/dataDir';
import { startEmbedded } from '../../server/db/embedded/embedded';
import { migrateDatabase } from '../../server/db/migrate';
import type { Progress } from '../../server/demo/generatorContext';
import { StartError } from '../../server/startError';
import { makeTemporaryFolder } from '../../server/testing/temporaryFolder';
import { medianOf } from '../median';
import { FIXED_PATH } from './fixedRoute';
import { fillMarket, openMarket } from './market';
import { figuresOf, type Load, type Sample, sample } from './measure';
import { copyDatabase, withConnection } from './measuredDatabase';
import { peakMegabytes } from './memory';
import { bundleServers, idleMegabytes, type MeasuredServer, startMeasured } from './processes';
import { comparisonOf, type Report, type Row, tableOf } from './report';
import { type Target, TARGET_NAMES, targetsOf } from './targets';

const USAGE = `Measures the server under load, with a real PostgreSQL and made-up data.

  npm run bench -- --rows 100000 --json before.json

  --rows N         listings (default 100000); beside them 200,000 orders
  --pharmacies N   that share them (default 500); with one, its grids hold everything
  --seconds N      length of one measurement (default 5)
  --rounds N       repetitions, of which the median counts (default 3)
  --connections L  calls at once, a list (default 16,64)
  --only L         routes whose name contains one of these, a list
  --data-dir DIR   keeps the database there for the next run
  --json FILE      writes the figures into a file
  --against FILE   shows how the ratios moved since such a file
  --help           this text

Routes: ${TARGET_NAMES.join('; ')}`;

const WARM_UP_SECONDS = 2;
const FIXED_SECONDS = 0.5;

function readOptions() {
  const { values } = parseArgs({
    options: {
      rows: { type: 'string', default: '100000' },
      pharmacies: { type: 'string', default: '500' },
      seconds: { type: 'string', default: '5' },
      rounds: { type: 'string', default: '3' },
      connections: { type: 'string', default: '16,64' },
      only: { type: 'string', default: '' },
      'data-dir': { type: 'string' },
      json: { type: 'string' },
      against: { type: 'string' },
    },
  });
  const whole = (name: string, text: string) => wholeNumber(name, text, { min: 1 });
  return {
    rows: whole('rows', values.rows),
    pharmacies: whole('pharmacies', values.pharmacies),
    seconds: whole('seconds', values.seconds),
    rounds: whole('rounds', values.rounds),
    connections: values.connections.split(',').map((each) => whole('connections', each)),
    chosen: chosenOf(values.only.split(',')),
    dataDir: values['data-dir'],
    json: values.json,
    earlier: values.against === undefined ? undefined : readReport(values.against),
  };
}

/** The routes whose name contains one of these. Each of them has to be a part of some name. */
function chosenOf(parts: readonly string[]) {
  const unknown = parts.find((part) => !TARGET_NAMES.some((name) => name.includes(part)));
  if (unknown !== undefined) {
    throw new StartError(`There is no route ${unknown}. Routes: ${TARGET_NAMES.join('; ')}`);
  }
  return new Set(TARGET_NAMES.filter((name) => parts.some((part) => name.includes(part))));
}

function readReport(file: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch (error) {
    throw new StartError(`--against: ${file} holds no figures of an earlier run`, { cause: error });
  }
}

type Options = ReturnType<typeof readOptions>;

async function runBenchmark() {
  const options = readOptions();
  const report = await withDataDir(options.dataDir, (dataDir) => measureAll(dataDir, options));
  process.stdout.write(tableOf(report));
  if (options.earlier) process.stdout.write(`\n${comparisonOf(options.earlier, report)}`);
  if (options.json) writeFileSync(options.json, `${JSON.stringify(report, null, 2)}\n`);
  if (report.figures.some(({ failures }) => failures > 0)) process.exitCode = 1;
}

async function withDataDir<T>(kept: string | undefined, work: (dataDir: string) => Promise<T>): Promise<T> {
  if (kept !== undefined) return work(resolve(kept));
  const { folder, remove } = await makeTemporaryFolder();
  return work(join(folder, 'data')).finally(remove);
}

async function measureAll(dataDir: string, options: Options): Promise<Report> {
  await bundleServers();
  const embedded = await startEmbedded({ dataDir });
  try {
    await migrateDatabase(embedded.url);
    await withConnection(embedded.url, (db) =>
      fillMarket(db, { pharmacies: options.pharmacies, medications: options.rows }, logProgress),
    );
    const url = await copyDatabase(embedded.url);
    return await withConnection(url, async (db) => {
      const market = await openMarket(db);
      const idle = await idleMegabytes({ DATA_DIR: dataDir });
      const jwtSecret = loadOrCreateSecret(dataDir, 'jwt');
      const targets = (await targetsOf({ db, market, jwtSecret })).filter(({ name }) => options.chosen.has(name));
      const server = await startMeasured({ DATA_DIR: dataDir, DATABASE_URL: url, JWT_SECRET: jwtSecret });
      const figures = await measureTargets(server, targets, options).finally(server.stop);
      return { rows: options.rows, idleMegabytes: idle, figures };
    });
  } finally {
    await embedded.leave();
  }
}

type Round = Omit<Row, 'target' | 'connections' | 'goal'>;

async function measureTargets(server: MeasuredServer, targets: readonly Target[], options: Options): Promise<Row[]> {
  const rows: Row[] = [];
  const load = { origin: server.origin, connections: 16, seconds: WARM_UP_SECONDS };
  for (const target of targets) await sample(await target.prepare(), load);
  for (const connections of options.connections) {
    const rounds = new Map<Target, Round[]>(targets.map((target) => [target, []]));
    for (let round = 1; round <= options.rounds; round += 1) {
      for (const target of targets) {
        const measured = await measureOnce(server, target, { ...load, connections, seconds: options.seconds });
        rounds.get(target)?.push(measured);
        log(`${connections} connections, round ${round}: ${target.name}, ratio ${measured.ratio.toFixed(3)}`);
      }
    }
    for (const [{ name, goal }, measured] of rounds) {
      rows.push({ target: name, connections, goal, ...mediansOf(measured) });
    }
  }
  return rows;
}

/** Alternates between the fixed route and the target every second, so that other load on the machine slows down both. */
async function measureOnce({ pid }: MeasuredServer, target: Target, load: Load): Promise<Round> {
  const next = await target.prepare();
  const fixed: Sample[] = [];
  const own: Sample[] = [];
  const megabytes = await peakMegabytes(pid, async () => {
    for (let second = 0; second < load.seconds; second += 1) {
      fixed.push(await sample(() => ({ method: 'GET', path: FIXED_PATH }), { ...load, seconds: FIXED_SECONDS }));
      own.push(await sample(next, { ...load, seconds: 1 }));
    }
  });
  const [limit, figures] = [figuresOf(fixed), figuresOf(own)];
  return {
    ...figures,
    failures: limit.failures + figures.failures,
    megabytes,
    fixedPerSecond: limit.perSecond,
    ratio: figures.perSecond / limit.perSecond,
  };
}

function mediansOf(rounds: readonly Round[]): Round {
  const median = (field: keyof Round) => medianOf(rounds.map((round) => round[field]));
  return {
    perSecond: median('perSecond'),
    p50: median('p50'),
    p99: median('p99'),
    megabytes: median('megabytes'),
    fixedPerSecond: median('fixedPerSecond'),
    ratio: median('ratio'),
    failures: rounds.reduce((sum, { failures }) => sum + failures, 0),
  };
}

const log = (line: string) => process.stderr.write(`${line}\n`);

function logProgress({ what, done, of }: Progress): void {
  if (done >= of) log(`${new Intl.NumberFormat('en').format(of)} ${what}`);
}

await runOrShowUsage(USAGE, runBenchmark);
