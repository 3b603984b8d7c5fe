import { type Shelf, SHELF_WORDS, WARNINGS } from './categoryWords';
import { CATEGORY_ICONS } from './medication';
import { phrasesFor, searchIntentOf } from './searchIntent';

const SHELVES = Object.keys(SHELF_WORDS) as Shelf[];
const CATEGORIES = CATEGORY_ICONS.map((icon) => ({ name: `The ${icon}s`, name_ar: `رف ${icon}`, icon }));

const shelvesOf = (search: string) => searchIntentOf(search, CATEGORIES).categories.map(({ icon }) => icon);
/** The shelf, if there is exactly one. */
const meant = (search: string) => {
  const [shelf, ...others] = shelvesOf(search);
  return others.length === 0 ? shelf : undefined;
};

it.each(SHELVES)('knows what people say for %s, and nothing of it is said for another', (shelf) => {
  const said = phrasesFor(shelf);

  expect(new Set(said).size).toBe(said.length);
  expect(said.filter((word) => meant(word) !== shelf)).toEqual([]);
});

it.each([
  ['headache', 'pain-relief'],
  ['headache migraine', 'pain-relief'],
  ['صداع', 'pain-relief'],
  ['صـداع', 'pain-relief'],
  ['خافض حرارة', 'pain-relief'],
  ['خافض للحرارة', 'pain-relief'],
  ['خافد حراره', 'pain-relief'],
  ['سخونيه', 'pain-relief'],
  ['وجع الضرس', 'pain-relief'],
  ['Antibiotics', 'antibiotic'],
  ['مضاد حيوي', 'antibiotic'],
  ['مضاد حيوى', 'antibiotic'],
  ['المُضَادّ الحيوي', 'antibiotic'],
  ['مضادات حيويه', 'antibiotic'],
  ['vitamins', 'vitamins'],
  ['فيتامينات', 'vitamins'],
  ['allergy', 'allergy'],
  ['حساسية', 'allergy'],
  ['الحساسيه', 'allergy'],
  ['hay fever', 'allergy'],
  ['diabetes', 'diabetes'],
  ['سكر', 'diabetes'],
  ['مرض السكر', 'diabetes'],
  ['blood pressure', 'heart'],
  ['ضغط', 'heart'],
  ['ضغط الدم', 'heart'],
  ['القلب وضغط الدم', 'heart'],
  ['skin care', 'skin-care'],
  ['heartburn', 'digestion'],
  ['حموضة', 'digestion'],
  ['اسهال', 'digestion'],
  ['إمساك', 'digestion'],
  ['وجع البطن', 'digestion'],
  ['cold & flu', 'cold-flu'],
  ['برد', 'cold-flu'],
  ['انفلونزا', 'cold-flu'],
  ['الإنفلونزا', 'cold-flu'],
  ['رشح', 'cold-flu'],
  ['كحة', 'cold-flu'],
  ['eye drops', 'eye-ear'],
  ['قطرة عين', 'eye-ear'],
  ['نقط للأذن', 'eye-ear'],
  ['حفاضات للبيبي', 'mother-baby'],
  ['baby formula', 'mother-baby'],
  ['معجون الأسنان', 'mouth-teeth'],
  ['جهاز قياس الضغط', 'first-aid'],
  ['ألم في المعدة', 'digestion'],
  ['واقي من الشمس', 'skin-care'],
  ['محلول معالجة الجفاف', 'digestion'],
  ['آلام الدورة الشهرية', 'pain-relief'],
  ['مغص', 'digestion'],
  ['مغص الدورة', 'pain-relief'],
  ['مسكن للعظام', 'pain-relief'],
  ['حبوب في الوجه', 'skin-care'],
  ['كحة ببلغم', 'cold-flu'],
  ['صداعع', 'pain-relief'],
  ['مسكنن', 'pain-relief'],
  ['cougghh', 'cold-flu'],
])('leads from %s to %s', (search, shelf) => {
  expect(meant(search)).toBe(shelf);
});

