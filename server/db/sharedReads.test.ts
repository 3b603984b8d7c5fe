import type { Pool, QueryConfig } from 'pg';

import { createTestDatabase } from '../testing/testDatabase';
import { openPool } from './pool';
import { type Ask, shareConnections } from './sharedReads';

const CONNECTIONS = 2;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: Pool;
let ask: Ask;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => {
  pool = openPool(database.url, { max: CONNECTIONS, isPipelined: true });
  ask = shareConnections(pool);
});
afterEach(() => pool.end());
afterAll(() => database.drop());

const ECHO: QueryConfig = { name: 'echo', text: 'select $1::integer as said, pg_backend_pid() as backend' };
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const echo = async (number: number) => (await ask(ECHO, [number])).rows[0] as { said: number; backend: number };

it('gives each of many askers its own answer, over no more connections than there are', async () => {
  const answers = await Promise.all(numbers(200).map(echo));

  expect(answers.map(({ said }) => said)).toEqual(numbers(200));
  expect(new Set(answers.map(({ backend }) => backend)).size).toBe(CONNECTIONS);
});

it('asks once what many ask in the same moment, and anew what is asked once it went out', async () => {
  const clock: QueryConfig = { name: 'clock', text: 'select clock_timestamp()::text as now, $1::integer as said' };
  const ask3 = () => Promise.all([7, 7, 8].map(async (number) => (await ask(clock, [number])).rows[0]));

  const [first, same, other] = await ask3();
  const [later] = await ask3();

  expect(same).toEqual(first);
  expect(other).toMatchObject({ said: 8 });
  expect(other.now).not.toBe(first.now);
  expect(later.now).not.toBe(first.now);
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
