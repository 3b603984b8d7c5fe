import type { Pool, QueryConfig, QueryResult } from 'pg';

import { codeOf } from '../systemError';
import { askTogether } from './askTogether';
import { outageOf } from './failure';

export type Ask = (query: QueryConfig, values: unknown[]) => Promise<QueryResult>;

interface Question {
  query: QueryConfig;
  values: unknown[];
  resolve: (answer: QueryResult) => void;
  reject: (error: unknown) => void;
  /** Whoever waits longer is refused. */
  limit: NodeJS.Timeout;
}

/** More of them wait longer for one another than they spare. */
export const MOST_TOGETHER = 4;

/**
 * Asks over few connections, one statement at a time. Who finds all of them taken waits for the first that becomes free, at most as
 * long as for a connection of a pool. Meanwhile others come: whoever asks the same statement goes together with the first of them,
 * and what several ask with the same values is asked once. In a rush everybody opens the same screens: the more people wait, the
 * less there is to do for each. Nobody gets an answer that was read before they asked.
 */
export function shareConnections(pool: Pool): Ask {
  const waiting = new Map<string, Question>();
  const answersToCome = new Map<string, Promise<QueryResult>>();
  const asker = askTogether(pool);
  let underWay = 0;
  let isGathering = false;

  return (query, values) => {
    const key = JSON.stringify([query.name, values]);
    const toCome = answersToCome.get(key);
    if (toCome) return toCome;
    const answer = new Promise<QueryResult>((resolve, reject) => {
      const giveUp = () => {
        take(key);
        reject(Object.assign(new Error('No reading connection became free'), { code: 'ETIMEDOUT' }));
      };
      const limit = setTimeout(giveUp, pool.options.connectionTimeoutMillis);
      waiting.set(key, { query, values, resolve, reject, limit });
    });
    answersToCome.set(key, answer);
    gather();
    return answer;
  };

  /** What comes in one turn of the event loop goes out at its end. */
  function gather(): void {
    if (isGathering || waiting.size === 0) return;
    isGathering = true;
    setImmediate(() => {
      isGathering = false;
      while (waiting.size > 0 && underWay < pool.options.max) void send(takeOldest());
    });
  }

  function take(key: string): void {
    clearTimeout(waiting.get(key)?.limit);
    waiting.delete(key);
    answersToCome.delete(key);
  }

  /** The oldest question, and those that may go with it. */
  function takeOldest(): Question[] {
    const taken: Question[] = [];
    for (const [key, question] of waiting) {
      const { query } = taken[0] ?? question;
      if (question.query.name !== query.name) continue;
      take(key);
      taken.push(question);
      if (taken.length === MOST_TOGETHER || !asker.canGoTogether(query)) break;
    }
    return taken;
  }

  async function send(questions: Question[]): Promise<void> {
    const [{ query }] = questions as [Question];
    underWay += 1;
    try {
      const answers = await asker.ask(
        query,
        questions.map(({ values }) => values),
      );
      for (const [index, answer] of answers.entries()) questions[index]?.resolve(answer);
    } catch (error) {
      if (questions.length > 1 && mayBeOfOne(error)) for (const each of questions) await send([each]);
      else for (const { reject } of questions) reject(error);
    } finally {
      underWay -= 1;
      gather();
    }
  }
}

/** Something impossible was asked, a number that is too large for example, or too much at once: others shall not suffer from it. */
const mayBeOfOne = (error: unknown) => !outageOf(error) || codeOf(error) === TOOK_TOO_LONG;
const TOOK_TOO_LONG = '57014';
