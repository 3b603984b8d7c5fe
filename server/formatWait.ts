import { LOCALE } from '@contract/formatDay';
import type { Language } from '@contract/language';

const MINUTE = 60;

/** 2 seconds, 15 minutes: from a minute on in whole minutes, rounded up. */
export function formatWait(seconds: number, language: Language): string {
  const [amount, unit] = seconds < MINUTE ? [seconds, 'second'] : [Math.ceil(seconds / MINUTE), 'minute'];
  return new Intl.NumberFormat(LOCALE[language], { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}
