import { dayInCairo } from '@contract/cairoDay';
import { addDays } from '@contract/calendar';

/** The date in Cairo `days` days from today. */
export const inDays = (days: number) => addDays(dayInCairo(), days);
