import type { CategoryIcon } from '@contract/medication';

interface NewCategory {
  name: string;
  nameAr: string;
  icon: CategoryIcon;
}

/** Categories for the whole stock of a pharmacy. What fits into no other belongs to the last. */
export const CATEGORIES = [
  { name: 'Pain Relief', nameAr: 'مسكنات الألم', icon: 'pain-relief' },
  { name: 'Antibiotic', nameAr: 'مضادات حيوية', icon: 'antibiotic' },
  { name: 'Vitamins', nameAr: 'فيتامينات', icon: 'vitamins' },
  { name: 'Allergy', nameAr: 'الحساسية', icon: 'allergy' },
  { name: 'Diabetes', nameAr: 'السكري', icon: 'diabetes' },
  { name: 'Heart', nameAr: 'القلب وضغط الدم', icon: 'heart' },
  { name: 'Skin Care', nameAr: 'العناية بالبشرة', icon: 'skin-care' },
  { name: 'Stomach & Digestion', nameAr: 'المعدة والهضم', icon: 'digestion' },
  { name: 'Cold & Respiratory', nameAr: 'البرد والجهاز التنفسي', icon: 'cold-flu' },
  { name: 'Eye & Ear', nameAr: 'العين والأذن', icon: 'eye-ear' },
  { name: 'Women’s Health', nameAr: 'صحة المرأة', icon: 'womens-health' },
  { name: 'Mother & Baby', nameAr: 'الأم والطفل', icon: 'mother-baby' },
  { name: 'Bones & Joints', nameAr: 'العظام والمفاصل', icon: 'bones-joints' },
  { name: 'Nerves & Mental Health', nameAr: 'الأعصاب والصحة النفسية', icon: 'nerves' },
  { name: 'Hormones & Thyroid', nameAr: 'الهرمونات والغدة الدرقية', icon: 'hormones' },
  { name: 'Urinary & Men’s Health', nameAr: 'المسالك البولية وصحة الرجل', icon: 'urinary' },
  { name: 'Antifungal & Antiparasitic', nameAr: 'مضادات الفطريات والطفيليات', icon: 'antifungal' },
  { name: 'Hair Care', nameAr: 'العناية بالشعر', icon: 'hair-care' },
  { name: 'Mouth & Teeth', nameAr: 'الفم والأسنان', icon: 'mouth-teeth' },
  { name: 'Nutrition & Weight', nameAr: 'التغذية والوزن', icon: 'nutrition' },
  { name: 'First Aid & Devices', nameAr: 'الإسعافات والأجهزة الطبية', icon: 'first-aid' },
  { name: 'Cancer & Immunity', nameAr: 'الأورام والمناعة', icon: 'immunity' },
  { name: 'Other', nameAr: 'أخرى', icon: 'default' },
] as const satisfies readonly NewCategory[];