it.each([
  ['مضاد حيوي للاطفال', 'antibiotic'],
  ['عايز دواء للصداع', 'pain-relief'],
  ['لو سمحت ممكن حاجة للصداع', 'pain-relief'],
  ['السلام عليكم عندكم دواء للكحة', 'cold-flu'],
  ['صباح الخير يا دكتور محتاجة خافض حرارة', 'pain-relief'],
  ['please have you something for heartburn', 'digestion'],
  ['حموضة وحرقان', 'digestion'],
  ['حرقان وحموضه', 'digestion'],
  ['شاش وقطن', 'first-aid'],
  ['قطن طبى', 'first-aid'],
  ['شراب كحة للأطفال', 'cold-flu'],
  ['لبوس خافض حرارة', 'pain-relief'],
  ['the best medicine for heartburn', 'digestion'],
  ['allergy tablets', 'allergy'],
  ['i have got headache', 'pain-relief'],
  ['عندي حموضة', 'digestion'],
  ['اسم دواء كحة لابني', 'cold-flu'],
  ['فوار للحموضة', 'digestion'],
  ['حرارة رضع', 'pain-relief'],
])('hears past the dosage form and for whom it is: %s', (search, shelf) => {
  expect(meant(search)).toBe(shelf);
});

it.each([
  ['a name', 'Concor'],
  ['a name that a word of a shelf is a part of', 'Panadol Cold'],
  ['a name and what it is for', 'بنادول للصداع'],
  ['a vitamin', 'vitamin a'],
  ['two shelves that are no two needs', 'برد العين'],
  ['two shelves that are no two needs', 'skin cold'],
  ['a need and a name', 'برد وبنادول'],
  ['a dosage form', 'syrup'],
  ['for whom it is', 'للأطفال'],
  ['what stands on several shelves', 'حرقان'],
  ['what stands on several shelves', 'itching'],
  ['what stands on several shelves', 'مضاد التهاب'],
  ['what stands on several shelves', 'فطريات'],
  ['a number', '500'],
  ['nothing', ''],
])('leads nowhere from %s: %s', (_what, search) => {
  expect(searchIntentOf(search, CATEGORIES)).toEqual({ categories: [] });
});

it.each([
  'كحة رضع',
  'cough syrup for babies',
  'إسهال للرضع',
  'مغص بيبي',
  'حقنة برد',
  'cold injection',
  'حقن مضاد حيوي',
])('sends to a doctor where the shelf would be unsafe: %s', (search) => {
  expect(searchIntentOf(search, CATEGORIES)).toEqual({ categories: [], warning: 'doctor' });
});

it.each([
  ['برد وسخونية', ['cold-flu', 'pain-relief']],
  ['سخونية وكحة', ['pain-relief', 'cold-flu']],
  ['رشح و صداع', ['cold-flu', 'pain-relief']],
  ['الضغط والسكر', ['heart', 'diabetes']],
  ['صداع، إسهال', ['pain-relief', 'digestion']],
  ['كحة ورشح وسخونية', ['cold-flu', 'pain-relief']],
  ['علاج سخونية للأطفال وكحة', ['pain-relief', 'cold-flu']],
  ['fever and cough', ['pain-relief', 'cold-flu']],
  ['cold & fever', ['cold-flu', 'pain-relief']],
  ['headache, nausea', ['pain-relief', 'digestion']],
])('leads to both from two needs in one: %s', (search, shelves) => {
  expect(shelvesOf(search)).toEqual(shelves);
});

it.each(['كحة وسخونية للرضع', 'baby cough and fever'])('leads to neither where one would be unsafe: %s', (search) => {
  expect(searchIntentOf(search, CATEGORIES)).toEqual({ categories: [], warning: 'doctor' });
});

