import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

import { PAYMENT_GATEWAYS, type PaymentGatewayName } from '@contract/paymentMethod';
import { SUPPORT_EMAIL } from '@contract/support';

import { loadOrCreateSecret, openDataDir } from './dataDir';
import { StartError } from './startError';
import { isLocal, warningsOf } from './warnings';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const SWITCH: Record<string, boolean> = { on: true, '1': true, true: true, off: false, '0': false, false: false };
const JWT_SECRET_LENGTH = 32;
const CLIENT_DIR = 'dist/client';
const MAX_PROXIES = 10;
const SENDER = 'no-reply@dawaya.example';
const ORIGIN = 'a URL such as https://dawaya.example, with nothing behind the name';
const IN_URLS = 'in which a password has # as %23, / as %2F and ? as %3F';
const BARE_ADDRESS = 'an e-mail address, without a name';
const GATEWAYS = [...PAYMENT_GATEWAYS, 'off'] as const;

export interface Config {
  readonly host: string;
  /** With 0 the system chooses a free port. */
  readonly port: number;
  /** The address that people see, without a slash at the end. */
  readonly publicUrl: string;
  readonly dataDir: string;
  /** Undefined means the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined;
  readonly databaseConnections: number;
  /** Fills in the demo data; a pharmacy that joins may trade at once, without an operator's approval. */
  readonly isDemo: boolean;
  readonly taxRatePercent: number;
  /** Undefined: orders are paid in cash only. */
  readonly paymentGateway: PaymentGatewayName | undefined;
  /** How long a call to the gateway may take before it counts as unanswered. */
  readonly paymentTimeoutMs: number;
  /** Signs access tokens. */
  readonly jwtSecret: string;
  /** Undefined: each mail becomes a file under DATA_DIR. */
  readonly smtpUrl: string | undefined;
  /** The address that mails come from. */
  readonly mailFrom: string;
  /** Receives the contact form; pages and mails name it to people who need help. */
  readonly supportEmail: string;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** How many proxies stand in front of the server. So many entries of X-Forwarded-For, counted from its end, can be trusted. */
  readonly proxies: number;
  /** A line for each setting that is allowed but probably a mistake. */
  readonly warnings: readonly string[];
  /** Folder of the built client; undefined where there is none, as in development. */
  readonly clientDir: string | undefined;
}

/** Reads and checks every setting. Throws a StartError with one line per wrong value. */
export function readConfig(rawEnv: NodeJS.ProcessEnv): Config {
  // A variable that is set to blanks counts as unset.
  const env = Object.fromEntries(Object.entries(rawEnv).map(([name, text]) => [name, text?.trim()]));
  const { read, problems } = reader(env);

  const databaseUrl = read(
    'DATABASE_URL',
    undefined,
    postgresUrl,
    `a URL such as postgresql://user:password@host/name, ${IN_URLS}`,
  );
  const host = read('HOST', '127.0.0.1', anyText, 'an address to listen on');
  const port = read('PORT', 3000, wholeNumber(0, 65_535), 'a whole number from 0 to 65535');
  const isDemo = read('DEMO', databaseUrl === undefined, onOrOff, 'on or off');
  const settings = {
    host,
    port,
    publicUrl: read('PUBLIC_URL', defaultUrl(host, port), origin, ORIGIN),
    dataDir: resolve(read('DATA_DIR', './data', anyText, 'a folder')),
    databaseUrl,
    databaseConnections: read('DATABASE_CONNECTIONS', 10, wholeNumber(4, 500), 'a whole number from 4 to 500'),
    isDemo,
    taxRatePercent: read('TAX_RATE_PERCENT', 0, percentage, 'a number from 0 to 100 with at most two decimals'),
    smtpUrl: read('SMTP_URL', undefined, smtpUrl, `a URL such as smtps://user:password@host, ${IN_URLS}`),
    mailFrom: read('MAIL_FROM', SENDER, emailAddress, BARE_ADDRESS),
    supportEmail: read('SUPPORT_EMAIL', SUPPORT_EMAIL, emailAddress, BARE_ADDRESS),
    paymentGateway: unlessOff(read('PAYMENT_GATEWAY', isDemo ? 'sandbox' : 'off', gateway, GATEWAYS.join(' or '))),
    paymentTimeoutMs: read('PAYMENT_TIMEOUT_MS', 10_000, wholeNumber(100, 20_000), 'a whole number from 100 to 20000'),
    logLevel: read('LOG_LEVEL', 'warn', logLevel, LOG_LEVELS.join(', ')),
    proxies: read('TRUST_PROXY', 0, numberOfProxies, 'off, on for one proxy, or the number of proxies'),
    clientDir: existsSync(CLIENT_DIR) ? CLIENT_DIR : undefined,
  };
  const jwtSecret = read(
    'JWT_SECRET',
    undefined,
    atLeast(JWT_SECRET_LENGTH),
    `at least ${JWT_SECRET_LENGTH} characters long`,
  );
  problems.push(...missing(settings, env));

  if (problems.length) throw new StartError(problems.join('\n'));
  return {
    ...settings,
    jwtSecret: jwtSecret ?? generatedSecret(settings.dataDir),
    warnings: warningsOf(settings, env),
  };
}

