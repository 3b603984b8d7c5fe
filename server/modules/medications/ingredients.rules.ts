import { isolateAuto } from '@contract/isolate';

/**
 * A comma within a number, as in 2,4-dichlorobenzyl alcohol, or within brackets does not separate ingredients. The pattern matches one
 * space only and leaves the others to be trimmed: if it matched them all, a text with a thousand spaces would block the server at each
 * visit to the product.
 */
const BETWEEN_INGREDIENTS = /[;\n]|,\s(?![^()]*\))|\s\+\s/;
const partsOf = (text: string, between: RegExp | string) =>
  text
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '');

interface Substance {
  name: string;
  nameAr: string;
}

/** The substances of a generic name that has the same number of parts in both languages. */
function substancesOf(genericName: string, genericNameAr: string): Substance[] {
  const [names, namesAr] = [partsOf(genericName, '+'), partsOf(genericNameAr, '+')];
  if (names.length !== namesAr.length) return [];
  return names.map((name, place) => ({ name: name.toLowerCase(), nameAr: namesAr[place] ?? '' }));
}

/**
 * Whether an ingredient is the substance, or begins with its name: "Bisoprolol fumarate" is bisoprolol, but "Vitamin B12" is not vitamin B.
 */
const isCalled = (ingredient: string, { name }: Substance) =>
  ingredient.startsWith(name) && !/^[\p{L}\p{N}]/u.test(ingredient.slice(name.length));

/**
 * The active ingredients with the Arabic names that the generic name gives them. What an ingredient has beyond its name, a salt or an
 * amount, follows the Arabic name. An ingredient that is not in the generic name stays as it is. Null if none is known.
 */
export function ingredientsInArabic(medication: {
  activeIngredients: string | null;
  genericName: string | null;
  genericNameAr: string | null;
}): string | null {
  const ingredients = partsOf(medication.activeIngredients ?? '', BETWEEN_INGREDIENTS);
  const substances = substancesOf(medication.genericName ?? '', medication.genericNameAr ?? '');
  // A product with one ingredient and one name is named after the ingredient: cholecalciferol is called vitamin D3.
  const only = ingredients.length === 1 && substances.length === 1 ? substances[0] : undefined;
  const named = ingredients.map((ingredient) => ({
    ingredient,
    known: substances.filter((each) => isCalled(ingredient.toLowerCase(), each)).sort(byLength)[0] ?? only,
  }));
  return named.some(({ known }) => known) ? named.map(inArabic).join('، ') : null;
}

const byLength = (one: Substance, other: Substance) => other.name.length - one.name.length;

function inArabic({ ingredient, known }: { ingredient: string; known: Substance | undefined }) {
  if (!known) return isolateAuto(ingredient);
  return known.name === ingredient.toLowerCase() ? known.nameAr : `${known.nameAr} (${isolateAuto(ingredient)})`;
}
