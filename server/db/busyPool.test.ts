import { setImmediate } from 'node:timers/promises';

import { buildApp } from '../app';
import { TEST_CONFIG } from '../testing/testApp';
import { createTestDatabase } from '../testing/testDatabase';
import { connect } from './connect';

it('answers 503 when no connection becomes free within five seconds, and 200 as soon as one is', async () => {
  const { db, pool, close } = connect(await createTestDatabase(), { max: 1 });
  const app = await buildApp({ db, config: TEST_CONFIG });
  const onlyConnection = await pool.connect();

  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const asked = app.inject('/api/medications/categories').then((response) => response);
  while (pool.waitingCount === 0) await setImmediate();
  jest.advanceTimersByTime(5_000);
  const starved = await asked;
  jest.useRealTimers();
  onlyConnection.release();
  const served = await app.inject('/api/medications/categories');

  expect(starved.statusCode).toBe(503);
  expect(starved.headers['retry-after']).toBe('5');
  expect(starved.json()).toMatchObject({ success: false });
  expect(served.statusCode).toBe(200);
  await app.close();
  await close();
});
