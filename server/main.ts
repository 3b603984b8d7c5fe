import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { buildApp } from './app';
import { type Config, readConfig } from './config';
import { openDataDir } from './dataDir';
import { connect } from './db/connect';
import type { Database } from './db/database';
import { startEmbedded } from './db/embedded/embedded';
import { migrateDatabase } from './db/migrate';
import { countOpenDemoAccounts, seedDemo } from './demo/seedDemo';
import { makeJobs } from './jobs';
import { runService, type Service } from './lifecycle';
import { assertPortIsFree, drain, listen, longestDrain } from './listening';
import { makeLogThrottle } from './logThrottle';
import { sendDueMails } from './modules/mail/mail.service';
import { folderTransport, smtpTransport } from './modules/mail/transport';
import { mailNotifications } from './modules/notifications/notificationMails.service';
import { mailOrders } from './modules/orderMails/orderMails.service';
import { paymentsJob } from './modules/payments/settle.service';
import { canOpenSecondFactors } from './modules/twoFactor/twoFactor.service';
import { openPayments } from './payments/openPayments';
import { prune } from './prune';
import { seedCategories } from './reference/seedCategories';
import { seedLocations } from './reference/seedLocations';
import { StartError } from './startError';
import { releaseStartingMemory } from './startingMemory';
import { isLocal, OTHER_SECRET } from './warnings';

/** An outage breaks all connections at once, and one line about it is enough. */
const LOST_LOG_INTERVAL_MS = 1_000;

type Demo = Awaited<ReturnType<typeof seedDemo>>;

void runService(async (service) => {
  const config = readConfig(process.env);
  config.warnings.forEach(warn);
  await assertPortIsFree(config);
  // Pictures and unsent mails are stored there with any database. A folder that cannot be written to should fail the start, not the first
  // of them.
  openDataDir(config.dataDir);

  const db = await openDatabase(config, service);
  await seedLocations(db);
  await seedCategories(db);
  const demo = config.isDemo ? await loadDemo(db) : undefined;
  if (!demo) await assertNoDemo(db, config);
  if (!(await canOpenSecondFactors({ db, secret: config.jwtSecret }))) warn(OTHER_SECRET);
  service.stopping.throwIfAborted();

  const transport = mailTransport(config);
  const queuePharmacyMails = async (stopping: AbortSignal) => {
    if (await mailNotifications(db, config, stopping)) jobs.nudge('mail');
  };
  const queueCustomerMails = async (stopping: AbortSignal) => {
    if (await mailOrders(db, config, stopping)) jobs.nudge('mail');
  };
  const jobs = makeJobs([
    { name: 'mail', everySeconds: 5, run: (stopping) => sendDueMails({ db, transport, log: app.log }, stopping) },
    { name: 'notificationMails', everySeconds: 30, run: queuePharmacyMails },
    { name: 'orderMails', everySeconds: 5, run: queueCustomerMails },
    { name: 'payments', everySeconds: 10, run: (stopping) => settlePayments(stopping) },
    { name: 'prune', everySeconds: 600, run: (stopping) => prune(db, mailFolder(config), stopping) },
  ]);
  const payments = openPayments(config, jobs.nudge);
  const settlePayments = paymentsJob(db, payments, warn);
  service.onClose(jobs.stop);
  const app = await buildApp({ db, config, nudge: jobs.nudge, payments, logger: { level: config.logLevel } });
  service.onClose(() => drain(app, longestDrain(config.paymentTimeoutMs)));
  // Before listening, since callers would have to wait for the garbage collection.
  await releaseStartingMemory();
  await listen(app, config);
  jobs.start(app.log);

  if (demo?.isNew) print(accountsOf(demo));
  const { port } = app.server.address() as AddressInfo;
  print(`Dawaya is ready: ${config.port ? config.publicUrl : `http://${config.host}:${port}`}`);
});

async function openDatabase(config: Config, { stopping, onClose }: Service) {
  const url = config.databaseUrl ?? (await joinEmbedded(config, onClose));
  stopping.throwIfAborted();
  print('Bringing the database up to date…');
  await migrateDatabase(url);
  stopping.throwIfAborted();

  const shouldLog = makeLogThrottle(LOST_LOG_INTERVAL_MS);
  const onLost = ({ message }: Error) => {
    if (shouldLog(message)) warn(`A database connection was lost: ${message}`);
  };
  const { db, close } = connect(url, { max: config.databaseConnections, onLost });
  onClose(close);
  return db;
}

async function joinEmbedded({ dataDir }: Config, onClose: Service['onClose']) {
  print(`Starting PostgreSQL in ${dataDir}…`);
  const { url, linkedTo, leave } = await startEmbedded({ dataDir, onTrouble: warn });
  if (linkedTo) print(`The data lies in ${linkedTo}, for ${join(dataDir, 'postgres')} is a link: a backup needs both`);
  onClose(leave);
  return url;
}

async function loadDemo(db: Database) {
  print('Filling in the demo…');
  return seedDemo(db);
}

/** Makes sure that a public server holds no account of a former demo: their password is published. */
async function assertNoDemo(db: Database, { publicUrl }: Config): Promise<void> {
  const open = await countOpenDemoAccounts(db);
  if (open === 0) return;
  const line = `DEMO is off, but ${open} accounts of the demo are in this database and open with their published password: use a database, or a DATA_DIR, that was never a demo`;
  if (!isLocal(publicUrl)) throw new StartError(line);
  warn(line);
}

const mailFolder = ({ dataDir }: Config) => join(dataDir, 'mail');

function mailTransport(config: Config) {
  const { smtpUrl, mailFrom } = config;
  if (smtpUrl) return smtpTransport(smtpUrl, mailFrom);
  const folder = mailFolder(config);
  print(`No mail is sent without SMTP_URL: it is written to ${folder}`);
  return folderTransport(folder, mailFrom);
}

function accountsOf({ accounts }: Demo): string {
  const width = Math.max(...accounts.map(({ email }) => email.length));
  const rows = accounts.map(({ role, email, password }) => `  ${role.padEnd(8)}  ${email.padEnd(width)}  ${password}`);
  return ['Demo accounts:', ...rows].join('\n');
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function warn(line: string): void {
  process.stderr.write(`${line}\n`);
}
