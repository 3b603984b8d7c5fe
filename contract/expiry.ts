import { dayInCairo } from './cairoDay';

export interface Expiry {
  expiry_month: number;
  expiry_year: number;
}

const YEARS_AHEAD = 10;

const monthInCairo = (now: Date) => dayInCairo(now).slice(0, 7);

/** A card is valid until the end of the month that is printed on it. */
export const isPastExpiry = ({ expiry_month, expiry_year }: Expiry, now = new Date()): boolean =>
  `${expiry_year}-${String(expiry_month).padStart(2, '0')}` < monthInCairo(now);

/** This year and the ten that follow. */
export function expiryYears(now = new Date()): number[] {
  const thisYear = Number(monthInCairo(now).slice(0, 4));
  return Array.from({ length: YEARS_AHEAD + 1 }, (_, ahead) => thisYear + ahead);
}
