import { eq, sql } from 'drizzle-orm';

import { STAFF_LIMITS } from '@contract/staffLimits';
import type { Colleagues } from '@contract/wire/colleague';
import type { SignedIn } from '@contract/wire/session';

import type { Database } from '../../db/database';
import { attempts, mails, notifications, pharmacies, staffInvitations, users } from '../../db/schema';
import type { Session } from '../../plugins/session';
import { callBlockedBy, isWaitingForLock } from '../../testing/callBlockedBy';
import { mailsTo, tokenIn } from '../../testing/mailbox';
import { makeInvitation } from '../../testing/makeInvitation';
import { makeMedication } from '../../testing/makeMedication';
import { makeCustomer, makeStaff, PASSWORD } from '../../testing/makeUser';
import { newPerson } from '../../testing/newPerson';
import { TEST_CONFIG, testApp } from '../../testing/testApp';
import { until } from '../../testing/until';
import { mailNotifications } from '../notifications/notificationMails.service';
import { setPharmacyStatus } from '../pharmacies/administration.service';
import { acceptInvitation, deleteExpiredInvitations } from './colleagues.service';

const app = testApp();
beforeEach(async () => {
  await app.db.delete(attempts);
  await app.db.delete(mails);
});

const post = (url: string, payload: object = {}, as: Session | null = null) => app.post(`/api${url}`, as, payload);

const invite = (as: Session, email: string) => post('/pharmacy/colleagues/invite', { email }, as);
const remove = (as: Session, id: number) => post(`/pharmacy/colleagues/${id}/remove`, {}, as);
const withdraw = (as: Session, id: number) => post(`/pharmacy/colleagues/invitations/${id}/withdraw`, {}, as);
const list = async (as: Session) => (await app.call({ url: '/api/pharmacy/colleagues', as })).json().data as Colleagues;

const newEmail = () => newPerson().email;

const accept = (token: string, values = {}) =>
  post('/auth/accept-invitation', { ...newPerson({ position: 'Night shift' }), ...values, token });

const tokenTo = async (email: string) => tokenIn((await mailsTo(app.db, email)).at(-1)!);
const subjectsTo = async (email: string) => (await mailsTo(app.db, email)).map(({ subject }) => subject);

const expire = (email: string) =>
  app.db
    .update(staffInvitations)
    .set({ expiresAt: sql`now()` })
    .where(eq(staffInvitations.email, email));

/** A person invited by a new pharmacy whose mails are in English. */
async function makeInvited() {
  const { user, session, pharmacy } = await makeStaff(app.db);
  await app.db.update(pharmacies).set({ mailLanguage: 'en' }).where(eq(pharmacies.id, pharmacy.id));
  const email = newEmail();
  expect((await invite(session, email)).statusCode).toBe(200);
  return { manager: session, managerEmail: user.email, pharmacy, email, token: await tokenTo(email) };
}

/** An invited person who has accepted. */
async function makeColleague() {
  const invited = await makeInvited();
  const { user, access_token, refresh_token } = (await accept(invited.token)).json().data as SignedIn;
  const call = (method: 'GET' | 'POST', url: string) =>
    app.call({ method, url: `/api${url}`, headers: { authorization: `Bearer ${access_token}` } });
  return { ...invited, colleague: user, call, refreshToken: refresh_token };
}

