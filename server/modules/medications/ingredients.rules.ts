import { isolateAuto } from '@contract/isolate';

/**
 * A comma within a number, as in 2,4-dichlorobenzyl alcohol, or within brackets parts nothing. Spaces beyond one are left to be trimmed: a
 * pharmacy that wrote a thousand would stop the server with each visit to its product.
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

/** Of a combination that is named in both languages, part for part. */
function substancesOf(genericName: string, genericNameAr: string): Substance[] {
  const [names, namesAr] = [partsOf(genericName, '+'), partsOf(genericNameAr, '+')];
  if (names.length !== namesAr.length) return [];
  return names.map((name, place) => ({ name: name.toLowerCase(), nameAr: namesAr[place] ?? '' }));
}

/** The whole name, or its beginning: "Bisoprolol fumarate" is bisoprolol, "Vitamin B12" is not vitamin B. */
const isCalled = (ingredient: string, { name }: Substance) =>
  ingredient.startsWith(name) && !/^[\p{L}\p{N}]/u.test(ingredient.slice(name.length));

/**
 * The active ingredients with the Arabic names that the generic name gives them. One that says more than its name, a salt or an
 * amount, says that behind it; one that the generic name does not have stays as it is. Null where none is known.
 */
export function ingredientsInArabic(medication: {
  activeIngredients: string | null;
  genericName: string | null;
  genericNameAr: string | null;
}): string | null {
  const ingredients = partsOf(medication.activeIngredients ?? '', BETWEEN_INGREDIENTS);
  const substances = substancesOf(medication.genericName ?? '', medication.genericNameAr ?? '');
  // What has one ingredient and one name is named after it: cholecalciferol is called vitamin D3.
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
