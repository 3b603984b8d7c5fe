import { isolateAuto, isolateLtr } from './isolate';
import { withNonBreakingSpaces } from './withNonBreakingSpaces';

const UNIT = String.raw`(?:(?:mg|mcg|µg|g|kg|ml|l|iu|units?|mmol|meq)\b|%)`;
const DOSE = String.raw`\d[\d.,]*\s?${UNIT}(?:\s?/\s?[\d.,]*\s?${UNIT})*`;
/** A Latin name, with the space before the dose that follows it. */
const NAME = String.raw`\b[a-z][\w'’.-]*(?:\s[\w'’.-]+)*\s`;
const FORM = String.raw`(?:\s[a-z][\w'’-]*)*`;
const NAMED_DOSE = new RegExp(String.raw`${NAME}\(${DOSE}\)|(?:${NAME})?${DOSE}${FORM}`, 'gi');

/**
 * Isolates the doses in a text that people wrote. After Arabic words, "5 ml" would otherwise be displayed as "ml 5", or torn apart by a
 * line break. A Latin name before a dose is isolated together with it, so that it stays on its side.
 */
export const isolateDoses = (text: string) =>
  text.replace(NAMED_DOSE, (dose) => isolateLtr(withNonBreakingSpaces(dose)));

/** Isolates a whole note about medicines, and the doses in it. */
export const isolateNote = (text: string) => isolateAuto(isolateDoses(text));
