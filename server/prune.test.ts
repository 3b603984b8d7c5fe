import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';

import { connect } from './db/connect';
import { outageOf } from './db/failure';
import { attempts, refreshTokens, sessions } from './db/schema';
import { prune } from './prune';
import { makeCustomer } from './testing/makeUser';
import { makeTemporaryFolder } from './testing/temporaryFolder';
import { testApp } from './testing/testApp';

const app = testApp();

let mails: Awaited<ReturnType<typeof makeTemporaryFolder>>;
beforeAll(async () => {
  mails = await makeTemporaryFolder();
});
afterAll(() => mails.remove());

/** A session with `tokens` used refresh tokens, all of which have expired. */
async function makeExpired(tokens: number) {
  const { session } = await makeCustomer(app.db);
  await app.db.execute(sql`
    insert into refresh_tokens (token_hash, session_id, user_id, is_remembered, expires_at)
    select md5(${session.sessionId} || nth) || md5(nth::text), ${session.sessionId}::uuid, ${session.userId}, false, now() - interval '1 second'
    from generate_series(1, ${tokens}::integer) as nth`);
  return session;
}

const tokensOf = ({ sessionId }: { sessionId: string }) =>
  app.db.$count(refreshTokens, eq(refreshTokens.sessionId, sessionId));
const isOpen = async ({ sessionId }: { sessionId: string }) =>
  (await app.db.$count(sessions, eq(sessions.id, sessionId))) > 0;

it('clears away in one pass what one statement does not, and the sessions that it leaves without a token', async () => {
  const [long, short] = [await makeExpired(2500), await makeExpired(1)];

  await prune(app.db, mails.folder);

  expect([await tokensOf(long), await tokensOf(short)]).toEqual([0, 0]);
  expect([await isOpen(long), await isOpen(short)]).toEqual([false, false]);
});

it('keeps a session that has a good token, whatever else of it has expired', async () => {
  const session = await makeExpired(3);
  await app.db.execute(sql`
    update refresh_tokens set expires_at = now() + interval '1 day'
    where token_hash = (select max(token_hash) from refresh_tokens where session_id = ${session.sessionId})`);

  await prune(app.db, mails.folder);

  expect([await tokensOf(session), await isOpen(session)]).toEqual([1, true]);
});

it('ends between two statements once it is told to stop', async () => {
  const session = await makeExpired(1);

  await prune(app.db, mails.folder, AbortSignal.abort());

  expect(await tokensOf(session)).toBe(1);
});

it('clears away everything else where one thing fails, and says what failed', async () => {
  const session = await makeExpired(1);
  await app.db
    .insert(attempts)
    .values({ key: 'long ago', count: 1, updatedAt: new Date(0), blockedUntil: new Date(0) });
  const noFolder = join(mails.folder, 'file');
  await writeFile(noFolder, '');
  await app.db.execute(sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`);
  await app.db.execute(sql`
    create trigger refuse before delete on attempts for each row execute function refuse()`);

  await expect(prune(app.db, noFolder)).rejects.toMatchObject({ errors: [expect.any(Error), { code: 'ENOTDIR' }] });

  expect(await tokensOf(session)).toBe(0);
  await app.db.execute(sql`drop function refuse cascade`);
  await expect(prune(app.db, noFolder)).rejects.toMatchObject({ code: 'ENOTDIR' });
  await prune(app.db, mails.folder);
  expect(await app.db.$count(attempts)).toBe(0);
});

it('fails for the outage where there is no database, in which nothing can be cleared away', async () => {
  const { db, close } = connect('postgresql://127.0.0.1:1/nothing');

  const failure: unknown = await prune(db, mails.folder).catch((error: unknown) => error);

  expect(outageOf(failure)).toMatchObject({ kind: 'ECONNREFUSED' });
  await close();
});
