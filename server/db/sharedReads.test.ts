import { setImmediate as immediate } from 'node:timers/promises';
import { Pool, type QueryConfig } from 'pg';

import { codeOf } from '../systemError';
import { createTestDatabase, runOn } from '../testing/testDatabase';
import { MAX_BATCH_STATEMENTS } from './batchQueries';
import { openPool } from './pool';
import { MAX_BATCH, type RunQuery, shareConnections } from './sharedReads';

const CONNECTIONS = 2;

let databaseUrl: string;
let pool: Pool;
let ask: RunQuery;

beforeAll(async () => {
  databaseUrl = await createTestDatabase();
});
beforeEach(() => {
  pool = openPool(databaseUrl, { max: CONNECTIONS });
  ask = shareConnections(pool);
});
afterEach(() => pool.end());

const ECHO: QueryConfig = { name: 'echo', text: 'select $1::integer as said, pg_backend_pid() as backend' };
/** Answers something else each time it runs. */
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

  it('lets nobody wait longer for a turn than for a connection, and whoever asks again wait anew', async () => {
    // The connections are opened first: on a busy machine that alone may take longer than the timeout.
    await Promise.all(numbers(CONNECTIONS).map(echo));
    pool.options.connectionTimeoutMillis = 50;
    const naps = takeAll(0.2);

    await expect(echo(1)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    pool.options.connectionTimeoutMillis = 5_000;
    const again = echo(1);
    await Promise.all(naps);
    expect(await again).toMatchObject({ said: 1 });
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
  /** Rows come as arrays, as Drizzle asks for them. The time in them tells which calls ran together. */
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
    expect(new Set(rows.flat().map(([, , moment]) => moment)).size).toBe(words.length / MAX_BATCH);
    expect(none.map(({ rowCount, rows: { length } }) => [rowCount, length])).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  /**
   * Returns a function that asks for each of several values, and answers with the rows or with PostgreSQL's error code. The calls are
   * batched from the second time on.
   */
  const asksOf = (name: string, text: string, use = ask) => {
    const query = { name, rowMode: 'array', text } as QueryConfig;
    return async (...values: unknown[]) => {
      const answers = await Promise.allSettled(values.map((value) => use(query, [value])));
      return answers.map((answer) =>
        answer.status === 'fulfilled' ? answer.value.rows.flat() : codeOf(answer.reason as Error),
      );
    };
  };

  it('do not suffer from one who asks for what cannot be', async () => {
    const divide = asksOf('divide', 'select 12 / $1::integer');
    await divide(3, 6);

    expect(await divide(1, 2, 0, 4)).toEqual([[12], [6], '22012', [3]]);
  });

  it('have the time of a statement each', async () => {
    await pool.end();
    pool = openPool(databaseUrl, { max: CONNECTIONS, statementTimeout: 300 });
    const nap = asksOf('nap', 'select $1::float, pg_sleep($1)::text', shareConnections(pool));
    await nap(0, 0.01);

    expect(await nap(0.11, 0.12, 0.13, 2)).toEqual([[0.11, ''], [0.12, ''], [0.13, ''], '57014']);
  });

  it('ask with fixed and quoted types as if alone', async () => {
    const letters = asksOf(
      'letters',
      `select x::text from (values ('ab'::char(2)), ('a')) as letters (x) where x = $1`,
    );
    const types = asksOf('types', `select status::text from pharmacies where status = $1 union all select 'none'`);
    await Promise.all([letters('x', 'y'), types('approved', 'pending')]);

    expect(await letters('ab', 'a', 'b')).toEqual([['ab'], ['a'], []]);
    expect(await types('suspended', 'pending')).toEqual([['none'], ['none']]);
  });

  it.each([
    ['a list', 'select unnest($1::integer[])', [[1, 2], [], [3]], [[1, 2], [], [3]]],
    ['what cannot stand beside others', 'select max($1::integer)', [1, 2, 3], [[1], [2], [3]]],
  ])('are answered apart where they ask with %s', async (_what, text, values, rows) => {
    const apart = asksOf('apart', text);

    expect(await apart(...values)).toEqual(rows);
    expect(await apart(...values)).toEqual(rows);
  });

  it('are answered apart where they ask different things', async () => {
    const [more, tenfold] = [asksOf('more', 'select $1::integer + 1'), asksOf('tenfold', 'select $1::integer * 10')];
    await Promise.all([more(1, 2), tenfold(1, 2)]);

    expect(await Promise.all([more(1, 2), tenfold(3, 4)])).toEqual([
      [[2], [3]],
      [[30], [40]],
    ]);
  });

  it('are answered apart where a pooler has given the statement another name', async () => {
    await runOn(
      databaseUrl,
      `create schema pooler;
      create view pooler.pg_prepared_statements as select null as name, null::regtype[] as parameter_types where false`,
    );
    const pooled = new Pool({
      connectionString: databaseUrl,
      max: 1,
      connectionTimeoutMillis: 5_000,
      options: '-c search_path=pooler,pg_catalog,public',
    });
    const echoed = asksOf('echoed', 'select $1::text', shareConnections(pooled));

    const rounds = [await echoed('a', 'b', 'c'), await echoed('d', 'e', 'f')];
    await pooled.end();

    expect(rounds).toEqual([
      [['a'], ['b'], ['c']],
      [['d'], ['e'], ['f']],
    ]);
  });

  it('keep few statements for many, however many kinds there are', async () => {
    for (const number of numbers(MAX_BATCH_STATEMENTS + 5)) {
      expect(await asksOf(`kind ${number}`, `select $1::integer + ${number}`)(1, 2, 3)).toEqual(
        [1, 2, 3].map((value) => [value + number]),
      );
    }

    const kept = { name: 'kept', text: `select name from pg_prepared_statements where name like '% *' and $1 <> 0` };
    const rows = (await Promise.all(numbers(CONNECTIONS).map((number) => ask(kept, [number + 1])))).flatMap(
      (answer) => answer.rows as { name: string }[],
    );
    expect(new Set(rows.map(({ name }) => name)).size).toBe(MAX_BATCH_STATEMENTS);
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
