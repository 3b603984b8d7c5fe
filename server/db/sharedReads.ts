import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg';

import { gatherWrites } from './gatherWrites';

/** A connection that several statements use at once, for as long as one of them is under way. */
interface Lane {
  client: Promise<PoolClient>;
  underWay: number;
  isBroken: boolean;
}

export type Ask = (query: QueryConfig, values: unknown[]) => Promise<QueryResult>;

/**
 * Asks over few connections that many share: statements go out one behind the other without waiting for answers, all of one turn
 * of the event loop in one write. Writing to a socket costs this process more than anything else about a short read, and a
 * connection of its own for each costs PostgreSQL a change of processes. What is asked again before it went out is asked once: in a
 * rush, everybody opens the same pages. Only for what waits for no lock: whoever comes behind waits too. The pool must be one of
 * `pipeline` connections.
 */
export function shareConnections(pool: Pool): Ask {
  const lanes = new Set<Lane>();
  const unwritten = new Map<string, Promise<QueryResult>>();

  function openLane(): Lane {
    const lane = { client: pool.connect(), underWay: 0, isBroken: false };
    lanes.add(lane);
    return lane;
  }

  const nextLane = () =>
    lanes.size < pool.options.max
      ? openLane()
      : [...lanes].reduce((least, lane) => (lane.underWay < least.underWay ? lane : least));

  function leave(lane: Lane): void {
    lane.underWay -= 1;
    if (lane.underWay > 0) return;
    lanes.delete(lane);
    lane.client.then(
      (client) => client.release(lane.isBroken),
      () => undefined,
    );
  }

  async function send(query: QueryConfig, values: unknown[], onWritten: () => void): Promise<QueryResult> {
    const lane = nextLane();
    lane.underWay += 1;
    try {
      const client = await lane.client;
      gatherWrites(client.connection.stream);
      setImmediate(onWritten);
      return await client.query(query, values);
    } catch (error) {
      // As the pool does: who knows what state a connection is in after a failure. Those that come now take another one.
      lane.isBroken = true;
      lanes.delete(lane);
      onWritten();
      throw error;
    } finally {
      leave(lane);
    }
  }

  return (query, values) => {
    const question = JSON.stringify([query.name, values]);
    const same = unwritten.get(question);
    if (same) return same;
    const answer = send(query, values, () => {
      if (unwritten.get(question) === answer) unwritten.delete(question);
    });
    unwritten.set(question, answer);
    return answer;
  };
}
