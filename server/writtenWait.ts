import type { Language } from '@contract/language';
import { LOCALE } from '@contract/writtenDay';

const MINUTE = 60;

/** Seconds as their reader says them, from a minute on in whole minutes: 2 seconds, 15 minutes. */
export function writtenWait(seconds: number, language: Language): string {
  const [amount, unit] = seconds < MINUTE ? [seconds, 'second'] : [Math.ceil(seconds / MINUTE), 'minute'];
  return new Intl.NumberFormat(LOCALE[language], { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}
