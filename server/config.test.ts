import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readConfig } from './config';
import { StartError } from './startError';

const SECRET = 'x'.repeat(32);
const elsewhere = { DATABASE_URL: 'postgresql://u:p@db.example/dawaya', JWT_SECRET: SECRET };

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'dawaya-config-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

describe('readConfig', () => {
  it('needs no setting at all', () => {
    const config = readConfig({ DATA_DIR: dataDir });

    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://127.0.0.1:3000',
      databaseUrl: undefined,
      isDemo: true,
      taxRatePercent: 0,
      proxies: 0,
      smtpUrl: undefined,
      supportEmail: 'support@dawaya.example',
      paymentGateway: 'sandbox',
      paymentTimeoutMs: 10_000,
    });
  });

  it('trusts as many proxies as stand in front', () => {
    const proxiesOf = (TRUST_PROXY: string) => readConfig({ ...elsewhere, TRUST_PROXY }).proxies;

    expect(['off', 'on', '2'].map(proxiesOf)).toEqual([0, 1, 2]);
  });

  describe('warns', () => {
    const PUBLIC_URL = 'https://dawaya.example';
    const warningsOf = (env: NodeJS.ProcessEnv) => readConfig({ ...elsewhere, ...env }).warnings;

    it('of a proxy whose visitors would all look alike', () => {
      expect(warningsOf({ PUBLIC_URL })).toEqual([expect.stringContaining('TRUST_PROXY is not set')]);
      expect(warningsOf({ PUBLIC_URL, TRUST_PROXY: 'on' })).toEqual([]);
      expect(warningsOf({ PUBLIC_URL, TRUST_PROXY: 'off' })).toEqual([]);
      expect(warningsOf({ PUBLIC_URL: 'http://localhost:3000' })).toEqual([]);
    });

    it('of an address that nobody comes to, but in the demo', () => {
      const told = /^DEMO is off and PUBLIC_URL is not set: .+ http:\/\/127.0.0.1:3000\. .+ TRUST_PROXY /;

      expect(warningsOf({})).toEqual([expect.stringMatching(told)]);
      expect(warningsOf({ DEMO: 'on' })).toEqual([]);
    });

    it('of test cards where people buy', () => {
      const PAYMENT_GATEWAY = 'sandbox';

      const [warning] = warningsOf({ PUBLIC_URL, TRUST_PROXY: 'on', PAYMENT_GATEWAY });
      expect(warning).toMatch(/^PAYMENT_GATEWAY is sandbox and DEMO is off: /);
      expect(warningsOf({ DEMO: 'on', PAYMENT_GATEWAY })).toEqual([]);
    });

    it('of messages that nobody reads, where mail leaves the machine', () => {
      const sends = { PUBLIC_URL, TRUST_PROXY: 'on', MAIL_FROM: 'no-reply@dawaya.example' };
      const SMTP_URL = 'smtps://user:secret@mail.example';

      const [warning] = warningsOf({ ...sends, SMTP_URL });
      expect(warning).toMatch(/^SMTP_URL is set and SUPPORT_EMAIL is not: .+ support@dawaya.example/);
      expect(warningsOf({ ...sends, SMTP_URL, SUPPORT_EMAIL: 'help@dawaya.example' })).toEqual([]);
      expect(warningsOf({ ...sends, SMTP_URL: 'smtp://localhost:1025' })).toEqual([]);
    });
  });

  it('makes a secret once, for its own eyes only', () => {
    const { jwtSecret } = readConfig({ DATA_DIR: dataDir });

    const file = join(dataDir, 'secrets/jwt');
    expect(readFileSync(file, 'utf8')).toBe(jwtSecret);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readConfig({ DATA_DIR: dataDir }).jwtSecret).toBe(jwtSecret);
  });

  it('keeps the demo out of a database of the operator', () => {
    expect(readConfig(elsewhere).isDemo).toBe(false);
    expect(readConfig({ ...elsewhere, DEMO: '1' }).isDemo).toBe(true);
  });

  it('asks whether a public server is to be the demo, for a DATABASE_URL that did not arrive', () => {
    const env = { DATABASE_URL: '', PUBLIC_URL: 'https://dawaya.example', JWT_SECRET: SECRET };

    expect(() => readConfig(env)).toThrow(/^DEMO must be on or off where PUBLIC_URL is public: .+$/);
    expect(() => readConfig({ ...env, DEMO: ' ' })).toThrow(/^DEMO must be on or off/);
    expect(readConfig({ ...env, DEMO: 'on' }).isDemo).toBe(true);
    expect(readConfig({ ...env, DEMO: 'off' }).isDemo).toBe(false);
    expect(readConfig({ ...env, PUBLIC_URL: 'http://localhost:3000' }).isDemo).toBe(true);
  });

  it.each([
    ['a name for a server on all addresses', { HOST: '0.0.0.0', PORT: '80' }, 'http://localhost:80'],
    ['brackets around an IPv6 address', { HOST: '::1' }, 'http://[::1]:3000'],
    [
      'the address that is set, without its last slash',
      { PUBLIC_URL: 'https://dawaya.example/' },
      'https://dawaya.example',
    ],
  ])('shows people %s', (_what, env, publicUrl) => {
    expect(readConfig({ ...elsewhere, ...env }).publicUrl).toBe(publicUrl);
  });

  it.each([
    ['PORT', '3000x'],
    ['PORT', '65536'],
    ['DEMO', 'maybe'],
    ['TAX_RATE_PERCENT', '14.123'],
    ['TAX_RATE_PERCENT', '101'],
    ['PUBLIC_URL', 'dawaya.example'],
    ['PUBLIC_URL', 'https://dawaya.example/shop'],
    ['PUBLIC_URL', 'https://dawaya.example/?from=mail'],
    ['PUBLIC_URL', 'https://dawaya.example/#home'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', '10.0.0.1'],
    ['SMTP_URL', 'mail.example:25'],
    ['MAIL_FROM', 'Dawaya'],
    ['MAIL_FROM', 'Dawaya <no-reply@dawaya.example>'],
    ['SUPPORT_EMAIL', 'support@'],
    ['PAYMENT_GATEWAY', 'paypal'],
    ['PAYMENT_TIMEOUT_MS', '50'],
    ['PAYMENT_TIMEOUT_MS', '20001'],
    ['DATABASE_URL', 'mysql://db.example'],
    ['DATABASE_URL', 'postgresql://u:12#34@db.example/dawaya'],
    ['SMTP_URL', 'smtps://u:12#34@mail.example'],
    ['DATABASE_CONNECTIONS', '3'],
    ['JWT_SECRET', 'short'],
  ])('refuses %s=%s in one line', (name, value) => {
    expect(() => readConfig({ ...elsewhere, [name]: value })).toThrow(new RegExp(`^${name} must be [^\\n]+$`));
  });

  it('says how a password is written whose signs mean something in a URL', () => {
    const read = () => readConfig({ ...elsewhere, DATABASE_URL: 'postgresql://u:hunter#2@db.example/dawaya' });

    expect(read).toThrow('in which a password has # as %23, / as %2F and ? as %3F');
    expect(read).not.toThrow(/hunter/);
  });

  it('names every wrong value, and no secret', () => {
    const read = () => readConfig({ PORT: 'x', DEMO: 'x', JWT_SECRET: 'hunter2' });

    expect(read).toThrow(StartError);
    expect(read).toThrow(/^PORT .+\nDEMO .+\nJWT_SECRET .+$/);
    expect(read).not.toThrow(/hunter2/);
  });

  it('sends mail from nobody in particular only to files, and links that lead nowhere only to this machine', () => {
    const mail = { SMTP_URL: 'smtps://user:secret@mail.example', MAIL_FROM: 'no-reply@dawaya.example' };
    const PUBLIC_URL = 'https://dawaya.example';

    const read = (env: NodeJS.ProcessEnv) => readConfig({ ...elsewhere, ...env });
    expect(() => read({ SMTP_URL: mail.SMTP_URL, PUBLIC_URL })).toThrow(
      /^MAIL_FROM must be set together with SMTP_URL$/,
    );
    expect(() => read(mail)).toThrow(/^PUBLIC_URL must be set together with SMTP_URL: mails link to it$/);
    expect(read({ ...mail, PUBLIC_URL })).toMatchObject({ smtpUrl: mail.SMTP_URL, publicUrl: PUBLIC_URL });
    expect(read({ ...mail, SMTP_URL: 'smtp://127.0.0.1:1025' }).publicUrl).toBe('http://127.0.0.1:3000');
  });

  it('does not invent a secret for a database that other servers share', () => {
    const { DATABASE_URL } = elsewhere;

    expect(() => readConfig({ DATABASE_URL })).toThrow(/^JWT_SECRET must be set/);
    expect(() => readConfig({ DATABASE_URL, JWT_SECRET: ' '.repeat(40) })).toThrow(/^JWT_SECRET must be set/);
  });
});
