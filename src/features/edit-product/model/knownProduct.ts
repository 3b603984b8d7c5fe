import { isAppError } from '@/shared/api';

/** What tells one product from another. */
const SEEN = ['name', 'strength', 'dosage_form'] as const;
/** As it was typed. */
export type Seen = Record<(typeof SEEN)[number], string>;

/** A product that the pharmacy has already, and what it was found by. */
export interface Known {
  id: number;
  seen: Seen;
}

/** Which one it is, where the server refused to add it again. */
export const knownIdOf = (problem: unknown): number | undefined =>
  isAppError(problem) && problem.code === 'productKnown' ? (problem.data as { id: number }).id : undefined;

export const seenOf = ({ name, strength, dosage_form }: Seen): Seen => ({ name, strength, dosage_form });

/** Whether these values are those of the product that was found: another name, strength or form is another product. */
export const stillIs = (known: Known | null, values: Seen): known is Known =>
  known !== null && SEEN.every((field) => known.seen[field] === values[field]);
