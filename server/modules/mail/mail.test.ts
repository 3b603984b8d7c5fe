import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';

import { connect } from '../../db/connect';
import { mails } from '../../db/schema';
import { startMailServer } from '../../testing/mailServer';
import { makeTemporaryFolder } from '../../testing/temporaryFolder';
import { createTestDatabase } from '../../testing/testDatabase';
import { type Mail, queueMail, sendDueMails } from './mail.service';
import { deleteOldMails, folderTransport, smtpTransport, type Transport } from './transport';

const LINK = 'https://dawaya.example/resetpassword#Zk3v0m4nqT1yXw8sB7uJ5cQ2hL9aR6dEZk3v0m4nqT1';
const SENDER = 'no-reply@dawaya.example';

let connection: ReturnType<typeof connect>;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let temporary: Awaited<ReturnType<typeof makeTemporaryFolder>>;
beforeAll(async () => {
  connection = connect(await createTestDatabase());
  mailServer = await startMailServer();
  temporary = await makeTemporaryFolder();
});
beforeEach(async () => {
  await connection.db.delete(mails);
  mailServer.received.length = 0;
  mailServer.refuse();
});
afterAll(async () => {
  await mailServer.stop();
  await connection.close();
  await temporary.remove();
});

const reset = (overrides: Partial<Mail> = {}) =>
  ({
    to: 'mona@example.com',
    language: 'en',
    template: 'password-reset',
    values: { link: LINK, minutes: 30 },
    ...overrides,
  }) as Mail;

const contact = (overrides: object = {}) =>
  ({
    to: 'support@dawaya.example',
    replyTo: 'omar@example.com',
    language: 'en',
    template: 'contact-message',
    values: {
      name: 'Omar',
      email: 'omar@example.com',
      phone: '',
      subject: 'Late order',
      message: 'Hello',
      ...overrides,
    },
  }) as const;

const queue = (...wanted: Mail[]) =>
  connection.db.transaction(async (tx) => {
    for (const each of wanted) await queueMail(tx, each);
  });

const queued = async () => (await connection.db.select().from(mails))[0]!;

type Line = [level: string, details: object, text: string];

/** Runs one pass and returns what it logged. */
async function pass(transport: Transport = smtpTransport(mailServer.url, SENDER), lines: Line[] = []): Promise<Line[]> {
  const at = (level: string) => (details: object, text: string) => void lines.push([level, details, text]);
  await sendDueMails({
    db: connection.db,
    transport,
    log: { info: at('info'), warn: at('warn'), error: at('error') } as never,
  });
  return lines;
}

const becomeDue = () => connection.db.update(mails).set({ nextAttemptAt: sql`now()` });

