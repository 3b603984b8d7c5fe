import { isolateLtr } from './isolate';
import { inLatinDigits } from './latinDigits';

interface Medicine {
  name: string;
  strength: string | null;
}

/**
 * The strength that stands in a field of its own, unless the name says it. In another language the name is called by, its numbers
 * must be there as well.
 */
export function unsaidStrength({ name, strength }: Medicine, calledName = name): string | null {
  if (!strength) return null;
  const called = numbersOf(calledName);
  const isSaid = says(name, strength) && numbersOf(strength).every((number) => called.includes(number));
  return isSaid ? null : strength;
}

/** What a medicine is called where two strengths of it would else be two equal lines. In brackets: beside the size of a pack or a quantity it would be read as one of them. */
export function withStrength(medicine: Medicine, calledName: string): string {
  const strength = unsaidStrength(medicine, calledName);
  return strength ? `${calledName} (${ARABIC.test(calledName) ? isolateLtr(strength) : strength})` : calledName;
}

const ARABIC = /\p{Script=Arabic}/u;

/** "5mg" says 5 mg; "15 mg" and "2.5 mg" do not. */
function says(name: string, strength: string): boolean {
  const text = squeezed(name);
  const at = text.indexOf(squeezed(strength));
  return at >= 0 && !/[\d.,]/.test(text.charAt(at - 1));
}

const squeezed = (text: string) => text.toLowerCase().replace(/\s/g, '');

const numbersOf = (text: string): readonly string[] => inLatinDigits(text).match(/\d+(?:[.,٫]\d+)?/g) ?? [];
