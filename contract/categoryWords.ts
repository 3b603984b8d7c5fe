import { formWords } from './dosageForm';
import { foldedWords } from './foldedWords';
import type { CategoryIcon } from './medication';

/** A category is known by its picture, whatever an operator calls it. */
type Shelf = Exclude<CategoryIcon, 'default'>;

/**
 * What people search for when they mean a shelf and no medicine. A sign to the shelf and no advice: what a doctor has to find
 * out first, or stands on several shelves, an itch or a blocked nose, is left out.
 */
const SAID: Readonly<Record<Shelf, { en: string; ar: string }>> = {
  'pain-relief': {
    en: 'pain, pains, ache, aches, headache, headaches, migraine, toothache, backache, back pain, joint pain, muscle pain, fever, high temperature, fever reducer, painkiller, painkillers, pain killer, pain killers, pain reliever, analgesic, analgesics, antipyretic',
    ar: 'ألم, آلام, وجع, أوجاع, صداع, صداع نصفي, ألم أسنان, وجع أسنان, وجع ضرس, ألم ظهر, وجع ظهر, وجع ضهر, ألم مفاصل, آلام مفاصل, وجع مفاصل, ألم عضلات, آلام عضلات, مسكن, مسكنات, مسكن أسنان, سخونية, سخونة, حمى, حرارة, خافض حرارة',
  },
  antibiotic: {
    en: 'antibiotic, antibiotics, anti biotic',
    ar: 'مضاد حيوي, مضادات حيوية, انتيبيوتك, انتيبيوتيك, انتي بيوتك, انتي بيوتيك',
  },
  vitamins: {
    en: 'vitamin, vitamins, multivitamin, multivitamins, multi vitamin, supplement, supplements, food supplement, food supplements, dietary supplement, dietary supplements',
    ar: 'فيتامين, فيتامينات, مالتي فيتامين, ملتي فيتامين, مولتي فيتامين, مكمل غذائي, مكملات, مكملات غذائية',
  },
  allergy: {
    en: 'allergy, allergies, allergic, anti allergy, anti allergic, hay fever, antihistamine, antihistamines, anti histamine',
    ar: 'حساسية, حساسية أنف, حساسية موسمية, مضاد حساسية, مضادات حساسية, مضاد هستامين, مضاد هيستامين, مضادات هيستامين',
  },
  diabetes: {
    en: 'diabetes, diabetic, diabetics, blood sugar',
    ar: 'سكر, سكري, سكر دم, سكر الدم',
  },
  heart: {
    en: 'heart, blood pressure, high blood pressure, hypertension, cholesterol, blood thinner, blood thinners',
    ar: 'قلب, ضغط, ضغط دم, ضغط الدم, ضغط عالي, ضغط مرتفع, ارتفاع ضغط, ارتفاع ضغط الدم, كوليسترول, كولسترول, سيولة, سيولة الدم',
  },
  'skin-care': {
    en: 'skin, skin care, skincare, dry skin, acne, pimples, dandruff, burns, nappy rash, diaper rash, moisturizer, moisturiser, cold cream, sunscreen, sunblock, sun block',
    ar: 'بشرة, عناية بشرة, جفاف بشرة, بشرة جافة, جلد, حب شباب, قشرة, قشرة شعر, حروق, تسلخات, مرطب, صن بلوك, واقي شمس',
  },
  digestion: {
    en: 'stomach, digestion, heartburn, acidity, antacid, antacids, reflux, acid reflux, indigestion, bloating, gas, gases, nausea, vomiting, diarrhea, diarrhoea, constipation, laxative, laxatives, colic, colon, stomachache, stomach ache, stomach pain',
    ar: 'معدة, هضم, عسر هضم, سوء هضم, حموضة, حموضة معدة, حرقان معدة, حرقة معدة, ارتجاع, ارتجاع مريء, انتفاخ, غازات, غثيان, قيء, ترجيع, إسهال, إمساك, ملين, ملينات, مغص, قولون, قولون عصبي, ألم معدة, وجع معدة, وجع بطن, ألم بطن',
  },
  'cold-flu': {
    en: 'cold, colds, common cold, flu, influenza, cough, coughs, coughing, phlegm, expectorant, runny nose, sore throat',
    ar: 'برد, نزلة برد, نزلات برد, أدوار برد, دور برد, إنفلونزا, انفلوانزا, زكام, رشح, كحة, سعال, بلغم, مذيب بلغم, طارد بلغم, احتقان حلق, احتقان زور, التهاب حلق, التهاب زور',
  },
  'eye-ear': {
    en: 'eye, eyes, dry eye, dry eyes, ear, ears, earache, earwax, ear wax',
    ar: 'عين, عيون, جفاف عين, أذن, ودن, ألم أذن, وجع ودن, شمع أذن, شمع ودن',
  },
};