type CheckedSettings = Pick<Config, 'databaseUrl' | 'isDemo' | 'publicUrl' | 'smtpUrl'>;

/** Settings that have no default once another one is set. */
function missing(settings: CheckedSettings, env: NodeJS.ProcessEnv): string[] {
  const { databaseUrl, smtpUrl } = settings;
  const problems: string[] = [];
  if (isUnmeantDemo(settings, env)) {
    problems.push(
      'DEMO must be on or off where PUBLIC_URL is public: without DATABASE_URL the server would be a demo, whose password everybody knows',
    );
  }
  if (databaseUrl && !env.JWT_SECRET) {
    problems.push(`JWT_SECRET must be set together with DATABASE_URL: at least ${JWT_SECRET_LENGTH} random characters`);
  }
  if (smtpUrl && !env.MAIL_FROM) problems.push('MAIL_FROM must be set together with SMTP_URL');
  // A local mail catcher is exempt: only people on this machine read its mails.
  if (smtpUrl && !isLocal(smtpUrl) && !env.PUBLIC_URL) {
    problems.push('PUBLIC_URL must be set together with SMTP_URL: mails link to it');
  }
  return problems;
}

/**
 * A public server whose DATABASE_URL was lost on the way would come up as a demo, whose passwords are in the README. It has to be asked for
 * by DEMO.
 */
const isUnmeantDemo = ({ isDemo, publicUrl }: CheckedSettings, { DEMO, PUBLIC_URL }: NodeJS.ProcessEnv) =>
  isDemo && !DEMO && PUBLIC_URL && !isLocal(publicUrl);

/**
 * For the embedded database alone, whose servers share one DATA_DIR. Servers that share a database at DATABASE_URL would each generate
 * another secret.
 */
function generatedSecret(dataDir: string): string {
  openDataDir(dataDir);
  return loadOrCreateSecret(dataDir, 'jwt');
}

function reader(env: NodeJS.ProcessEnv) {
  const problems: string[] = [];
  const read = <T, F>(name: string, fallback: F, parse: (text: string) => T | undefined, expected: string): T | F => {
    const text = env[name];
    if (!text) return fallback;
    const value = parse(text);
    if (value === undefined) problems.push(`${name} must be ${expected}`);
    return value ?? fallback;
  };
  return { read, problems };
}

const anyText = (text: string) => text;

const onOrOff = (text: string) => SWITCH[text.toLowerCase()];

const atLeast = (length: number) => (text: string) => (text.length >= length ? text : undefined);

const wholeNumber = (min: number, max: number) => (text: string) => {
  const value = Number(text);
  return /^\d+$/.test(text) && value >= min && value <= max ? value : undefined;
};

const numberOfProxies = (text: string) => {
  const isOn = onOrOff(text);
  return isOn === undefined ? wholeNumber(0, MAX_PROXIES)(text) : Number(isOn);
};

const percentage = (text: string) =>
  /^\d{1,3}(\.\d{1,2})?$/.test(text) && Number(text) <= 100 ? Number(text) : undefined;

/** A `#` in such an address is most likely part of a password, where it has to be written as %23. */
const withProtocol = (text: string, protocols: string[]) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && protocols.includes(url.protocol) && !url.hash ? text : undefined;
};

const logLevel = (text: string) => LOG_LEVELS.find((level) => level === text.toLowerCase());

const gateway = (text: string) => GATEWAYS.find((name) => name === text.toLowerCase());

const unlessOff = (name: (typeof GATEWAYS)[number]) => (name === 'off' ? undefined : name);

const postgresUrl = (text: string) => withProtocol(text, ['postgres:', 'postgresql:']);

const smtpUrl = (text: string) => withProtocol(text, ['smtp:', 'smtps:']);

const emailAddress = (text: string) => (/^[^\s@<>]+@[^\s@<>]+$/.test(text) ? text : undefined);

/** Without a path, since links are made by appending one. */
const origin = (text: string) => {
  const url = withProtocol(text, ['http:', 'https:']) && new URL(text);
  return url && url.href === `${url.origin}/` ? url.origin : undefined;
};

/** A server that listens on all addresses is opened by a name all the same. */
function defaultUrl(host: string, port: number): string {
  if (['0.0.0.0', '::'].includes(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
