import { setImmediate as immediate } from 'node:timers/promises';
import type { Pool, QueryConfig } from 'pg';

import { createTestDatabase } from '../testing/testDatabase';
import { openPool } from './pool';
import { type Ask, MOST_TOGETHER, shareConnections } from './sharedReads';

const CONNECTIONS = 2;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: Pool;
let ask: Ask;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => {
  pool = openPool(database.url, { max: CONNECTIONS });
  ask = shareConnections(pool);
});
afterEach(() => pool.end());
afterAll(() => database.drop());

const ECHO: QueryConfig = { name: 'echo', text: 'select $1::integer as said, pg_backend_pid() as backend' };
/** Tells one asking from another. */
const TOSS: QueryConfig = { name: 'toss', text: 'select gen_random_uuid() as toss, $1::integer as said' };
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const echo = async (number: number) => (await ask(ECHO, [number])).rows[0] as { said: number; backend: number };

it('gives each of many askers its own answer, over no more connections than there are', async () => {
  const answers = await Promise.all(numbers(200).map(echo));

  expect(answers.map(({ said }) => said)).toEqual(numbers(200));
  expect(new Set(answers.map(({ backend }) => backend)).size).toBe(CONNECTIONS);
});

it('asks once what many ask in the same moment, and anew what is asked once it went out', async () => {
  const ask3 = () => Promise.all([7, 7, 8].map(async (number) => (await ask(TOSS, [number])).rows[0]));

  const [first, same, other] = await ask3();
  const [later] = await ask3();

  expect(same).toEqual(first);
  expect(other).toMatchObject({ said: 8 });
  expect(other.toss).not.toBe(first.toss);
  expect(later.toss).not.toBe(first.toss);
});

describe('while all connections are taken', () => {
  const takeAll = (seconds: number) =>
    numbers(CONNECTIONS).map((number) =>
      ask({ name: 'nap', text: 'select $1::integer, pg_sleep($2)' }, [number, seconds]),
    );

  it('asks once what several ask one after the other, and answers all who wait', async () => {
    const naps = takeAll(0.05);
    const asked = [];
    for (const number of [7, 8, 7, 9, 7]) {
      asked.push(ask(TOSS, [number]));
      await immediate();
    }

    const answers = (await Promise.all(asked)).map(({ rows }) => rows[0] as { toss: string; said: number });
    await Promise.all(naps);

    expect(answers.map(({ said }) => said)).toEqual([7, 8, 7, 9, 7]);
    expect(new Set(answers.map(({ toss }) => toss)).size).toBe(3);
  });

  it('lets nobody wait longer for a turn than for a connection', async () => {
    pool.options.connectionTimeoutMillis = 50;
    const naps = takeAll(0.2);

    await expect(echo(1)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    await Promise.all(naps);
    expect(await echo(2)).toMatchObject({ said: 2 });
  });

  it('hands those who wait over to another connection when theirs breaks', async () => {
    const { backend } = await echo(1);
    const cutOff = ask({ name: 'end', text: 'select pg_terminate_backend($1::integer), pg_sleep(1)' }, [backend]);
    const naps = Promise.allSettled(takeAll(0.01));
    const answers = Promise.all(numbers(20).map(echo));

    await expect(cutOff).rejects.toThrow();
    await naps;
    expect((await answers).map(({ said }) => said)).toEqual(numbers(20));
  });
});

describe('several who ask the same statement', () => {
  /** Rows as lists, as Drizzle asks for them; the moment tells one asking from another. */
  const page = (word: string | null, rows: number) =>
    ask(
      {
        name: 'page',
        rowMode: 'array',
        text: `select $1::text, number, statement_timestamp()::text from generate_series(1, $2::integer) as number order by number desc`,
      } as QueryConfig,
      [word, rows],
    );

  it('are answered together, each with its own rows in their order', async () => {
    const words = ['panadol', 'بنادول', null, '', 'NULL', `{"a",'b'}`, String.raw`back\slash`, 'two, words'];
    await Promise.all([page('first', 1), page('second', 1)]);

    const answers = await Promise.all(words.map((word, index) => page(word, index + 1)));
    const none = await Promise.all([page('none', 0), page('one', 1)]);

    const rows = answers.map((answer) => answer.rows as unknown as [string | null, number, string][]);
    expect(rows.map((each) => each.map(([word, number]) => [word, number]))).toEqual(
      words.map((word, index) => numbers(index + 1).map((number) => [word, index + 1 - number])),
    );
    expect(new Set(rows.flat().map(([, , moment]) => moment)).size).toBe(words.length / MOST_TOGETHER);
    expect(none.map(({ rowCount, rows: { length } }) => [rowCount, length])).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  it('do not suffer from one who asks for what cannot be', async () => {
    const divide = async (by: number) => {
      const query = { name: 'divide', rowMode: 'array', text: 'select 12 / $1::integer' };
      return (await ask(query as QueryConfig, [by])).rows;
    };
    await Promise.all([divide(3), divide(6)]);

    const answers = await Promise.allSettled([1, 2, 0, 4].map(divide));

    expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : answer.reason.code))).toEqual([
      [[12]],
      [[6]],
      '22012',
      [[3]],
    ]);
  });

  it('are answered apart where they ask with lists', async () => {
    const query = { name: 'lists', rowMode: 'array', text: 'select unnest($1::integer[])' };
    const unnest = async (list: number[]) => (await ask(query as QueryConfig, [list])).rows;
    await Promise.all([unnest([]), unnest([0])]);

    expect(await Promise.all([unnest([1, 2]), unnest([]), unnest([3])])).toEqual([[[1], [2]], [], [[3]]]);
  });
});

it('lets everybody hear who asked a statement that fails, and asks it anew for the next', async () => {
  const divide = (by: number) => ask({ name: 'divide', text: 'select 1 / $1::integer as result' }, [by]);

  const refusals = await Promise.allSettled([divide(0), divide(0)]);
  const next = await Promise.allSettled([divide(0)]);

  expect([...refusals, ...next].map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect((await divide(1)).rows).toEqual([{ result: 1 }]);
});

it('lets a statement that fails tell its own asker alone', async () => {
  const fail = ask({ name: 'divide', text: 'select 1 / $1::integer' }, [0]);
  const others = Promise.all(numbers(50).map(echo));

  await expect(fail).rejects.toMatchObject({ code: '22012' });
  expect((await others).map(({ said }) => said)).toEqual(numbers(50));
});

it('takes another connection when one breaks: who asked over it hears so, who comes later is answered', async () => {
  const { backend } = await echo(1);
  const cutOff = ask({ name: 'end', text: 'select pg_terminate_backend($1::integer), pg_sleep(1)' }, [backend]);

  await expect(cutOff).rejects.toThrow();
  const answers = await Promise.all(numbers(20).map(echo));

  expect(answers.map(({ said }) => said)).toEqual(numbers(20));
  expect(answers.map((answer) => answer.backend)).not.toContain(backend);
});

it('gives the connections back as soon as nothing is under way', async () => {
  await Promise.all(numbers(20).map(echo));

  expect({ open: pool.totalCount, free: pool.idleCount }).toEqual({ open: CONNECTIONS, free: CONNECTIONS });
});
