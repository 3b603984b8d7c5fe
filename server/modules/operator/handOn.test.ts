import { eq, sql } from 'drizzle-orm';

import { accountTokens, attempts, mails, recoveryCodes, sessions, staffInvitations, users } from '../../db/schema';
import type { Session } from '../../plugins/session';
import { makeChallengeFor, totpCode, turnOnTwoFactor } from '../../testing/authenticator';
import { callBlockedBy, callBlockedByUserChange } from '../../testing/callBlockedBy';
import { mailsTo, tokenIn } from '../../testing/mailbox';
import { makeInvitation } from '../../testing/makeInvitation';
import { makeCustomer, makePharmacy, makeStaff, PASSWORD } from '../../testing/makeUser';
import { testApp } from '../../testing/testApp';
import { clearForNewOwner } from '../ownAccount/handover.service';
import { runPharmacyCommand } from './pharmacy.command';

const SENDER = { publicUrl: 'https://dawaya.example', supportEmail: 'help@example.com' };
const NEW_PASSWORD = 'Even-str0nger!';

const app = testApp();
beforeEach(async () => {
  await app.db.delete(attempts);
  await app.db.delete(mails);
});

let made = 0;
const newEmail = () => `new.owner-${(made += 1)}@example.com`;

const handOn = (id: number, ...more: string[]) => runPharmacyCommand(app.db, SENDER, ['hand-on', String(id), ...more]);

const post = (path: string, payload: object, as: Session | null = null) => app.post(`/api/${path}`, as, payload);
const choose = (token: string, password = NEW_PASSWORD) =>
  post('auth/reset-password', { token, password, password_confirmation: password });
const signIn = (email: string, password: string) => post('auth/login', { email, password });
const changeEmail = (as: Session, email: string) => post('user/email', { email, password: PASSWORD }, as);
const changePassword = (as: Session) =>
  post(
    'user/password',
    { current_password: PASSWORD, password: 'Sti11-mine!', password_confirmation: 'Sti11-mine!' },
    as,
  );

const newestTokenTo = async (email: string) => tokenIn((await mailsTo(app.db, email)).at(-1)!);
async function resetLinkFor(email: string): Promise<string> {
  // The mail is queued after the answer.
  const done = app.nudged('mail');
  await post('auth/forgot-password', { email });
  await done;
  return newestTokenTo(email);
}

const rowOf = async ({ id }: { id: number }) => (await app.db.select().from(users).where(eq(users.id, id)))[0]!;

const managerOf = async (session: Session) => {
  const { data } = (await app.call({ url: '/api/pharmacy/colleagues', as: session })).json();
  return (data.colleagues as { email: string; is_manager: boolean }[]).find((each) => each.is_manager)?.email;
};

/** An account whose owner has left, and the link that was sent to the next owner. */
async function handedOn() {
  return handedOnBy(await makeStaff(app.db));
}

async function handedOnWithTwoFactor() {
  const former = await makeStaff(app.db);
  const factor = await turnOnTwoFactor(app, former.session);
  return { ...factor, ...(await handedOnBy(former)) };
}

async function handedOnBy(former: Awaited<ReturnType<typeof makeStaff>>) {
  const to = newEmail();
  await handOn(former.pharmacy.id, to);
  return { ...former, to, token: await newestTokenTo(to) };
}

type Former = Awaited<ReturnType<typeof handedOn>>;

