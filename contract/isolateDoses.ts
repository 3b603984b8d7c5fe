import { isolateAuto, isolateLtr } from './isolate';
import { withNonBreakingSpaces } from './withNonBreakingSpaces';

const UNIT = String.raw`(?:(?:mg|mcg|µg|g|kg|ml|l|iu|units?|mmol|meq)\b|%)`;
const DOSE = String.raw`\d[\d.,]*\s?${UNIT}(?:\s?/\s?[\d.,]*\s?${UNIT})*`;
/** A Latin name with what separates it from the dose behind it. */
const NAME = String.raw`\b[a-z][\w'’.-]*(?:\s[\w'’.-]+)*\s`;
const FORM = String.raw`(?:\s[a-z][\w'’-]*)*`;
const NAMED_DOSE = new RegExp(String.raw`${NAME}\(${DOSE}\)|(?:${NAME})?${DOSE}${FORM}`, 'gi');

/**
 * Doses in what people write: behind Arabic words, "5 ml" would be read as "ml 5", and half of it on another line as nothing. A Latin
 * name beside one stays on its own side of it.
 */
export const isolateDoses = (text: string) =>
  text.replace(NAMED_DOSE, (dose) => isolateLtr(withNonBreakingSpaces(dose)));

/** The same of what somebody writes about medicines: a dose keeps its order in it. */
export const isolateNote = (text: string) => isolateAuto(isolateDoses(text));