describe('a mail', () => {
  it('goes out once its transaction has committed, and is then forgotten', async () => {
    await queue(reset());

    expect(await pass()).toEqual([['info', { template: 'password-reset' }, 'Mail sent']]);

    expect(mailServer.received).toMatchObject([{ from: SENDER, to: ['mona@example.com'] }]);
    expect(mailServer.received[0]!.source).toContain('Subject: Choose a new Dawaya password');
    expect(mailServer.received[0]!.source).toContain(LINK);
    // Keeps the automatic reply of a person on holiday from answering it.
    expect(mailServer.received[0]!.source).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(await connection.db.$count(mails)).toBe(0);
  });

  it('goes nowhere when its transaction is rolled back', async () => {
    const failed = connection.db.transaction(async (tx) => {
      await queueMail(tx, reset());
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');

    await pass();

    expect(mailServer.received).toEqual([]);
  });

  it('is answered where it asks for answers', async () => {
    await queue(contact());

    await pass();

    expect(mailServer.received[0]!.source).toMatch(/^Reply-To: omar@example\.com$/m);
  });

  it('is sent once, however many servers look for work', async () => {
    await queue(...Array.from({ length: 20 }, (_each, index) => reset({ to: `person-${index}@example.com` })));

    await Promise.all(Array.from({ length: 5 }, () => pass()));

    const recipients = mailServer.received.flatMap(({ to }) => to);
    expect(recipients).toHaveLength(20);
    expect(new Set(recipients).size).toBe(20);
  });

  it('is left alone while another server is about to take it', async () => {
    await queue(reset({ to: 'first@example.com' }), reset({ to: 'second@example.com' }));

    await connection.db.transaction(async (tx) => {
      await tx.select().from(mails).where(eq(mails.recipient, 'first@example.com')).for('update');
      await pass();
    });

    expect(mailServer.received.flatMap(({ to }) => to)).toEqual(['second@example.com']);
  });

  it('is left alone while another server sends it', async () => {
    await queue(reset());

    const sending: Transport = {
      send: async () => {
        await pass();
        return undefined;
      },
    };
    await pass(sending);

    expect(mailServer.received).toEqual([]);
    expect(await connection.db.$count(mails)).toBe(0);
  });

  it('is not told to the log as unsent where it went out and the database failed then', async () => {
    await queue(reset());
    const rename = (from: string, to: string) =>
      connection.db.execute(sql`alter table ${sql.identifier(from)} rename to ${sql.identifier(to)}`);
    const lines: Line[] = [];
    const transport: Transport = {
      send: async () => {
        await rename('mails', 'lost_mails');
        return undefined;
      },
    };

    const result = pass(transport, lines).finally(() => rename('lost_mails', 'mails'));

    await expect(result).rejects.toMatchObject({ cause: { code: '42P01' } });
    expect(lines).toEqual([]);
  });
});

describe('a mail that is refused', () => {
  it('waits two minutes, then four, and goes out when the server takes it', async () => {
    await queue(reset());
    mailServer.refuse('mona@example.com is out');
    const waits = [];

    for (let attempt = 0; attempt < 2; attempt += 1) {
      await becomeDue();
      await pass();
      waits.push(Math.round(((await queued()).nextAttemptAt.getTime() - Date.now()) / 60_000));
    }
    mailServer.refuse();
    await pass();
    expect(mailServer.received).toEqual([]);
    await becomeDue();
    await pass();

    expect(waits).toEqual([2, 4]);
    expect(mailServer.received).toHaveLength(1);
  });

  it('waits no longer than two minutes after its last attempt once another goes out that was refused before', async () => {
    await queue(
      reset({ to: 'first@example.com' }),
      reset({ to: 'long@example.com' }),
      reset({ to: 'just@example.com' }),
    );
    const attemptsSince = (recipient: string, attempts: number, minutesLeft: number) =>
      connection.db
        .update(mails)
        .set({ attempts, nextAttemptAt: sql`now() + make_interval(mins => ${minutesLeft})` })
        .where(eq(mails.recipient, recipient));
    await attemptsSince('first@example.com', 3, 0);
    await attemptsSince('long@example.com', 7, 55);
    await attemptsSince('just@example.com', 7, 59);

    await pass();

    // The first attempt of the third mail may still be under way, so a second one could send it twice.
    expect(mailServer.received.flatMap(({ to }) => to)).toEqual(['first@example.com', 'long@example.com']);
    const { recipient, nextAttemptAt } = await queued();
    expect(recipient).toBe('just@example.com');
    expect((nextAttemptAt.getTime() - Date.now()) / 60_000).toBeCloseTo(1, 0);
  });

  it('is told to the log without the address, the link or the words of the mail server', async () => {
    await queue(reset());
    mailServer.refuse('mona@example.com is out');

    const lines = await pass();

    expect(lines).toEqual([
      [
        'warn',
        { template: 'password-reset', attempts: 1, code: 'EENVELOPE', responseCode: 451, command: 'RCPT TO' },
        'Mail not sent, to be tried again',
      ],
    ]);
  });

  it('leaves the others for the next pass where the mail server cannot be reached', async () => {
    await queue(reset(), reset());

    const lines = await pass(smtpTransport('smtp://127.0.0.1:1', SENDER));
    await pass();

    // The reason is for the operator: an unknown host and an untrusted certificate otherwise look the same.
    expect(lines).toMatchObject([
      ['warn', { command: 'CONN', reason: 'connect ECONNREFUSED 127.0.0.1:1' }, expect.any(String)],
    ]);
    expect(mailServer.received).toHaveLength(1);
    expect(await connection.db.$count(mails)).toBe(1);
  });

  it('for now, as by a full mailbox, holds up no other', async () => {
    await queue(reset({ to: 'full@example.com' }), reset());
    mailServer.refuse('mailbox is full', 'full@example.com');

    await pass();

    expect(mailServer.received.flatMap(({ to }) => to)).toEqual(['mona@example.com']);
    expect(await queued()).toMatchObject({ recipient: 'full@example.com', attempts: 1 });
  });

  it('for good is given up at once, without its address in the log, and holds up no other', async () => {
    await queue(reset({ to: 'gone@example.com' }), reset());
    mailServer.refuseForGood('gone@example.com');

    const lines = await pass();

    expect(mailServer.received.flatMap(({ to }) => to)).toEqual(['mona@example.com']);
    expect(await connection.db.$count(mails)).toBe(0);
    expect(lines).toEqual([
      [
        'error',
        { template: 'password-reset', attempts: 1, code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' },
        'Mail given up',
      ],
      ['info', { template: 'password-reset' }, 'Mail sent'],
    ]);
  });

  it.each([
    ['its sender has to sign in', '5.5.1 authentication required', 530],
    ['its sender is not trusted', '5.7.1 relaying denied', 554],
  ])('because %s holds up no other, and is tried again', async (_what, reason, status) => {
    await queue(reset({ to: 'far@example.com' }), reset());
    mailServer.refuseForGood('far@example.com', reason, status);

    await pass();

    expect(mailServer.received.flatMap(({ to }) => to)).toEqual(['mona@example.com']);
    expect(await queued()).toMatchObject({ recipient: 'far@example.com', attempts: 1 });
  });

  it.each([
    ['is given up after three days', '3 days', ['error', 'Mail given up'], 0],
    ['is not given up before', '2 days 23 hours', ['warn', 'Mail not sent, to be tried again'], 1],
  ])('%s', async (_what, age, line, left) => {
    await queue(reset());
    await connection.db.update(mails).set({ createdAt: sql`now() - ${age}::interval`, attempts: 30 });
    mailServer.refuse('never');

    const [[level, , text] = []] = await pass();

    expect([level, text]).toEqual(line);
    expect(await connection.db.$count(mails)).toBe(left);
  });

  it('keeps its date and its id, so that nobody sees it twice', async () => {
    await queue(reset());
    const identity = (source: string) => source.match(/^(?:Date|Message-ID): .+$/gm);

    const { id, createdAt, ...rest } = await queued();
    await pass();
    await connection.db
      .insert(mails)
      .overridingSystemValue()
      .values({ id, createdAt, ...rest });
    await pass();

    const [first, second] = mailServer.received.map(({ source }) => identity(source));
    expect(first).toHaveLength(2);
    expect(second).toEqual(first);
  });
});

describe('without a mail server', () => {
  it('lies in a file that its owner alone can read, and the log says where', async () => {
    const folder = join(temporary.folder, 'mail');
    await queue(reset({ language: 'ar' }));

    const [[level, details] = []] = await pass(folderTransport(folder, SENDER));

    const { template, file } = details as { template: string; file: string };
    expect([level, template]).toEqual(['warn', 'password-reset']);
    expect(file).toMatch(/\/mail\/\d{8}T\d{6}Z-\d+-password-reset\.eml$/);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const message = await readFile(file, 'utf8');
    expect(message).toContain('To: mona@example.com');
    expect(message).toContain('خلال 30 دقيقة');
    expect(message.split('\n')).toContain(LINK);
  });

  it('is kept for a month', async () => {
    const folder = join(temporary.folder, 'kept');
    await deleteOldMails(folder);
    await mkdir(folder);
    for (const [name, days] of [
      ['old.eml', 31],
      ['young.eml', 29],
      ['notes.txt', 31],
    ] as const) {
      const written = Date.now() / 1000 - days * 24 * 60 * 60;
      await writeFile(join(folder, name), '');
      await utimes(join(folder, name), written, written);
    }

    await deleteOldMails(folder);

    expect((await readdir(folder)).sort()).toEqual(['notes.txt', 'young.eml']);
  });
});

describe('the HTML of a mail', () => {
  it.each([
    ['en', '<html lang="en" dir="ltr">', 'Dawaya'],
    ['ar', '<html lang="ar" dir="rtl">', 'دوايا'],
  ] as const)('says its language and direction: %s', async (language, root, brand) => {
    await queue(reset({ language }));

    const { html, subject } = await queued();

    expect(html).toContain(root);
    expect(html).toContain(`<title>${subject}</title>`);
    expect(subject).toContain(brand);
    expect(html).toContain(`<a href="${LINK}"`);
  });

  it('keeps an amount beside the first line of what it is for', async () => {
    const amounts = [['2 × Xalatan Eye Drops 2.5 ml (50 mcg/ml)', '519.50 EGP']] as const;
    await queue(reset({ bills: [{ heading: 'Order', amounts, notes: [] }] }));

    const { html } = await queued();

    expect(html).toMatch(/<tr valign="top">.*519\.50 EGP/);
  });

  it('breaks a word that is longer than a line of a phone', async () => {
    await queue(reset());

    const { html } = await queued();

    expect(html).toMatch(/<body style="[^"]*word-break:break-word/);
  });

  it('shows what a stranger wrote as text, in its own direction', async () => {
    await queue(contact({ name: '<b>Omar</b>', message: '<script>alert("1")</script>\n{{email}} & more' }));

    const { html, text } = await queued();

    expect(html).toContain('<bdi>&lt;b&gt;Omar&lt;/b&gt;</bdi> wrote through the contact form.');
    expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;\n{{email}} &amp; more</blockquote>');
    expect(html).not.toContain('<script');
    expect(text).toContain('<script>alert("1")</script>\n{{email}} & more');
  });

  it('says of nobody in Arabic whether it was a man who wrote', async () => {
    await queue({ ...contact({ name: 'سارة محمود' }), language: 'ar' });

    expect((await queued()).text).toContain('رسالة من سارة محمود عبر نموذج التواصل.');
  });

  it('keeps the subject on one line', async () => {
    await queue(contact({ subject: 'Late\r\nBcc: everybody@example.com' }));

    await pass();

    const [{ source, to } = { source: '', to: [] }] = mailServer.received;
    expect(source).toContain('Subject: Contact form: Late Bcc: everybody@example.com');
    expect(to).toEqual(['support@dawaya.example']);
  });
});
