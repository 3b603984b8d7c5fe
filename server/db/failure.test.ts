import { outageOf, refusesWrites } from './failure';

const failure = (message: string, code?: string) => Object.assign(new Error(message), { code });

it.each([
  ['a connection that was lost', failure('gone', '08006'), false],
  ['a server that is stopping', failure('terminating', '57P01'), false],
  ['a transaction that stood idle', failure('idle', '25P03'), false],
  ['a full disk', failure('No space left on device', '53100'), true],
  ['a disk that fails', failure('could not write', '58030'), true],
  ['a database that is set to read', failure('cannot execute INSERT in a read-only transaction', '25006'), true],
  ['nobody at the port', failure('connect ECONNREFUSED', 'ECONNREFUSED'), false],
  ['no socket at the path', failure('connect ENOENT', 'ENOENT'), false],
  ['a broken connection', failure('Client has encountered a connection error and is not queryable'), false],
])('takes %s for an outage, whoever passes it on', (_what, reason, isOfWrites) => {
  const wrapped = new Error('Failed query', { cause: reason });

  expect([reason, wrapped].map((error) => outageOf(error)?.reason)).toEqual([reason.message, reason.message]);
  expect([reason, wrapped].map(refusesWrites)).toEqual([isOfWrites, isOfWrites]);
});

it.each([
  ['a row that is there already', failure('duplicate key', '23505')],
  ['a mistake in a statement', failure('syntax error', '42601')],
  ['nothing that was thrown', undefined],
])('takes %s for no outage', (_what, reason) => {
  expect([outageOf(reason), refusesWrites(reason)]).toEqual([undefined, false]);
});
