import type { Language } from '@contract/language';

/** Nobody looks for الدقي under the letter of its article, nor for مدينة نصر under that of "city". */
const LEADING = /^(?:مدينة )?(?:ال)?/;

/** Sorts places by name, as people look for them. */
export function sortByName<Place>(places: readonly Place[], nameOf: (place: Place) => string, language: Language) {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const keyOf = (place: Place) => nameOf(place).replace(LEADING, '');
  return [...places].sort((one, other) => compare(keyOf(one), keyOf(other)));
}
