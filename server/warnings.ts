import type { PaymentGatewayName } from '@contract/paymentMethod';
import { SUPPORT_EMAIL } from '@contract/support';

interface Settings {
  isDemo: boolean;
  publicUrl: string;
  smtpUrl: string | undefined;
  paymentGateway: PaymentGatewayName | undefined;
}

/** Hosts that are not public addresses: at most people on the same network can reach such a server. */
const LOCAL = ['localhost', '127.0.0.1', '[::1]', '0.0.0.0', '[::]'];

export const isLocal = (url: string) => LOCAL.includes(new URL(url).hostname);

const UNKNOWN_VISITORS =
  'PUBLIC_URL is https: and TRUST_PROXY is not set: behind a proxy all visitors count as one address, and one who guesses passwords shuts out the others';

const noAddress = (publicUrl: string) =>
  `DEMO is off and PUBLIC_URL is not set: mails and search engines are told ${publicUrl}. Behind a proxy TRUST_PROXY has to be set as well, or all visitors count as one address`;

const UNREAD = `SMTP_URL is set and SUPPORT_EMAIL is not: what customers write goes to ${SUPPORT_EMAIL}, which nobody reads`;

const FREE_OF_CHARGE =
  'PAYMENT_GATEWAY is sandbox and DEMO is off: anybody can buy with the published test cards, and no money moves';

export const OTHER_SECRET =
  'JWT_SECRET is not the one under which people turned on their second factor: their codes are answered with 503 until that one is back';

/** Warns of settings that are allowed but probably a mistake. */
export function warningsOf(
  { isDemo, publicUrl, smtpUrl, paymentGateway }: Settings,
  { PUBLIC_URL, SUPPORT_EMAIL: support, TRUST_PROXY }: NodeJS.ProcessEnv,
): string[] {
  const warnings: string[] = [];
  if (publicUrl.startsWith('https:') && !TRUST_PROXY) warnings.push(UNKNOWN_VISITORS);
  if (!isDemo && !PUBLIC_URL) warnings.push(noAddress(publicUrl));
  if (smtpUrl && !isLocal(smtpUrl) && !support) warnings.push(UNREAD);
  if (!isDemo && paymentGateway === 'sandbox') warnings.push(FREE_OF_CHARGE);
  return warnings;
}
