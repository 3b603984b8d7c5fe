import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

import { runOrShowUsage, wholeNumber } from '../../scripts/commandLine';
import { runCrowd } from '../../server/testing/crowd/runCrowd';
import { withTemporaryDatabase } from '../temporaryDatabase';
import { reportOf } from './report';

const USAGE = `Sends a crowd through the real server and checks its books against what every customer was told.

  npm run bench:crowd -- --seed 7

  --customers N  at once, without a pause (default 200); beside them the staff of two pharmacies
  --seconds N    how long the shops are open (default 60)
  --servers N    server processes on the one database (default 1)
  --seed N       of all random choices (default: a new one, which is printed)
  --help         this text`;

function readOptions() {
  const { values } = parseArgs({
    options: {
      customers: { type: 'string', default: '200' },
      seconds: { type: 'string', default: '60' },
      servers: { type: 'string', default: '1' },
      seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    },
  });
  const whole = (name: 'customers' | 'seconds' | 'servers' | 'seed') => wholeNumber(name, values[name]);
  return {
    customers: whole('customers'),
    seconds: whole('seconds'),
    servers: whole('servers'),
    seed: whole('seed'),
  };
}

async function runBenchmark() {
  const options = readOptions();
  const report = await withTemporaryDatabase((databaseUrl) => runCrowd({ databaseUrl, ...options }));
  process.stdout.write(`${reportOf(options, report)}\n`);
  if (report.faults.length > 0) process.exitCode = 1;
}

await runOrShowUsage(USAGE, runBenchmark);
