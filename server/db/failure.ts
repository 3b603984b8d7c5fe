import { makeLogThrottle } from '../logThrottle';
import { codeOf, messageOf } from '../systemError';

/**
 * Codes of failures after which the same call may succeed later: lost connections and races, a statement or a transaction that waited too
 * long, a server that is starting or stopping, a full or failing disk, or a read-only database, to which operators of databases switch when
 * a disk is full.
 */
const TRANSIENT =
  /^(?:08|40|53|57|58|25006|25P03)|^(?:ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** Messages of the driver's errors that have no code. */
const LOST_CONNECTION =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

interface Outage {
  /** Equal for all calls that fail for the same reason. */
  kind: string;
  /** The message of the database or of the network. */
  reason: string;
}

/**
 * Why the database could not serve; undefined if the failure is a bug of ours. The query builder wraps the database's error as the cause.
 */
export function outageOf(error: unknown): Outage | undefined {
  if (typeof error !== 'object' || !error) return undefined;
  const [code = '', reason] = [codeOf(error), messageOf(error)];
  const kind = TRANSIENT.exec(code)?.input ?? LOST_CONNECTION.exec(reason)?.[0];
  if (kind) return { kind, reason };
  return 'cause' in error ? outageOf(error.cause) : undefined;
}

/** An outage fails all calls in the same way, so its reason is logged only this often. */
const OUTAGE_LOG_INTERVAL_MS = 10_000;

/** Returns a function that says of each failure whether to log it: an outage once in a while, anything else each time. */
export function makeFailureThrottle(): (error: unknown) => boolean {
  const shouldLog = makeLogThrottle(OUTAGE_LOG_INTERVAL_MS);
  return (error) => {
    const outage = outageOf(error);
    return !outage || shouldLog(outage.kind);
  };
}

/** Whether the database only refuses writes, because of a full or failing disk or because it is set to read-only. It can still be read. */
export const refusesWrites = (error: unknown): boolean =>
  ['53100', '58030', '25006'].includes(outageOf(error)?.kind ?? '');

/** The error without the values of a failed query, such as people's e-mails: the log gets the statement and the message of the database. */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error && 'query' in error && 'params' in error)) return error;
  const { query, cause, stack = '' } = error;
  return { message: messageOf(cause), code: codeOf(cause), query, stack: stack.slice(stack.indexOf('\n    at ')) };
}