describe('the account that manages a pharmacy', () => {
  it('is handed on to an e-mail whose owner follows the link and chooses a password, and not before', async () => {
    const { user, pharmacy, session } = await makeStaff(app.db);
    const colleague = await makeStaff(app.db, pharmacy.id);
    const to = newEmail();

    expect(await handOn(pharmacy.id, ` ${to} `)).toMatch(
      new RegExp(`^A link was mailed to ${to}, good for 24 hours, and a notice to ${user.email}\\.`),
    );
    expect(await managerOf(session)).toBe(user.email);
    expect((await signIn(user.email, PASSWORD)).statusCode).toBe(200);
    expect((await choose(await newestTokenTo(to))).statusCode).toBe(200);

    expect(await managerOf(colleague.session)).toBe(to);
    const { data } = (await signIn(to, NEW_PASSWORD)).json();
    expect(data.user).toMatchObject({ id: user.id, is_email_verified: true, pharmacy: { id: pharmacy.id } });
  });

  it('is handed on to nobody whose account is another, to no text that is no e-mail, and of no pharmacy that has left', async () => {
    const { user, pharmacy } = await makeStaff(app.db);
    const colleague = await makeStaff(app.db, pharmacy.id);
    const left = await makeStaff(app.db);
    await app.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, left.user.id));

    await expect(handOn(pharmacy.id, colleague.user.email)).rejects.toThrow(
      'An account with this email already exists',
    );
    await expect(handOn(pharmacy.id, user.email)).rejects.toThrow(`It is the account of ${user.email} already`);
    await expect(handOn(pharmacy.id, 'nobody')).rejects.toThrow('Invalid email format');
    await expect(handOn(pharmacy.id)).rejects.toThrow(
      /^To whom\? The e-mail is missing that is to take over the account of /,
    );
    await expect(handOn(left.pharmacy.id, 'new@example.org')).rejects.toThrow(/^Nobody of .* has an account$/);
    await expect(handOn(999_999, 'new@example.org')).rejects.toThrow('There is no pharmacy 999999');
    expect(await app.db.$count(mails)).toBe(0);
  });
});

describe('the mails of handing on', () => {
  it.each([
    [
      'en',
      { subject: 'Take over a pharmacy’s account on Dawaya', says: /manages Al Amal on Dawaya\. .* within 24 hours/s },
      { subject: 'Your Dawaya account is about to be handed on', says: /choose a new password now, which stops it/ },
    ],
    [
      'ar',
      { subject: 'استلام حساب صيدلية على دوايا', says: /يدير صيدلية الأمل على دوايا.* خلال 24 ساعة/s },
      { subject: 'حسابك على دوايا على وشك أن يُسلَّم إلى شخص آخر', says: /اختر كلمة مرور جديدة الآن/ },
    ],
  ] as const)('tell who comes and who goes what it means, in %s', async (mailLanguage, coming, going) => {
    const { id } = await makePharmacy(app.db, { name: 'Al Amal', nameAr: 'صيدلية الأمل', mailLanguage });
    const { user } = await makeStaff(app.db, id);
    const to = newEmail();

    await handOn(id, to);

    const [link, ...more] = await mailsTo(app.db, to);
    expect([link!.subject, more]).toEqual([coming.subject, []]);
    expect(link!.text).toMatch(coming.says);
    expect(link!.text).toContain('https://dawaya.example/resetpassword#');
    expect(link!.text).toContain('help@example.com');
    const [notice] = await mailsTo(app.db, user.email);
    expect(notice!.subject).toBe(going.subject);
    expect(notice!.text).toMatch(going.says);
    expect(notice!.text).toContain('https://dawaya.example/forgetpassword');
    expect(notice!.text).not.toContain(to);
  });

  it('leave out a former owner whose e-mail nobody has proven, and say so', async () => {
    const { user, pharmacy } = await makeStaff(app.db, undefined, { emailVerifiedAt: null });

    expect(await handOn(pharmacy.id, newEmail())).toContain(
      `Nobody was told at ${user.email}, which was never confirmed.`,
    );

    expect(await mailsTo(app.db, user.email)).toEqual([]);
  });

  it('tell the new owner, and the former one no more, that the password has changed', async () => {
    const { user, to, token } = await handedOn();
    await app.db.delete(mails);

    await choose(token);

    expect((await mailsTo(app.db, to)).map(({ subject }) => subject)).toEqual(['Your Dawaya password was changed']);
    expect(await mailsTo(app.db, user.email)).toEqual([]);
  });
});

