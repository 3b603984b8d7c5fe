import { joinAddress } from '@contract/addressLine';
import type { Language } from '@contract/language';

/** In one line. An address that ends with its city has said it, as has a city that is called like its governorate. */
export const wholeAddress = (parts: readonly string[], language: Language) =>
  joinAddress(
    parts.filter((part, index) => part && part !== endOf(parts[index - 1] ?? '')),
    language,
  );

const endOf = (part: string) => part.split(/[,،]/).at(-1)?.trim();