it.each(WARNINGS)(
  'knows what people say where there is only a warning (%s), and leads to no shelf from it',
  (warning) => {
    const said = phrasesFor(warning);

    expect(new Set(said).size).toBe(said.length);
    expect(said.filter((word) => searchIntentOf(word, CATEGORIES).warning !== warning)).toEqual([]);
  },
);

it.each([
  ['وجع في الصدر', 'emergency'],
  ['ألم في القلب', 'emergency'],
  ['الذبحة الصدرية', 'emergency'],
  ['ضيق في التنفس', 'emergency'],
  ['هبوط السكر', 'emergency'],
  ['السكر الواطي', 'emergency'],
  ['علاج التسمم', 'emergency'],
  ['pain in the chest', 'emergency'],
  ['chest pains', 'emergency'],
  ['shortness of breath', 'emergency'],
  ['كورونا', 'doctor'],
  ['covid-19', 'doctor'],
  ['ضغط العين', 'doctor'],
  ['المياه الزرقاء', 'doctor'],
  ['ضغط واطى', 'doctor'],
  ['اللوزتين', 'doctor'],
  ['قرحة المعدة', 'doctor'],
  ['حساسية من البنسلين', 'doctor'],
  ['كحة بدم', 'doctor'],
  ['صداع شديد', 'doctor'],
  ['دواء منوم قوي', 'doctor'],
  ['kidney stones', 'doctor'],
  ['حبوب منع الحمل', 'unlisted'],
  ['حبوب الصباح التالي', 'unlisted'],
  ['birth control pills', 'unlisted'],
  ['pregnancy test', 'unlisted'],
  ['صداع للحامل', 'pregnancy'],
  ['فيتامينات للحامل', 'pregnancy'],
  ['غثيان الحمل', 'pregnancy'],
  ['vitamins for pregnant women', 'pregnancy'],
])('warns of %s: %s', (search, warning) => {
  expect(searchIntentOf(search, CATEGORIES)).toEqual({ categories: [], warning });
});

it.each([
  ['صداع ونزيف للحامل', 'emergency'],
  ['وجع صدر وكحة', 'emergency'],
  ['أرق للحامل', 'pregnancy'],
  ['كمامات وكورونا', 'doctor'],
])('gives the gravest warning, and offers no shelf beside it: %s', (search, warning) => {
  expect(searchIntentOf(search, CATEGORIES)).toEqual({ categories: [], warning });
});

it.each(['بنادول للحامل', 'liver plus', 'شاش موسلين'])('does not warn where a word may be a name: %s', (search) => {
  expect(searchIntentOf(search, CATEGORIES)).toEqual({ categories: [] });
});

it.each([
  ['soda3', ['pain-relief']],
  ['dawa lel soda3', ['pain-relief']],
  ['sharab ko7a', ['cold-flu']],
  ['7asaseya', ['allergy']],
  ['2atrat el 3en', ['eye-ear']],
  ['modad 7ayawy', ['antibiotic']],
  ['kolon 3asaby', ['digestion']],
  ["da3't", ['heart']],
  ['waga3 el-asnan', ['pain-relief']],
  ['7oro2', ['skin-care']],
  ['so5oneya we ko7a', ['pain-relief', 'cold-flu']],
])('reads Arabic in Latin letters, where digits stand for letters: %s', (search, shelves) => {
  expect(shelvesOf(search)).toEqual(shelves);
});

it.each([
  ['zab7a', 'emergency'],
  ['vitaminat lel 7amel', 'pregnancy'],
  ['7obob man3 el 7aml', 'unlisted'],
  ['ko7a rodda3', 'doctor'],
])('warns of Arabic in Latin letters: %s', (search, warning) => {
  expect(searchIntentOf(search, CATEGORIES)).toEqual({ categories: [], warning });
});

it.each(['omega3', 'vitamin b12', 'coenzyme q10', 'panadol lel soda3', 'brufen600'])(
  'leads nowhere from a name beside a digit: %s',
  (search) => {
    expect(searchIntentOf(search, CATEGORIES)).toEqual({ categories: [] });
  },
);

