import type { Pool, QueryConfig, QueryResult } from 'pg';

import { codeOf } from '../systemError';
import { batchQueries } from './batchQueries';
import { outageOf } from './failure';

export type RunQuery = (query: QueryConfig, values: unknown[]) => Promise<QueryResult>;

interface WaitingRead {
  query: QueryConfig;
  values: unknown[];
  resolve: (result: QueryResult) => void;
  reject: (error: unknown) => void;
  /** Rejects the read if no connection becomes free in time. */
  timeout: NodeJS.Timeout;
}

/** In a larger batch, reads would lose more time waiting for one another than they save. */
export const MAX_BATCH = 4;

/**
 * Runs reads on a few connections, one statement at a time on each. While all are busy, reads wait, at most as long as for a connection of
 * a pool. Waiting reads of the same statement run as one batch, and equal reads (same statement, same values) run once: in a rush people
 * open the same screens, so the more reads wait, the less work each one costs. No read gets a result that is older than the read itself.
 */
export function shareConnections(pool: Pool): RunQuery {
  const waiting = new Map<string, WaitingRead>();
  const results = new Map<string, Promise<QueryResult>>();
  const { canBatch, run } = batchQueries(pool);
  let running = 0;
  let isScheduled = false;

  return (query, values) => {
    const key = JSON.stringify([query.name, values]);
    const equal = results.get(key);
    if (equal) return equal;
    const result = new Promise<QueryResult>((resolve, reject) => {
      const giveUp = () => {
        take(key);
        reject(Object.assign(new Error('No reading connection became free'), { code: 'ETIMEDOUT' }));
      };
      const timeout = setTimeout(giveUp, pool.options.connectionTimeoutMillis);
      waiting.set(key, { query, values, resolve, reject, timeout });
    });
    results.set(key, result);
    schedule();
    return result;
  };

  /** Starts at the end of this turn of the event loop, so that all reads of the turn can be batched. */
  function schedule(): void {
    if (isScheduled || waiting.size === 0) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      while (waiting.size > 0 && running < pool.options.max) void send(takeBatch());
    });
  }

  function take(key: string): void {
    clearTimeout(waiting.get(key)?.timeout);
    waiting.delete(key);
    results.delete(key);
  }

  /** Takes the read that has waited longest, and the reads that can run in one batch with it. */
  function takeBatch(): WaitingRead[] {
    const batch: WaitingRead[] = [];
    for (const [key, read] of waiting) {
      const { query } = batch[0] ?? read;
      if (read.query.name !== query.name) continue;
      take(key);
      batch.push(read);
      if (batch.length === MAX_BATCH || !canBatch(query)) break;
    }
    return batch;
  }

  async function send(batch: WaitingRead[]): Promise<void> {
    const [{ query }] = batch as [WaitingRead];
    running += 1;
    try {
      const answers = await run(
        query,
        batch.map(({ values }) => values),
      );
      for (const [index, answer] of answers.entries()) batch[index]?.resolve(answer);
    } catch (error) {
      if (batch.length > 1 && mayBeFaultOfOne(error)) for (const read of batch) await send([read]);
      else for (const { reject } of batch) reject(error);
    } finally {
      running -= 1;
      schedule();
    }
  }
}

/**
 * Whether one read may have failed the whole batch, by a value such as a number that is too large, or by taking too long. Then each read is
 * run alone.
 */
const mayBeFaultOfOne = (error: unknown) => !outageOf(error) || codeOf(error) === STATEMENT_TIMEOUT;
const STATEMENT_TIMEOUT = '57014';
