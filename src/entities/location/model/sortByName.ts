import type { Language } from '@contract/language';

/** Ignores the article (الدقي is sorted under د) and the word "city" (مدينة نصر under ن). */
const LEADING = /^(?:مدينة )?(?:ال)?/;

export function sortByName<Place>(places: readonly Place[], nameOf: (place: Place) => string, language: Language) {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const keyOf = (place: Place) => nameOf(place).replace(LEADING, '');
  return [...places].sort((one, other) => compare(keyOf(one), keyOf(other)));
}
