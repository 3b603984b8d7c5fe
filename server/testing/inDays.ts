import { dayInCairo } from '@contract/cairoDay';
import { addDays } from '@contract/calendar';

/** The day so many days from today, in Cairo. */
export const inDays = (days: number) => addDays(dayInCairo(), days);
