import { isolateLtr } from './isolate';

const amountFormat = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** EGP as figures; isolated where it is negative: in a line from right to left the minus would end up behind them. */
export const writtenAmount = (egp: number) =>
  egp < 0 ? isolateLtr(amountFormat.format(egp)) : amountFormat.format(egp);