describe('whoever follows an invitation', () => {
  it('sees where it leads, joins with a confirmed e-mail and is signed in; the link works once', async () => {
    const { manager, pharmacy, email, token } = await makeInvited();

    const shown = (await post('/auth/invitation', { token })).json().data;
    const joined = (await accept(token)).json().data as SignedIn;

    expect(shown).toEqual({ email, pharmacy: { name: pharmacy.name, name_ar: pharmacy.nameAr } });
    expect(joined.user).toMatchObject({
      ...{ email, is_email_verified: true, user_type: 'pharmacy', phone: '+201012345678' },
      pharmacy: { id: pharmacy.id, position: 'Night shift' },
    });
    const { colleagues, invitations } = await list(manager);
    expect(invitations).toEqual([]);
    expect(colleagues).toMatchObject([
      { is_self: true, is_manager: true },
      { id: joined.user.id, email, position: 'Night shift', is_self: false, is_manager: false },
    ]);
    expect((await accept(token)).json()).toMatchObject({ code: 'linkInvalid' });
    expect((await post('/auth/invitation', { token })).json()).toMatchObject({ code: 'linkInvalid' });
  });

  it('is made known to everybody who works there already, and hears nothing of it', async () => {
    const { managerEmail, email } = await makeColleague();

    expect(await subjectsTo(managerEmail)).toEqual([
      'Somebody has been invited to the staff of your pharmacy on Dawaya',
      'Somebody has joined the staff of your pharmacy on Dawaya',
    ]);
    expect((await mailsTo(app.db, managerEmail)).at(-1)!.text).toContain(`Omar Hassan (${email})`);
    expect(await subjectsTo(email)).toEqual(['A pharmacy on Dawaya invites you to its staff']);
  });

  it.each([
    ['has looked at', { place: 7 }],
    ['has yet to look at', {}],
  ])('is not told of what the pharmacy was told of before and %s', async (_what, looked) => {
    const { pharmacy, token } = await makeInvited();
    const { id: medicationId } = await makeMedication(app.db, { pharmacyId: pharmacy.id });
    const news = { pharmacyId: pharmacy.id, kind: 'low_stock', medicationId, stock: 1 } as const;
    await app.db.insert(notifications).values({ ...news, ...looked });

    const { access_token } = (await accept(token)).json().data as SignedIn;
    const read = async (path: string) =>
      (
        await app.call({
          url: `/api/pharmacy/notifications${path}`,
          headers: { authorization: `Bearer ${access_token}` },
        })
      ).json().data;

    expect(await read('/unseen')).toEqual({ unseen: 0 });
    expect((await read('')).data).toMatchObject([{ is_seen: true }]);
    await app.db.insert(notifications).values(news);
    expect(await read('/unseen')).toEqual({ unseen: 1 });
  });

  it('is one, however often the link is followed at once', async () => {
    const { manager, token } = await makeInvited();

    const answers = await Promise.all([1, 2, 3].map(() => accept(token)));

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect((await list(manager)).colleagues).toHaveLength(2);
  });

  it.each([
    ['a weak password', { password: 'short', password_confirmation: 'short' }, 'password'],
    ['no position', { position: '' }, 'position'],
    ['a foreign phone', { phone: '+4915112345678' }, 'phone'],
  ])('is told at the field of %s, and can try again', async (_what, values, field) => {
    const { token } = await makeInvited();

    const response = await accept(token, values);

    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().errors)).toContain(field);
    expect((await accept(token)).statusCode).toBe(200);
  });

  it('is turned away after seven days, when the invitation is forgotten', async () => {
    const { manager, email, token } = await makeInvited();
    await expire(email);

    expect((await accept(token)).json()).toMatchObject({ code: 'linkInvalid' });
    expect((await list(manager)).invitations).toEqual([]);
    expect(await deleteExpiredInvitations(app.db, 1000)).toBe(1);
  });

  it('is turned away where the e-mail has an account by now', async () => {
    const { email, token } = await makeInvited();
    await makeCustomer(app.db, { email });

    expect((await post('/auth/invitation', { token })).json()).toMatchObject({ code: 'emailTaken' });
    expect((await accept(token)).json()).toMatchObject({ code: 'emailTaken' });
  });
});