describe('of its former owner an account that was handed on keeps', () => {
  it('no password, at neither e-mail', async () => {
    const { user, to, token } = await handedOn();

    await choose(token);

    expect((await signIn(user.email, PASSWORD)).statusCode).toBe(401);
    expect((await signIn(to, PASSWORD)).statusCode).toBe(401);
    expect((await signIn(to, NEW_PASSWORD)).json().data).toHaveProperty('access_token');
  });

  it('no two-factor and no recovery code', async () => {
    const { user, to, token, secret } = await handedOnWithTwoFactor();
    const challenge = await makeChallengeFor(app.db, user.id);

    await choose(token);

    const { data } = (await signIn(to, NEW_PASSWORD)).json();
    expect(data).toHaveProperty('access_token');
    expect(data.user).toMatchObject({ has_two_factor: false, recovery_codes_left: 0 });
    expect(await app.db.$count(recoveryCodes, eq(recoveryCodes.userId, user.id))).toBe(0);
    const finished = await post('auth/two-factor', { challenge, code: totpCode(secret) });
    expect(finished.statusCode).toBe(401);
  });

  it('no session and no phone', async () => {
    const { user, session, token } = await handedOn();

    await choose(token);

    expect((await app.call({ url: '/api/pharmacy/colleagues', as: session })).statusCode).toBe(401);
    expect((await rowOf(user)).phone).toBe('');
  });

  it('no invitation, sent before or at this moment', async () => {
    const { user, pharmacy, session } = await makeStaff(app.db);
    const invitation = await makeInvitation(app.db, pharmacy.id);

    const late = await callBlockedBy(
      app.db,
      (tx) => clearForNewOwner(tx, user.id),
      () => post('pharmacy/colleagues/invite', { email: newEmail() }, session),
    );
    const early = await post('auth/invitation', { token: invitation.token });

    expect([late.json().code, early.json().code]).toEqual(['sessionEnded', 'linkInvalid']);
    expect(await app.db.$count(staffInvitations, eq(staffInvitations.pharmacyId, pharmacy.id))).toBe(0);
  });

  it('no other link', async () => {
    const { user, pharmacy, token } = await handedOn();
    const [reset, again] = [await resetLinkFor(user.email), newEmail()];
    await handOn(pharmacy.id, again);
    const newest = await newestTokenTo(again);

    expect((await choose(token)).json().code).toBe('linkInvalid');
    expect((await choose(newest)).statusCode).toBe(200);

    expect((await choose(reset)).json().code).toBe('linkInvalid');
    expect(await app.db.$count(accountTokens, eq(accountTokens.userId, user.id))).toBe(0);
  });
});

