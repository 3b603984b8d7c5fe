import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';

import { attempts, contactMessages, mails, sessions, users } from '../../db/schema';
import { mailsTo } from '../../testing/mailbox';
import { makeCustomer } from '../../testing/makeUser';
import { testApp } from '../../testing/testApp';

const app = testApp();
beforeEach(async () => {
  await app.db.delete(attempts);
  await app.db.delete(contactMessages);
  await app.db.delete(mails);
});

const MESSAGE = {
  name: 'Omar Hassan',
  email: 'omar@example.com',
  phone: '02 2345 6789',
  subject: 'Order DW-7K3M-9QXZ',
  message: 'Where is it?\nI have waited for two days.',
};

type Request = Partial<Parameters<typeof app.call>[0]>;

const write = (payload: object = MESSAGE, request: Request = {}) =>
  app.call({ method: 'POST', url: '/api/contact', payload, ...request });

const kept = () => app.db.select().from(contactMessages);

describe('POST /api/contact', () => {
  it('keeps a guest’s message and mails it to support, who can answer the writer', async () => {
    const nudged = app.nudged('mail');

    const response = await write();

    expect(response.json()).toEqual({ success: true, message: 'Your message has been sent', data: null });
    await nudged;
    expect(await kept()).toMatchObject([{ ...MESSAGE, userId: null }]);
    const [mail] = await mailsTo(app.db, 'support@example.com');
    expect(mail).toMatchObject({ replyTo: 'omar@example.com', subject: 'Contact form: Order DW-7K3M-9QXZ' });
    expect(mail!.text).toContain('Where is it?\nI have waited for two days.');
    expect(mail!.text).toContain('Phone: \u206602 2345 6789\u2069');
  });

  it('keeps who wrote of a signed-in person', async () => {
    const { user, session } = await makeCustomer(app.db);

    await write(MESSAGE, { as: session });

    expect(await kept()).toMatchObject([{ userId: user.id }]);
  });

  it('does without a phone', async () => {
    expect((await write({ ...MESSAGE, phone: undefined })).statusCode).toBe(200);

    expect(await kept()).toMatchObject([{ phone: '' }]);
    const [mail] = await mailsTo(app.db, 'support@example.com');
    expect(mail!.text).toContain('Phone: —');
  });

  it.each([
    ['a session that has ended', { headers: { authorization: 'Bearer broken' } }],
    [
      'an account that is gone',
      { as: { userId: 2_000_000, sessionId: randomUUID(), userType: 'user', pharmacyId: null } },
    ],
  ] as const)('keeps the message in spite of %s', async (_what, request) => {
    expect((await write(MESSAGE, request)).statusCode).toBe(200);

    expect(await kept()).toMatchObject([{ userId: null }]);
  });

  it('asks whoever is signed in for a fresh token, rather than taking them for a guest', async () => {
    const { session } = await makeCustomer(app.db);
    const headers = { authorization: `Bearer ${app.app.jwt.sign(session, { expiresIn: -1 })}` };

    const response = await write(MESSAGE, { headers });

    expect([response.statusCode, response.json().code]).toEqual([401, 'accessExpired']);
    expect(await kept()).toEqual([]);
  });

  it('keeps it as a guest’s once the session has ended', async () => {
    const { session } = await makeCustomer(app.db);
    await app.db.delete(sessions).where(eq(sessions.id, session.sessionId));

    await write(MESSAGE, { as: session });

    expect(await kept()).toMatchObject([{ userId: null }]);
  });

  it('says what is wrong, in the language of the reader, and keeps nothing', async () => {
    const response = await write({ email: 'omar', phone: 'call me' }, { headers: { 'accept-language': 'ar' } });

    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().errors).sort()).toEqual(['email', 'message', 'name', 'phone', 'subject']);
    expect(response.json().errors.subject).toEqual(['الموضوع مطلوب']);
    expect(await kept()).toEqual([]);
    expect(await app.db.$count(mails)).toBe(0);
  });

  it('keeps no number of a card, whatever stands beside it', async () => {
    const response = await write({ ...MESSAGE, message: 'Charge ۴۱۱۱ ۱۱۱۱ ۱۱۱۱ ۱۱۱۱ 12/27 123, tel 01012345678' });

    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({ message: [expect.stringMatching(/remove the card number/)] });
    expect(await kept()).toEqual([]);
  });

  it('makes an address wait after five messages, and no other', async () => {
    for (let message = 0; message < 5; message += 1) await write(MESSAGE, { remoteAddress: '10.0.0.1' });

    const response = await write(MESSAGE, { remoteAddress: '10.0.0.1' });

    expect(response.statusCode).toBe(429);
    expect(await kept()).toHaveLength(5);
    expect((await write(MESSAGE, { remoteAddress: '10.0.0.2' })).statusCode).toBe(200);
  });

  it('outlives the account of its writer', async () => {
    const { session } = await makeCustomer(app.db);
    await write(MESSAGE, { as: session });

    await app.db.delete(users);

    expect(await kept()).toMatchObject([{ userId: null, message: MESSAGE.message }]);
  });
});
