import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { isAlive } from '../../makeOnce';
import { messageOf, whenCode } from '../../systemError';
import type { Cluster } from './cluster';
import { fatalErrorIn } from './programs';

/** A process id above the highest that a system assigns. */
const NO_PROCESS = '2147483646';

/**
 * For a small machine. Errors are logged without the values that people typed. Checkpoints are not logged, since they come every five
 * minutes and nothing rotates the log.
 */
const SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
};

export interface Running {
  /** Undefined while PostgreSQL is still writing its lock file. */
  port: number | undefined;
}

/**
 * Finds the PostgreSQL that runs on the cluster, whoever started it, by its lock file. The lock file of a killed one is PostgreSQL's to
 * clean up, but PostgreSQL gives up if another process has got that process id since. Then we replace only the id by an invalid one, so
 * that PostgreSQL still checks for orphans that use its shared memory.
 */
export async function findPostmaster({ folder }: Cluster): Promise<Running | undefined> {
  const file = await open(join(folder, 'postmaster.pid'), 'r+').catch(whenCode(['ENOENT'], undefined));
  if (!file) return undefined;
  try {
    const content = await file.readFile('utf8');
    const [pid = '', , , port] = content.split('\n');
    if (!pid) return { port: undefined };
    if (!isAlive(Number(pid))) return undefined;
    if (await isPostgres(pid, folder)) return { port: Number(port) || undefined };

    // Writes through the open file: if a new PostgreSQL has replaced it meanwhile, only the old file is changed.
    await file.write(content.replace(/^\d+/, NO_PROCESS), 0);
    return undefined;
  } finally {
    await file.close();
  }
}

/** Without /proc, a process with this id is taken for PostgreSQL. */
async function isPostgres(pid: string, folder: string): Promise<boolean> {
  if (process.platform !== 'linux') return true;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  const [program = '', ...args] = command.split('\0');
  return /postgres/.test(program) && args.includes(folder);
}

/** Starts PostgreSQL and waits until it accepts connections. Fails if another server was faster. */
export async function startPostmaster({ folder, programs }: Cluster, port: number, settings: Record<string, string>) {
  const options = Object.entries({ ...SETTINGS, ...settings, port: String(port) });
  const log = logFile(folder);
  const { size: start } = await stat(log).catch(whenCode(['ENOENT'], { size: 0 }));
  const starting = programs.run('pg_ctl', [
    ...['start', '--wait', '--timeout', '120', '--pgdata', folder, '--log', log],
    ...['--options', options.map(([name, value]) => `-c ${name}='${value}'`).join(' ')],
  ]);
  // pg_ctl only reports that the start failed; the reason is in the log.
  await starting.catch(async (error: unknown) => {
    const written = await text(createReadStream(log, { start })).catch(whenCode(['ENOENT'], ''));
    throw new Error(fatalErrorIn(written) ?? messageOf(error));
  });
}

export async function stopPostmaster({ folder, programs }: Cluster): Promise<void> {
  await programs.run('pg_ctl', ['stop', '--wait', '--timeout', '60', '--mode', 'fast', '--pgdata', folder]);
}

export const logFile = (folder: string) => join(folder, 'postgres.log');

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