/** What stands around it, and for whom it is: says nothing about the shelf, as little as the dosage form. No letter alone, which may be a vitamin. */
const LITTLE =
  'and or of for the to my me need want best strong good something product products medicine medicines medication medications drug drugs pill pills treatment relief remedy kid kids child children baby babies adult adults ' +
  'و او من في عن مع دواء دوا ادويه علاج منتج منتجات حاجه شيء عايز عايزه عاوز عاوزه محتاج محتاجه اريد احسن افضل قوي حبوب برشام مرض طفل طفلي اطفال رضع بيبي كبار';

/** The article, and what is written in one with the next word: "and", "for". What is left must still be a word: the ال of ألم is none. */
const STUCK = /^و?(?:بال|ال|لل|ل)?(?=.{3})/u;

const bareWords = (text: string): readonly string[] => foldedWords(text).map((word) => word.replace(STUCK, ''));

const keyOf = (text: string): string => bareWords(text).join(' ');

const SHELVES: ReadonlyMap<string, Shelf | null> = new Map([
  ...[...LITTLE.split(' '), ...formWords()].map((word) => [keyOf(word), null] as const),
  ...(Object.keys(SAID) as Shelf[]).flatMap((shelf) => saidFor(shelf).map((said) => [keyOf(said), shelf] as const)),
]);

/** What leads to a shelf, as it is written. */
export function saidFor(shelf: Shelf): readonly string[] {
  const { en, ar } = SAID[shelf];
  return [...en.split(', '), ...ar.split(', ')];
}

const LONGEST_SAID = 3;

/** The shelf that a search means: the one to which all of its words lead that say anything. Any other word may be a name. */
function shelfMeant(words: readonly string[]): Shelf | undefined {
  const meant = new Set<Shelf>();
  for (let at = 0; at < words.length;) {
    const said = longestSaid(words.slice(at, at + LONGEST_SAID));
    if (!said) return undefined;
    if (said.shelf) meant.add(said.shelf);
    at += said.length;
  }
  return meant.size === 1 ? [...meant][0] : undefined;
}

/** What the first of the words say, as many of them as say something together: "hay fever" is no fever. */
function longestSaid(words: readonly string[]) {
  for (let { length } = words; length > 0; length -= 1) {
    const shelf = SHELVES.get(words.slice(0, length).join(' '));
    if (shelf !== undefined) return { length, shelf };
  }
  return undefined;
}

interface Category {
  name: string;
  name_ar: string;
  icon: CategoryIcon;
}

/** The category that a search means, by its own name or by what people say for it; of several with one picture the first. */
export function categoryMeant<C extends Category>(search: string, categories: readonly C[]): C | undefined {
  const words = bareWords(search);
  if (words.length === 0) return undefined;
  const shelf = shelfMeant(words);
  const isNamed = ({ name, name_ar }: C) => [name, name_ar].map(keyOf).includes(words.join(' '));

  return categories.find(isNamed) ?? categories.find(({ icon }) => icon === shelf);
}
