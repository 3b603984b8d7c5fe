import { CATEGORY_ICONS } from './medication';
import { categoriesMeant, saidFor } from './needMeant';

const SHELVES = CATEGORY_ICONS.filter((icon) => icon !== 'default');
const CATEGORIES = CATEGORY_ICONS.map((icon) => ({ name: `The ${icon}s`, name_ar: `رف ${icon}`, icon }));

const shelvesOf = (search: string) => categoriesMeant(search, CATEGORIES).map(({ icon }) => icon);
/** Where it is one. */
const meant = (search: string) => {
  const [shelf, ...others] = shelvesOf(search);
  return others.length === 0 ? shelf : undefined;
};

it.each(SHELVES)('knows what people say for %s, and nothing of it is said for another', (shelf) => {
  const said = saidFor(shelf);

  expect(new Set(said).size).toBe(said.length);
  expect(said.filter((word) => meant(word) !== shelf)).toEqual([]);
});

it.each([
  ['headache', 'pain-relief'],
  ['صداع', 'pain-relief'],
  ['خافض حرارة', 'pain-relief'],
  ['خافض للحرارة', 'pain-relief'],
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
  ['what no shelf is said to have', 'جهاز ضغط'],
  ['two shelves that are no two needs', 'ضغط العين'],
  ['two shelves that are no two needs', 'وجع قلب'],
  ['two shelves that are no two needs', 'skin cold'],
  ['a need and a name', 'برد وبنادول'],
  ['a dosage form', 'syrup'],
  ['for whom it is', 'للأطفال'],
  ['what only a doctor can tell apart', 'صداع شديد'],
  ['what stands on several shelves', 'حرقان'],
  ['what stands on several shelves', 'itching'],
  ['what stands on several shelves', 'مضاد التهاب'],
  ['what stands on several shelves', 'فطريات'],
  ['a number', '500'],
  ['nothing', ''],
])('leads nowhere from %s: %s', (_what, search) => {
  expect(shelvesOf(search)).toEqual([]);
});

it.each([
  'كحة رضع',
  'cough syrup for babies',
  'إسهال للرضع',
  'مغص بيبي',
  'حقنة برد',
  'cold injection',
  'حقن مضاد حيوي',
])('leads nowhere where it would be unsafe: %s', (search) => {
  expect(meant(search)).toBeUndefined();
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
  expect(shelvesOf(search)).toEqual([]);
});

it('leads to a category of an operator by its own name, in both languages', () => {
  const baby = { name: 'Mother & Baby', name_ar: 'الأم والطفل', icon: 'default' } as const;
  const named = { name: 'Diabetic Care', name_ar: 'العناية بمرضى السكري', icon: 'default' } as const;

  expect(categoriesMeant('mother baby', [baby])).toEqual([baby]);
  expect(categoriesMeant('mother and baby', [baby])).toEqual([baby]);
  expect(categoriesMeant('الام والطفل', [baby])).toEqual([baby]);
  expect(categoriesMeant('diabetic care', [named])).toEqual([named]);
});

it('leads to the first of several categories with one picture', () => {
  const [first, second] = ['Heart', 'Circulation'].map((name) => ({ name, name_ar: 'قلب', icon: 'heart' as const }));

  expect(categoriesMeant('blood pressure', [first!, second!])).toEqual([first]);
});
