import { foldedWords } from './foldedWords';
import type { Language } from './language';

interface Word {
  en: string;
  ar: string;
  /** How names write it, in both languages and short; folded. */
  written: string;
}

/** How a medicine comes. */
const FORMS: readonly Word[] = [
  { en: 'tablet', ar: 'أقراص', written: 'tablet tablets tab tabs caplet caplets قرص اقراص' },
  { en: 'capsule', ar: 'كبسولات', written: 'capsule capsules cap caps كبسول كبسوله كبسولات' },
  { en: 'syrup', ar: 'شراب', written: 'syrup syr شراب' },
  { en: 'suspension', ar: 'معلق', written: 'suspension susp معلق' },
  { en: 'ampoule', ar: 'أمبول', written: 'ampoule ampoules ampule ampules amp amps امبول امبولات' },
  { en: 'vial', ar: 'فيال', written: 'vial vials فيال' },
  { en: 'injection', ar: 'حقن', written: 'injection injections inj حقن حقنه' },
  { en: 'cream', ar: 'كريم', written: 'cream كريم' },
  { en: 'ointment', ar: 'مرهم', written: 'ointment oint مرهم' },
  { en: 'gel', ar: 'جل', written: 'gel emulgel جل جيل ايمولجل' },
  { en: 'drops', ar: 'قطرة', written: 'drop drops dps قطره قطرات نقط' },
  { en: 'suppository', ar: 'لبوس', written: 'suppository suppositories supp لبوس اقماع' },
  { en: 'sachet', ar: 'أكياس', written: 'sachet sachets كيس اكياس' },
  { en: 'spray', ar: 'بخاخ', written: 'spray بخاخ بخاخه' },
  { en: 'inhaler', ar: 'بخاخ استنشاق', written: 'inhaler inh استنشاق' },
  { en: 'lotion', ar: 'لوسيون', written: 'lotion لوسيون لوشن' },
  { en: 'solution', ar: 'محلول', written: 'solution soln sol محلول' },
  { en: 'powder', ar: 'بودرة', written: 'powder pd بودره' },
  { en: 'shampoo', ar: 'شامبو', written: 'shampoo شامبو' },
  { en: 'soap', ar: 'صابون', written: 'soap صابون صابونه' },
  { en: 'pen', ar: 'قلم حقن', written: 'pen pens flexpen قلم اقلام' },
  { en: 'patch', ar: 'لصقات', written: 'patch patches لصقه لصقات لاصقه' },
  { en: 'lozenge', ar: 'أقراص استحلاب', written: 'lozenge lozenges استحلاب' },
];

/** What tells two forms of the same kind apart: drops for the eye from drops for the ear. */
const PLACES: readonly Word[] = [
  { en: 'eye', ar: 'للعين', written: 'eye ophthalmic عين العين للعين' },
  { en: 'ear', ar: 'للأذن', written: 'ear otic اذن الاذن للاذن' },
  { en: 'nasal', ar: 'للأنف', written: 'nasal nose انف الانف للانف' },
  { en: 'vaginal', ar: 'مهبلي', written: 'vaginal vag مهبلي مهبليه' },
  { en: 'effervescent', ar: 'فوار', written: 'effervescent eff فوار' },
  { en: 'chewable', ar: 'للمضغ', written: 'chewable chew للمضغ' },
];

/**
 * The dosage form as its reader calls it, unless the name that they read says it, short or in full. What pharmacies write is a text:
 * where none of the usual words is in it, it stands as it is.
 */
export function unsaidForm(form: string | null, calledName: string, language: Language): string | null {
  if (!form) return null;
  const name = foldedWords(calledName);
  const written = foldedWords(form);
  const forms = FORMS.filter((word) => isIn(word, written));
  const places = PLACES.filter((word) => isIn(word, written));
  const known = [...forms, ...places];
  if (known.length > 0 ? known.every((word) => isIn(word, name)) : written.every((word) => name.includes(word)))
    return null;
  if (language === 'ar') return known.length > 0 ? known.map(({ ar }) => ar).join(' ') : form;
  return forms.length > 0 && ARABIC.test(form) ? [...places, ...forms].map(({ en }) => en).join(' ') : form;
}

const ARABIC = /\p{Script=Arabic}/u;

const isIn = ({ written }: Word, words: readonly string[]): boolean =>
  written.split(' ').some((each) => words.includes(each));

/** All words that say how a medicine comes. */
export const formWords = (): readonly string[] => FORMS.flatMap(({ written }) => written.split(' '));
