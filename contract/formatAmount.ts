import { isolateLtr } from './isolate';

const amountFormat = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats as 1,234.50. A negative amount is isolated: within Arabic text its minus sign would otherwise move behind the digits. */
export const formatAmount = (egp: number) =>
  egp < 0 ? isolateLtr(amountFormat.format(egp)) : amountFormat.format(egp);