describe('the link that hands an account on', () => {
  it('changes nothing until a password is chosen that is good enough', async () => {
    const { user, to, token, session } = await handedOnWithTwoFactor();

    expect((await choose(token, 'weak')).statusCode).toBe(422);

    expect(await managerOf(session)).toBe(user.email);
    expect((await signIn(user.email, PASSWORD)).json().data).toMatchObject({ two_factor_required: true });
    expect((await signIn(to, NEW_PASSWORD)).statusCode).toBe(401);
    expect((await choose(token)).statusCode).toBe(200);
  });

  it('confirms no e-mail by itself: that would leave the account with the password of its former owner', async () => {
    const { user, token } = await handedOn();

    expect((await post('auth/verify-email', { token })).json().code).toBe('linkInvalid');

    expect((await rowOf(user)).email).toBe(user.email);
  });

  it('works once, for one of two that follow it at once', async () => {
    const { to, token } = await handedOn();
    const passwords = [NEW_PASSWORD, 'An0ther-one!'];

    const answers = await Promise.all(passwords.map((password) => choose(token, password)));

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const signedIn = await Promise.all(passwords.map(async (password) => (await signIn(to, password)).statusCode));
    expect(signedIn).toEqual(answers.map(({ statusCode }) => (statusCode === 200 ? 200 : 401)));
  });

  it('works for a day', async () => {
    const { user, token } = await handedOn();
    const [row] = await app.db.select().from(accountTokens).where(eq(accountTokens.userId, user.id));
    expect(row!.expiresAt.getTime() - row!.createdAt.getTime()).toBe(24 * 3_600_000);
    await app.db
      .update(accountTokens)
      .set({ expiresAt: sql`now()` })
      .where(eq(accountTokens.userId, user.id));

    expect((await choose(token)).json().code).toBe('linkInvalid');

    expect((await signIn(user.email, PASSWORD)).statusCode).toBe(200);
  });

  it('is refused, and stays good, while somebody else has the e-mail', async () => {
    const { user, to, token } = await handedOn();
    const { user: other } = await makeCustomer(app.db, { email: to });

    const refused = await choose(token);

    expect([refused.statusCode, refused.json().code]).toEqual([409, 'emailTaken']);
    expect((await signIn(user.email, PASSWORD)).statusCode).toBe(200);
    await app.db.update(users).set({ email: newEmail() }).where(eq(users.id, other.id));
    expect((await choose(token)).statusCode).toBe(200);
  });

  it('is refused where somebody joins with the e-mail at the same moment', async () => {
    const { user, to, token } = await handedOn();
    const { user: other } = await makeCustomer(app.db);

    const answer = await callBlockedBy(
      app.db,
      (tx) => tx.update(users).set({ email: to }).where(eq(users.id, other.id)),
      () => choose(token),
    );

    expect([answer.statusCode, answer.json().code]).toEqual([409, 'emailTaken']);
    expect((await rowOf(user)).email).toBe(user.email);
  });

  it('opens nothing where the account is closed at the same moment', async () => {
    const { user, token } = await handedOn();

    const answer = await callBlockedByUserChange(app.db, user.id, { deletedAt: new Date() }, () => choose(token));

    expect(answer.json().code).toBe('linkInvalid');
    expect((await rowOf(user)).email).toBe(user.email);
  });

  it('takes the place of a move to another e-mail that the former owner has asked for', async () => {
    const { pharmacy, session } = await makeStaff(app.db);
    const to = newEmail();
    await changeEmail(session, to);
    const move = await newestTokenTo(to);

    // Handed over to the same address to which the owner was moving: that link would leave the former owner's password and codes valid.
    await handOn(pharmacy.id, to);

    expect((await post('auth/verify-email', { token: move })).json().code).toBe('linkInvalid');
    expect((await choose(await newestTokenTo(to))).statusCode).toBe(200);
  });

  it.each([
    ['chooses another password', ({ session }: Former) => changePassword(session)],
    [
      'chooses one by the way that the notice shows',
      async ({ user }: Former) => choose(await resetLinkFor(user.email)),
    ],
    ['asks for another e-mail', ({ session }: Former) => changeEmail(session, newEmail())],
  ])('is over where the present owner %s: they are not gone', async (_what, change) => {
    const former = await handedOn();

    expect((await change(former)).statusCode).toBe(200);

    expect((await choose(former.token)).json().code).toBe('linkInvalid');
  });

  it('stays good where two-factor is turned on meanwhile, and ends that as well', async () => {
    const { session, to, token } = await handedOn();
    await turnOnTwoFactor(app, session);

    expect((await choose(token)).statusCode).toBe(200);

    expect((await signIn(to, NEW_PASSWORD)).json().data).toHaveProperty('access_token');
  });

  it('is over, or leaves nothing to the former owner, where they use the account at the same moment', async () => {
    const { user, session, to, token } = await handedOn();

    const elsewhere = newEmail();
    const [followed] = await Promise.all([
      choose(token),
      changeEmail(session, elsewhere),
      signIn(user.email, PASSWORD),
    ]);

    // Whichever is first: either the account belongs to the new owner alone, or the former one has stopped the handover.
    const isTaken = followed.statusCode === 200;
    expect((await rowOf(user)).email).toBe(isTaken ? to : user.email);
    expect(await app.db.$count(accountTokens, eq(accountTokens.userId, user.id))).toBe(isTaken ? 0 : 1);
    if (isTaken) expect(await app.db.$count(sessions, eq(sessions.userId, user.id))).toBe(0);
  });
});

it('keeps password and two-factor where the owner moves the account in the settings', async () => {
  const { user, session } = await makeStaff(app.db);
  const { secret } = await turnOnTwoFactor(app, session);
  const to = newEmail();
  await post('user/email', { email: to, password: PASSWORD, code: totpCode(secret) }, session);

  expect((await post('auth/verify-email', { token: await newestTokenTo(to) })).statusCode).toBe(200);

  expect((await signIn(to, PASSWORD)).json().data).toMatchObject({ two_factor_required: true });
  expect(await app.db.$count(recoveryCodes, eq(recoveryCodes.userId, user.id))).toBe(10);
});
