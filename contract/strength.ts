import { formNotInName } from './dosageForm';
import { isolateLtr } from './isolate';
import { joinInitials } from './joinInitials';
import { toLatinDigits } from './latinDigits';

interface Medicine {
  name: string;
  strength: string | null;
}

/**
 * The strength of a medicine, or null if its name already contains it. If the medicine is shown by a name in another language, that name
 * must contain the numbers of the strength as well.
 */
export function strengthNotInName({ name, strength }: Medicine, calledName = name): string | null {
  if (!strength) return null;
  const called = numbersOf(calledName);
  const isSaid = contains(name, strength) && numbersOf(strength).every((number) => called.includes(number));
  return isSaid ? null : strength;
}

interface Product extends Medicine {
  dosage_form: string | null;
}

/** The strength and the dosage form, which distinguish medicines of the same name. Each is null if the displayed name contains it. */
export function kindNotInName(medicine: Product, calledName: string) {
  const language = ARABIC.test(calledName) ? 'ar' : 'en';
  const strength = strengthNotInName(medicine, calledName);
  return {
    strength: strength && language === 'ar' ? toArabicUnits(strength) : strength,
    form: formNotInName(medicine.dosage_form, calledName, language),
  };
}

/**
 * The name with strength and form, so that two of them do not look the same in a list. They are in brackets: next to a pack size or a
 * quantity they would be taken for part of it.
 */
export function withKind(medicine: Product, calledName: string): string {
  const { strength, form } = kindNotInName(medicine, calledName);
  const isArabic = ARABIC.test(calledName);
  const kind = [strength, form].filter((each) => each !== null);
  if (kind.length === 0) return calledName;
  const shown = isArabic ? kind.map((each) => (ARABIC.test(each) ? each : isolateLtr(each))) : kind;
  return `${calledName} (${shown.join(isArabic ? '، ' : ', ')})`;
}

/** Units as Arabic names of medicines write them. */
const UNITS: ReadonlyMap<string, string> = new Map([
  ['mg', 'مجم'],
  ['mcg', 'مكجم'],
  ['µg', 'مكجم'],
  ['g', 'جم'],
  ['gm', 'جم'],
  ['ml', 'مل'],
  ['l', 'لتر'],
  ['iu', 'وحدة دولية'],
  ['unit', 'وحدة'],
  ['units', 'وحدة'],
  ['dose', 'جرعة'],
  ['hr', 'ساعة'],
]);

const unitOf = (word: string) => UNITS.get(word.toLowerCase());

/** A strength with a word that is no unit is returned unchanged: translating half of it would change its order. */
function toArabicUnits(strength: string): string {
  const words = strength.match(/\p{L}+/gu) ?? [];
  if (!words.every(unitOf)) return strength;
  const spaced = strength.replace(/(\d)(?=\p{L})/gu, '$1 ');
  return spaced.replace(/\p{L}+/gu, (word) => unitOf(word) ?? word);
}

const ARABIC = /\p{Script=Arabic}/u;

/** Whether the name contains the strength: "5mg" contains 5 mg; "15 mg" and "2.5 mg" do not. */
function contains(name: string, strength: string): boolean {
  const text = withoutSpaces(name);
  const at = text.indexOf(withoutSpaces(strength));
  return at >= 0 && !/[\d.,]/.test(text.charAt(at - 1));
}

const withoutSpaces = (text: string) => joinInitials(text).toLowerCase().replace(/\s/g, '');

const numbersOf = (text: string): readonly string[] => toLatinDigits(text).match(/\d+(?:[.,٫]\d+)?/g) ?? [];
