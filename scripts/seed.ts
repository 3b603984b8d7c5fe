import { parseArgs } from 'node:util';

import { migrateDatabase } from '../server/db/migrate';
import { generate, GENERATED_PASSWORD } from '../server/demo/generate';
import type { Progress } from '../server/demo/generatorContext';
import { StartError } from '../server/startError';
import { runOrShowUsage, wholeNumber } from './commandLine';
import { withDatabase } from './database';

const USAGE = `Fills a database with made-up data for measurements.

  npm run seed -- --pharmacies 500 --medications 100000 --orders 200000

  --pharmacies N   pharmacies, spread over all governorates (default 50)
  --medications N  listings, spread over these pharmacies (default 10000)
  --orders N       orders at these pharmacies (default 20000)
  --seed N         another story from the same amounts (default 1)
  --add            adds to a database that is in use already
  --help           this text

DATABASE_URL says which database; without it, the one in DATA_DIR. It is brought up to the schema of this version.
Generated accounts: staff-ID@generated.example and customer-ID@generated.example, password ${GENERATED_PASSWORD}`;

const MAX_AMOUNT = 5_000_000;

function readOptions() {
  const { values } = parseArgs({
    options: {
      pharmacies: { type: 'string', default: '50' },
      medications: { type: 'string', default: '10000' },
      orders: { type: 'string', default: '20000' },
      seed: { type: 'string', default: '1' },
      add: { type: 'boolean', default: false },
    },
  });
  const whole = (name: 'pharmacies' | 'medications' | 'orders' | 'seed') =>
    wholeNumber(name, values[name], { max: MAX_AMOUNT });
  const amounts = { pharmacies: whole('pharmacies'), medications: whole('medications'), orders: whole('orders') };
  if (amounts.medications > 0 && amounts.pharmacies === 0)
    throw new StartError('Medications need at least one pharmacy');
  if (amounts.orders > 0 && amounts.medications === 0) throw new StartError('Orders need at least one medication');
  return { ...amounts, seed: whole('seed'), mayAdd: values.add };
}

async function seed() {
  const options = readOptions();
  const start = performance.now();
  await withDatabase(migrateDatabase, (db) =>
    generate(db, { ...options, now: new Date(), onProgress: progressReporter() }),
  );
  process.stdout.write(`Done in ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
}

/** Prints one line per kind of row, which is updated on a terminal. */
function progressReporter() {
  let start = performance.now();
  const number = new Intl.NumberFormat('en');
  return ({ what, done, of }: Progress) => {
    const isLast = done >= of;
    const rate = Math.round(done / ((performance.now() - start) / 1000));
    const line = `${number.format(done)} of ${number.format(of)} ${what}, ${number.format(rate)} per second`;
    if (process.stdout.isTTY) process.stdout.write(`\r${line}${isLast ? '\n' : ''}`);
    else if (isLast) process.stdout.write(`${line}\n`);
    if (isLast) start = performance.now();
  };
}

await runOrShowUsage(USAGE, seed);
