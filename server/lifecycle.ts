import { once } from 'node:events';

import { outageOf } from './db/failure';
import { StartError } from './startError';

/** The terminal sends Ctrl-C to all its processes, and npm passes it on once more: a second signal this soon is the same one. */
const REPEATED_SIGNAL_MS = 1_000;

type Close = () => Promise<unknown>;

export interface Service {
  /** Aborted as soon as the process is told to stop. */
  stopping: AbortSignal;
  /** What was opened last is closed first. */
  onClose: (close: Close) => void;
}

/**
 * Starts a service, waits for SIGINT, SIGTERM or SIGHUP and closes what was opened. Ends with 0, or with 1 and a line on
 * stderr when it could not start or close. A second signal ends the process at once.
 */
export async function runService(start: (service: Service) => Promise<void>): Promise<never> {
  const stopping = stopSignal();
  const opened: Close[] = [];
  let failures = 0;
  const report = (error: unknown) => {
    failures += 1;
    process.stderr.write(`${describe(error)}\n`);
  };

  try {
    await start({ stopping, onClose: (close) => opened.unshift(close) });
    if (!stopping.aborted) await once(stopping, 'abort');
  } catch (error) {
    if (error !== stopping.reason) report(error);
  }
  for (const close of opened) await close().catch(report);
  if (stopping.aborted) process.stdout.write('Stopped\n');
  process.exit(failures ? 1 : 0);
}

function stopSignal(): AbortSignal {
  const stop = new AbortController();
  let stoppedAt = 0;
  // Writing to a terminal that is gone fails. That must not keep the database from being closed.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const onSignal = (signal: NodeJS.Signals) => {
    if (stop.signal.aborted && Date.now() - stoppedAt > REPEATED_SIGNAL_MS) process.exit(1);
    if (stop.signal.aborted) return;
    stoppedAt = Date.now();
    process.stdout.write(`Stopping on ${signal}…\n`);
    stop.abort();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal);
  return stop.signal;
}

/** The person who starts the server gets a sentence; a stack is for bugs. */
function describe(error: unknown): string {
  if (error instanceof StartError) return error.message;
  const outage = outageOf(error);
  if (outage) return `The database failed: ${outage.reason}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
