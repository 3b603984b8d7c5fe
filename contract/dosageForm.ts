import { foldedWords } from './foldedWords';
import { joinInitials } from './joinInitials';
import type { Language } from './language';

interface Word {
  en: string;
  ar: string;
  /** How names of medicines write it: the words and abbreviations of both languages, as `foldedWords` returns them. */
  written: string;
}

interface Form extends Word {
  /** Its name when it only says what another form is for, such as a powder for injection. */
  purpose?: { en: string; ar: string };
  /** Whether adjectives beside it are feminine in Arabic, as they are beside all plurals of things. */
  isFeminine?: boolean;
}

interface Quality extends Word {
  feminine?: string;
}

/** The dosage forms. */
const FORMS: readonly Form[] = [
  { en: 'tablet', ar: 'أقراص', isFeminine: true, written: 'tablet tablets tab tabs caplet caplets قرص اقراص' },
  {
    en: 'capsule',
    ar: 'كبسولات',
    isFeminine: true,
    written: 'capsule capsules cap caps softgel softgels كبسول كبسوله كبسولات',
  },
  { en: 'syrup', ar: 'شراب', written: 'syrup syr syp شراب' },
  {
    en: 'suspension',
    ar: 'معلق',
    purpose: { en: 'for suspension', ar: 'لعمل معلق' },
    written: 'suspension susp معلق',
  },
  { en: 'ampoule', ar: 'أمبول', written: 'ampoule ampoules ampule ampules amp amps امبول امبولات' },
  { en: 'vial', ar: 'فيال', written: 'vial vials فيال' },
  {
    en: 'injection',
    ar: 'حقن',
    purpose: { en: 'for injection', ar: 'للحقن' },
    isFeminine: true,
    written: 'injection injections inj حقن حقنه للحقن',
  },
  {
    en: 'infusion',
    ar: 'محلول للتسريب',
    purpose: { en: 'for infusion', ar: 'للتسريب' },
    written: 'infusion inf تسريب للتسريب',
  },
  { en: 'syringe', ar: 'سرنجة', isFeminine: true, written: 'syringe syringes سرنجه سرنجات' },
  { en: 'cream', ar: 'كريم', written: 'cream كريم' },
  { en: 'ointment', ar: 'مرهم', written: 'ointment oint مرهم' },
  { en: 'gel', ar: 'جل', written: 'gel emulgel جل جيل ايمولجل' },
  { en: 'drops', ar: 'نقط', isFeminine: true, written: 'drop drops dps قطره قطرات نقط' },
  { en: 'suppository', ar: 'لبوس', written: 'suppository suppositories supp لبوس اقماع' },
  { en: 'enema', ar: 'حقنة شرجية', isFeminine: true, written: 'enema enemas شرجيه' },
  { en: 'sachet', ar: 'أكياس', isFeminine: true, written: 'sachet sachets كيس اكياس' },
  { en: 'granules', ar: 'حبيبات', isFeminine: true, written: 'granule granules حبيبات' },
  { en: 'spray', ar: 'بخاخ', written: 'spray بخاخ بخاخه' },
  {
    en: 'inhaler',
    ar: 'بخاخ استنشاق',
    purpose: { en: 'inhaler', ar: 'للاستنشاق' },
    written: 'inhaler inh استنشاق',
  },
  { en: 'lotion', ar: 'لوسيون', written: 'lotion لوسيون لوشن' },
  {
    en: 'solution',
    ar: 'محلول',
    purpose: { en: 'for solution', ar: 'لعمل محلول' },
    written: 'solution soln sol محلول',
  },
  { en: 'emulsion', ar: 'مستحلب', written: 'emulsion مستحلب' },
  { en: 'milk', ar: 'لبن', written: 'milk لبن' },
  { en: 'powder', ar: 'بودرة', isFeminine: true, written: 'powder pd بودره' },
  { en: 'shampoo', ar: 'شامبو', written: 'shampoo شامبو' },
  { en: 'soap', ar: 'صابون', written: 'soap صابون صابونه' },
  { en: 'cleanser', ar: 'غسول', written: 'cleanser wash غسول' },
  { en: 'mouthwash', ar: 'غسول للفم', written: 'mouthwash مضمضه' },
  { en: 'douche', ar: 'دش', written: 'douche دش' },
  { en: 'conditioner', ar: 'بلسم شعر', written: 'conditioner' },
  { en: 'mask', ar: 'ماسك', written: 'mask ماسك' },
  { en: 'serum', ar: 'سيروم', written: 'serum سيروم' },
  { en: 'oil', ar: 'زيت', written: 'oil زيت' },
  { en: 'balm', ar: 'بلسم', written: 'balm بلسم' },
  { en: 'foam', ar: 'رغوة', isFeminine: true, written: 'foam رغوه فوم' },
  { en: 'roll-on', ar: 'رول أون', written: 'roll رول' },
  { en: 'gummies', ar: 'حلوى جيلاتينية', isFeminine: true, written: 'gummies gummy' },
  { en: 'toothpaste', ar: 'معجون أسنان', written: 'toothpaste معجون' },
  { en: 'pen', ar: 'قلم حقن', written: 'pen pens flexpen قلم اقلام' },
  { en: 'patch', ar: 'لصقات', isFeminine: true, written: 'patch patches لصقه لصقات لاصقه' },
  { en: 'lozenge', ar: 'أقراص استحلاب', isFeminine: true, written: 'lozenge lozenges استحلاب' },
];