describe('an invitation', () => {
  it('answers alike for an e-mail that has an account, whose owner alone is told', async () => {
    const { session } = await makeStaff(app.db);
    const taken = [(await makeCustomer(app.db)).user.email, (await makeStaff(app.db)).user.email];
    const free = newEmail();

    const answers = [];
    for (const email of [free, ...taken]) answers.push((await invite(session, email)).json());

    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await list(session)).invitations.map(({ email }) => email)).toEqual([free, ...taken]);
    for (const email of taken) {
      const [mail] = await mailsTo(app.db, email);
      expect(mail!.template).toBe('colleague-has-account');
      expect(tokenIn(mail!)).toBe('');
    }
  });

  it('is sent again with another link, the first of which stops working; colleagues are told once', async () => {
    const { manager, managerEmail, email, token } = await makeInvited();

    await invite(manager, email.toUpperCase());

    const { invitations } = await list(manager);
    expect(invitations).toHaveLength(1);
    expect((await accept(token)).json()).toMatchObject({ code: 'linkInvalid' });
    expect((await accept(await tokenTo(email))).statusCode).toBe(200);
    expect(await subjectsTo(managerEmail)).toHaveLength(2);
  });

  it('is sent again to nobody who is joining at that moment, and leaves none that opens nothing', async () => {
    const { manager, email, token } = await makeInvited();
    const context = { sender: TEST_CONFIG, secret: TEST_CONFIG.jwtSecret };

    const again = await callBlockedBy(
      app.db,
      (db) => acceptInvitation({ ...context, db }, { ...newPerson(), gender: 'male', position: 'Night shift', token }),
      () => invite(manager, email),
    );

    expect(again.json().errors).toEqual({ email: ['This person works with you already'] });
    const { colleagues, invitations } = await list(manager);
    expect(colleagues.map((colleague) => colleague.email)).toContain(email);
    expect(invitations).toEqual([]);
  });

  it('writes to one address three times an hour, whichever pharmacies ask, and says nothing of it', async () => {
    const email = newEmail();

    const answers = [];
    for (let pharmacy = 0; pharmacy < 4; pharmacy += 1) {
      answers.push((await invite((await makeStaff(app.db)).session, email)).statusCode);
    }

    expect(answers).toEqual([200, 200, 200, 200]);
    expect(await mailsTo(app.db, email)).toHaveLength(3);
  });

  it('counts the variants of an address as the one mailbox that they are', async () => {
    const variants = ['sameh@example.com', 'sameh+1@example.com', 'sameh+2@example.com', 'sameh+3@example.com'];
    for (const email of variants) await invite((await makeStaff(app.db)).session, email);

    const sent = await Promise.all(variants.map(async (email) => (await mailsTo(app.db, email)).length));
    expect(sent).toEqual([1, 1, 1, 0]);
  });

  it('leads in by the last link that was sent, where sending it again brings no other', async () => {
    const { manager, email } = await makeInvited();
    for (let again = 0; again < 3; again += 1) await invite(manager, email);

    expect(await mailsTo(app.db, email)).toHaveLength(3);
    expect((await accept(await tokenTo(email))).statusCode).toBe(200);
  });

  it('leads nobody in by a link that has expired, where sending it again brings no other', async () => {
    const { manager, email } = await makeInvited();
    for (let again = 0; again < 2; again += 1) await invite(manager, email);
    await expire(email);

    expect((await invite(manager, email)).statusCode).toBe(200);

    expect((await list(manager)).invitations).toHaveLength(1);
    expect((await accept(await tokenTo(email))).json()).toMatchObject({ code: 'linkInvalid' });
  });

  it('makes a pharmacy wait that sends one after another', async () => {
    const { session } = await makeStaff(app.db);
    const email = newEmail();
    await invite(session, email);
    await app.db.update(attempts).set({ count: 40 });
    await invite(session, email);

    expect((await invite(session, email)).statusCode).toBe(429);
  });

  it('is withdrawn, and its link with it', async () => {
    const { manager, token } = await makeInvited();
    const [invitation] = (await list(manager)).invitations;

    expect((await withdraw(manager, invitation!.id)).statusCode).toBe(200);

    expect((await list(manager)).invitations).toEqual([]);
    expect((await accept(token)).json()).toMatchObject({ code: 'linkInvalid' });
    expect((await withdraw(manager, invitation!.id)).statusCode).toBe(404);
  });

  it('goes to nobody who works there, and to no more than there is room for', async () => {
    const { session, pharmacy, user } = await makeStaff(app.db);
    const invited = [];
    while (invited.length < STAFF_LIMITS.colleagues - 1) invited.push(await makeInvitation(app.db, pharmacy.id));

    expect((await invite(session, user.email)).json().errors).toEqual({
      email: ['This person works with you already'],
    });
    expect((await invite(session, newEmail())).json()).toMatchObject({ code: 'tooManyColleagues' });
    expect((await invite(session, invited[0]!.email)).statusCode).toBe(200);
  });

  it.each([
    ['an e-mail that is not confirmed', { emailVerifiedAt: null }, 'approved', 'confirmEmailToInvite'],
    ['a pharmacy that waits', {}, 'pending', 'approvalToInvite'],
    ['a suspended pharmacy', {}, 'suspended', 'approvalToInvite'],
  ] as const)('writes to nobody in the name of %s', async (_what, person, status, code) => {
    const { session, pharmacy } = await makeStaff(app.db, undefined, person);
    await app.db.update(pharmacies).set({ status }).where(eq(pharmacies.id, pharmacy.id));
    const email = newEmail();

    expect((await invite(session, email)).json()).toMatchObject({ code });

    expect(await mailsTo(app.db, email)).toEqual([]);
  });
});

