import { joinAddress } from '@contract/addressLine';
import type { Language } from '@contract/language';

/**
 * The address in one line. A part is left out if the previous one ends with it: an address may end with its city, and a city may be called
 * like its governorate.
 */
export const wholeAddress = (parts: readonly string[], language: Language) =>
  joinAddress(
    parts.filter((part, index) => part && part !== endOf(parts[index - 1] ?? '')),
    language,
  );

const endOf = (part: string) => part.split(/[,،]/).at(-1)?.trim();