/** Words that distinguish two forms of the same kind: eye drops from drops that are swallowed. */
const QUALITIES: readonly Quality[] = [
  { en: 'eye', ar: 'للعين', written: 'eye ophthalmic عين العين للعين' },
  { en: 'ear', ar: 'للأذن', written: 'ear otic اذن الاذن للاذن' },
  { en: 'nasal', ar: 'للأنف', written: 'nasal nose انف الانف للانف' },
  { en: 'mouth', ar: 'للفم', written: 'mouth فم الفم للفم' },
  { en: 'oral', ar: 'بالفم', written: 'oral بالفم' },
  { en: 'vaginal', ar: 'مهبلي', feminine: 'مهبلية', written: 'vaginal vag مهبلي مهبليه' },
  { en: 'rectal', ar: 'شرجي', feminine: 'شرجية', written: 'rectal شرجي' },
  { en: 'topical', ar: 'للاستعمال الظاهري', written: 'topical external ظاهري الظاهري موضعي' },
  { en: 'inhaled', ar: 'للاستنشاق', written: 'inhalation inhaled للاستنشاق' },
  { en: 'nebulizer', ar: 'لجلسات الاستنشاق', written: 'nebulizer nebuliser nebules جلسات لجلسات' },
  { en: 'IM', ar: 'بالعضل', written: 'im intramuscular عضل بالعضل' },
  { en: 'IV', ar: 'بالوريد', written: 'iv intravenous وريد بالوريد' },
  { en: 'prefilled', ar: 'جاهز', feminine: 'جاهزة', written: 'prefilled filled pref جاهز جاهزه' },
  { en: 'effervescent', ar: 'فوار', feminine: 'فوارة', written: 'effervescent eff فوار فواره' },
  { en: 'chewable', ar: 'للمضغ', written: 'chewable chew للمضغ' },
  { en: 'sublingual', ar: 'تحت اللسان', written: 'sublingual لسان اللسان' },
  {
    en: 'orodispersible',
    ar: 'يذوب في الفم',
    feminine: 'تذوب في الفم',
    written: 'orodispersible disintegrating odt يذوب تذوب',
  },
  {
    en: 'extended-release',
    ar: 'ممتد المفعول',
    feminine: 'ممتدة المفعول',
    written: 'sr xr retard sustained extended prolonged ممتد ممتده',
  },
];

/** Drops for these are «قطرة» in Arabic. */
const HAVE_DROPS = ['eye', 'ear'];

/** Words that add nothing to a known form. */
const FILLER_WORDS =
  'for of and use in by with film coated hard soft gelatin pre dry release on في او اون المفعول للاستعمال'.split(' ');

/**
 * The dosage form in the reader's language, or null if the name that they read already contains it, written out or abbreviated. Pharmacies
 * write the form as free text. If it contains an unknown word, the text is returned unchanged, since translating half of it may turn it
 * into another form.
 */
export function formNotInName(form: string | null, calledName: string, language: Language): string | null {
  if (!form) return null;
  const name = wordsOfName(calledName);
  const written = foldedWords(form);
  const { forms, qualities, others } = wordsOf(written);
  const known = [...forms, ...qualities];
  if (others.every((word) => name.includes(word)) && known.every((word) => isIn(word, name))) return null;
  const isInTheirs = ARABIC.test(form) === (language === 'ar');
  if (isInTheirs || others.length > 0) return form;
  return language === 'ar' ? inArabic(forms, qualities) : inEnglish(forms, qualities);
}

/** Includes each pair of neighbours as one word: "Mouth Wash" is also a "mouthwash". */
function wordsOfName(name: string): readonly string[] {
  const words = foldedWords(joinInitials(name));
  return [...words, ...words.slice(1).map((word, index) => `${words[index]}${word}`)];
}

/** Splits a form into known forms, in the order in which they are written, qualities, and unknown words. */
function wordsOf(written: readonly string[]) {
  const placeOf = (word: Word) => written.findIndex((each) => isIn(word, [each]));
  const forms = FORMS.filter((word) => isIn(word, written)).sort((one, other) => placeOf(one) - placeOf(other));
  const qualities = QUALITIES.filter((word) => isIn(word, written));
  const known = [...forms, ...qualities];
  const isFiller = (word: string) => forms.length > 0 && FILLER_WORDS.includes(word);
  const others = written.filter((each) => !isFiller(each) && !known.some((word) => isIn(word, [each])));
  return { forms, qualities, others };
}

function inArabic([first, ...purposes]: readonly Form[], qualities: readonly Quality[]): string {
  const hasDrops = first?.en === 'drops' && qualities.some(({ en }) => HAVE_DROPS.includes(en));
  return [
    ...(first ? [hasDrops ? 'قطرة' : first.ar] : []),
    ...purposes.map(({ ar, purpose }) => purpose?.ar ?? ar),
    ...qualities.map(({ ar, feminine }) => (first?.isFeminine && feminine) || ar),
  ].join(' ');
}

const inEnglish = ([first, ...purposes]: readonly Form[], qualities: readonly Quality[]): string =>
  [
    ...qualities.map(({ en }) => en),
    ...(first ? [first.en] : []),
    ...purposes.map(({ en, purpose }) => purpose?.en ?? en),
  ].join(' ');

const ARABIC = /\p{Script=Arabic}/u;

const isIn = ({ written }: Word, words: readonly string[]): boolean =>
  written.split(' ').some((each) => words.includes(each));

/** All words for dosage forms. */
export const formWords = (): readonly string[] => FORMS.flatMap(({ written }) => written.split(' '));