describe('a colleague', () => {
  it('sees the others, and neither invites nor removes anybody', async () => {
    const { pharmacy, session: manager } = await makeStaff(app.db);
    const { session, user } = await makeStaff(app.db, pharmacy.id);
    await invite(manager, newEmail());
    const { colleagues, invitations } = await list(session);

    expect(colleagues.map(({ is_self, is_manager }) => [is_self, is_manager])).toEqual([
      [false, true],
      [true, false],
    ]);
    const refused = [
      await invite(session, newEmail()),
      await withdraw(session, invitations[0]!.id),
      await remove(session, manager.userId),
      await remove(session, user.id),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
    expect(await list(session)).toEqual({ colleagues, invitations });
  });

  it('who is removed is out at once, and both sides are told', async () => {
    const { manager, managerEmail, colleague, call, refreshToken, email } = await makeColleague();

    expect((await remove(manager, colleague.id)).statusCode).toBe(200);

    expect((await list(manager)).colleagues).toHaveLength(1);
    const entrusted = [
      '/pharmacy/colleagues',
      '/orders',
      '/orders/1',
      '/customers',
      '/customers/1',
      '/pharmacy/notifications',
      '/medications/1/stock-movements',
    ];
    for (const path of entrusted) expect([path, (await call('GET', path)).statusCode]).toEqual([path, 401]);
    expect((await call('POST', '/pharmacy/notifications/seen')).statusCode).toBe(401);
    expect((await post('/auth/refresh', { refresh_token: refreshToken })).statusCode).toBe(401);
    expect((await post('/auth/login', { email, password: PASSWORD })).statusCode).toBe(401);
    expect(await subjectsTo(email)).toEqual(['Your account at a pharmacy on Dawaya has been closed']);
    expect((await subjectsTo(managerEmail)).at(-1)).toBe('Somebody has left the staff of your pharmacy on Dawaya');
    expect((await remove(manager, colleague.id)).statusCode).toBe(404);
  });

  it.each<[string, (tx: Database, pharmacyId: number) => Promise<unknown>]>([
    ['news', (tx) => mailNotifications(tx, TEST_CONFIG)],
    ['what an operator decided', (tx, id) => setPharmacyStatus(tx, TEST_CONFIG, { id, status: 'suspended' })],
  ])('who is removed while a mail of %s is being written gets none', async (_what, write) => {
    const { manager, colleague, email, pharmacy } = await makeColleague();
    const { id: medicationId } = await makeMedication(app.db, { pharmacyId: pharmacy.id });
    await app.db.insert(notifications).values({ pharmacyId: pharmacy.id, kind: 'low_stock', medicationId, stock: 1 });
    await app.db.delete(mails);
    const removals: ReturnType<typeof remove>[] = [];

    await app.db.transaction(async (tx) => {
      await write(tx, pharmacy.id);
      expect(await mailsTo(tx, email)).toHaveLength(1);
      removals.push(remove(manager, colleague.id));
      await until(() => isWaitingForLock(app.db));
    });

    expect((await removals[0])?.statusCode).toBe(200);
    expect(await subjectsTo(email)).toEqual(['Your account at a pharmacy on Dawaya has been closed']);
  });

  it('who is removed stays on the books by name, and can be invited again', async () => {
    const { manager, colleague, email } = await makeColleague();
    await remove(manager, colleague.id);

    const [row] = await app.db.select().from(users).where(eq(users.id, colleague.id));
    await invite(manager, email);

    expect(row).toMatchObject({ firstName: 'Omar', lastName: 'Hassan', phone: '', passwordHash: '' });
    expect((await accept(await tokenTo(email))).statusCode).toBe(200);
  });

  it('of another pharmacy, a customer and whoever manages are not there to be removed', async () => {
    const { session } = await makeStaff(app.db);
    const others = [
      (await makeColleague()).colleague.id,
      (await makeCustomer(app.db)).user.id,
      session.userId,
      2147483647,
    ];

    for (const id of others) expect((await remove(session, id)).statusCode).toBe(404);

    expect((await list(session)).colleagues).toHaveLength(1);
  });
});
