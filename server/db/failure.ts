import { makeLogThrottle } from '../logThrottle';
import { codeOf, messageOf } from '../systemError';

/**
 * Lost connections and races, a statement or a transaction that waited too long, a server that is starting or stopping, a full or failing
 * disk, a database that takes no writes for the moment, as operators of databases do when a disk is full: try again.
 */
const TRANSIENT =
  /^(?:08|40|53|57|58|25006|25P03)|^(?:ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** What the driver says without a code. */
const LOST_CONNECTION =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

interface Outage {
  /** The same for every call that fails for this reason. */
  kind: string;
  /** In the words of the database or of the network. */
  reason: string;
}

/** Why the database could not serve; undefined when the fault is ours. The query builder wraps the reason as the cause. */
export function outageOf(error: unknown): Outage | undefined {
  if (typeof error !== 'object' || !error) return undefined;
  const [code = '', reason] = [codeOf(error), messageOf(error)];
  const kind = TRANSIENT.exec(code)?.input ?? LOST_CONNECTION.exec(reason)?.[0];
  if (kind) return { kind, reason };
  return 'cause' in error ? outageOf(error.cause) : undefined;
}

/** An outage fails all work alike: its reason is logged only this often. */
const OUTAGE_LOG_INTERVAL_MS = 10_000;

/** Says of each failure whether to log it: an outage once in a while, anything else each time. */
export function makeFailureThrottle(): (error: unknown) => boolean {
  const shouldLog = makeLogThrottle(OUTAGE_LOG_INTERVAL_MS);
  return (error) => {
    const outage = outageOf(error);
    return !outage || shouldLog(outage.kind);
  };
}

/** A full or failing disk, a database that is set to read: what is there can still be shown. */
export const refusesWrites = (error: unknown): boolean =>
  ['53100', '58030', '25006'].includes(outageOf(error)?.kind ?? '');

/** A failed query carries its values, people's e-mails among them: the log gets the statement and what the database said of it. */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error && 'query' in error && 'params' in error)) return error;
  const { query, cause, stack = '' } = error;
  return { message: messageOf(cause), code: codeOf(cause), query, stack: stack.slice(stack.indexOf('\n    at ')) };
}
