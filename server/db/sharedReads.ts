import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg';

import { gatherWrites } from './gatherWrites';

/** A connection that several statements use at once, for as long as one of them is under way. */
interface Lane {
  client: Promise<PoolClient>;
  underWay: number;
  isBroken: boolean;
}

export type Ask = (query: QueryConfig, values: unknown[]) => Promise<QueryResult>;

/** More of them on one connection gain nothing, and whoever waits behind them could be answered over the other. */
export const PLACES = 4;

/**
 * Asks over few connections that many share: statements go out one behind the other without waiting for answers, all of one turn
 * of the event loop in one write. Writing to a socket costs this process more than anything else about a short read, and a
 * connection of its own for each costs PostgreSQL a change of processes. Who finds all places taken waits for the first that
 * becomes free, at most as long as for a connection of a pool. What is asked again before it went out is asked once: in a rush,
 * everybody opens the same pages. Only for what waits for no lock: whoever comes behind waits too. The pool must be one of
 * `pipeline` connections.
 */
export function shareConnections(pool: Pool): Ask {
  const lanes = new Set<Lane>();
  const waiting = new Set<(lane: Lane) => void>();
  const unwritten = new Map<string, Promise<QueryResult>>();

  function openLane(): Lane {
    const lane = { client: pool.connect(), underWay: 0, isBroken: false };
    lanes.add(lane);
    return lane;
  }

  const bestLane = () =>
    lanes.size < pool.options.max
      ? openLane()
      : [...lanes].reduce((least, lane) => (lane.underWay < least.underWay ? lane : least));

  function enter(lane: Lane): Lane {
    lane.underWay += 1;
    return lane;
  }

  function takePlace(): Lane | Promise<Lane> {
    const lane = bestLane();
    return lane.underWay < PLACES ? enter(lane) : nextPlace();
  }

  const nextPlace = () =>
    new Promise<Lane>((resolve, reject) => {
      const take = (lane: Lane) => {
        clearTimeout(limit);
        resolve(lane);
      };
      const limit = setTimeout(() => {
        waiting.delete(take);
        reject(Object.assign(new Error('No reading connection became free'), { code: 'ETIMEDOUT' }));
      }, pool.options.connectionTimeoutMillis);
      waiting.add(take);
    });

  function leave(lane: Lane): void {
    lane.underWay -= 1;
    const [next] = waiting;
    if (next) {
      waiting.delete(next);
      next(enter(lane.isBroken ? bestLane() : lane));
    }
    if (lane.underWay > 0) return;
    lanes.delete(lane);
    lane.client.then(
      (client) => client.release(lane.isBroken),
      () => undefined,
    );
  }

  async function send(query: QueryConfig, values: unknown[], onWritten: () => void): Promise<QueryResult> {
    const lane = await takePlace();
    try {
      const client = await lane.client;
      gatherWrites(client.connection.stream);
      setImmediate(onWritten);
      return await client.query(query, values);
    } catch (error) {
      // As the pool does: who knows what state a connection is in after a failure. Those that come now take another one.
      lane.isBroken = true;
      lanes.delete(lane);
      throw error;
    } finally {
      leave(lane);
    }
  }

  return (query, values) => {
    const question = JSON.stringify([query.name, values]);
    const same = unwritten.get(question);
    if (same) return same;
    const forget = () => {
      if (unwritten.get(question) === answer) unwritten.delete(question);
    };
    const answer = send(query, values, forget);
    unwritten.set(question, answer);
    answer.catch(forget);
    return answer;
  };
}
