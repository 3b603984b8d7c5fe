import type { CategoryIcon } from '@contract/medication';

import { proposeCategory } from './proposeCategory';

const OURS: readonly [name: string, nameAr: string, icon: CategoryIcon][] = [
  ['Pain Relief', 'مسكنات الألم', 'pain-relief'],
  ['Antibiotic', 'مضادات حيوية', 'antibiotic'],
  ['Vitamins', 'فيتامينات', 'vitamins'],
  ['Diabetes', 'السكري', 'diabetes'],
  ['Heart', 'القلب وضغط الدم', 'heart'],
  ['Skin Care', 'العناية بالبشرة', 'skin-care'],
  ['Stomach & Digestion', 'المعدة والهضم', 'digestion'],
  ['Cold & Respiratory', 'البرد والجهاز التنفسي', 'cold-flu'],
  ['Eye & Ear', 'العين والأذن', 'eye-ear'],
  ['Women’s Health', 'صحة المرأة', 'womens-health'],
  ['Mother & Baby', 'الأم والطفل', 'mother-baby'],
  ['Bones & Joints', 'العظام والمفاصل', 'bones-joints'],
  ['Nerves & Mental Health', 'الأعصاب والصحة النفسية', 'nerves'],
  ['Urinary & Men’s Health', 'المسالك البولية وصحة الرجل', 'urinary'],
  ['Antifungal & Antiparasitic', 'مضادات الفطريات والطفيليات', 'antifungal'],
  ['Hair Care', 'العناية بالشعر', 'hair-care'],
  ['Mouth & Teeth', 'الفم والأسنان', 'mouth-teeth'],
  ['First Aid & Devices', 'الإسعافات والأجهزة الطبية', 'first-aid'],
  ['Reptiles', 'زواحف', 'default'],
];
const CATEGORIES = OURS.map(([name, name_ar, icon], index) => ({ id: index + 1, name, name_ar, icon }));

it.each([
  ['Cold and flu', 'cold-flu'],
  ['Vitamin', 'vitamins'],
  ['Vitamins & Minerals', 'vitamins'],
  ['Vitmins', 'vitamins'],
  ['Analgesics', 'pain-relief'],
  ['ANTIBIOTICS - 12', 'antibiotic'],
  ['مضاد حيوى', 'antibiotic'],
  ['المضادات الحيويه', 'antibiotic'],
  ['أدوية البرد', 'cold-flu'],
  ['ادويه الجهاز التنفسى', 'cold-flu'],
  ['Cardio', 'heart'],
  ['ادوية القلب', 'heart'],
  ['Dermatology', 'skin-care'],
  ['Dermatlogy', 'skin-care'],
  ['العنايه بالبشره', 'skin-care'],
  ['GIT drugs', 'digestion'],
  ['Antidiabetics', 'diabetes'],
  ['عظام', 'bones-joints'],
  ['مضادات فطريات', 'antifungal'],
  ['اجهزه طبيه', 'first-aid'],
  ['Womens care', 'womens-health'],
  ['Reptile', 'default'],
])('of the name %j proposes %s', (name, icon) => {
  expect(proposeCategory(name, CATEGORIES)?.icon).toBe(icon);
});

it.each(['', '1', 'Group 101', 'Toys', 'Imported', 'أدوية', 'Health care', 'Tablets', 'Hair & Skin', 'Eye / Dental'])(
  'proposes nothing for %j',
  (name) => {
    expect(proposeCategory(name, CATEGORIES)).toBeUndefined();
  },
);