describe('where nothing has the name that was typed', () => {
  const lenient = (search: string) => {
    const { categories, warning } = searchIntentOf(search, CATEGORIES, { withTypos: true });
    return warning ?? categories.map(({ icon }) => icon).join();
  };

  it.each([
    ['فيتامبن', 'vitamins'],
    ['انفلونز', 'cold-flu'],
    ['انتيبوتيك', 'antibiotic'],
    ['الحساسسيه', 'allergy'],
    ['headahce', 'pain-relief'],
    ['stomch pain', 'digestion'],
    ['allergey tablets', 'allergy'],
    ['fever and diarrhaea', 'pain-relief,digestion'],
    ['جلوكومة', 'doctor'],
    ['contracepton', 'unlisted'],
  ])('understands one slip in a word: %s', (search, answer) => {
    expect(lenient(search)).toBe(answer);
  });

  it.each([
    ['sodaa', 'pain-relief'],
    ['kohha', 'cold-flu'],
    ['bard', 'cold-flu'],
    ['hasasia', 'allergy'],
    ['sokhonia', 'pain-relief'],
    ['elsokkar', 'diabetes'],
    ['maghas', 'digestion'],
    ['modad hayawi', 'antibiotic'],
    ['fitamin', 'vitamins'],
    ['bawaseer', 'doctor'],
  ])('reads Arabic in Latin letters without a digit: %s', (search, answer) => {
    expect(lenient(search)).toBe(answer);
  });

  it.each(['Serio', 'Kalig', 'Aladin', 'seda'])('takes no name for Arabic in Latin letters: %s', (search) => {
    expect(lenient(search)).toBe('');
  });

  it.each([
    ['a short word', 'codl'],
    ['a short word', 'coild'],
    ['the first letter', 'folic'],
    ['the first letter', 'مراهقة'],
    ['two slips', 'hedahce pian'],
    ['two slips', 'viaomins'],
    ['a name that resembles a warning', 'Covit'],
    ['a name that resembles a warning', 'كولونا'],
  ])('does not guess at %s: %s', (_what, search) => {
    expect(lenient(search)).toBe('');
  });

  it('does not guess where what is one slip away says two things', () => {
    // ارتجاع (reflux) belongs to the stomach, and ارتجاج (concussion) to a head that was hit.
    expect(lenient('ارتجاخ')).toBe('');
  });

  it('guesses at nothing otherwise', () => {
    expect(searchIntentOf('فيتامبن', CATEGORIES)).toEqual({ categories: [] });
  });
});

it('leads to a category of an operator rather than to a warning', () => {
  const contraception = { name: 'Contraception', name_ar: 'منع الحمل', icon: 'default' } as const;

  expect(searchIntentOf('منع الحمل', [contraception])).toEqual({ categories: [contraception] });
});

it('leads to a category of an operator by its own name, in both languages', () => {
  const baby = { name: 'Mother & Baby', name_ar: 'الأم والطفل', icon: 'default' } as const;
  const named = { name: 'Diabetic Care', name_ar: 'العناية بمرضى السكري', icon: 'default' } as const;

  expect(searchIntentOf('mother baby', [baby])).toEqual({ categories: [baby] });
  expect(searchIntentOf('mother and baby', [baby])).toEqual({ categories: [baby] });
  expect(searchIntentOf('الام والطفل', [baby])).toEqual({ categories: [baby] });
  expect(searchIntentOf('diabetic care', [named])).toEqual({ categories: [named] });
});

it('leads to the first of several categories with one picture', () => {
  const [first, second] = ['Heart', 'Circulation'].map((name) => ({ name, name_ar: 'قلب', icon: 'heart' as const }));

  expect(searchIntentOf('blood pressure', [first!, second!])).toEqual({ categories: [first] });
});
