import type { CategoryIcon } from '@contract/medication';

interface NewCategory {
  name: string;
  nameAr: string;
  icon: CategoryIcon;
}

export const CATEGORIES = [
  { name: 'Pain Relief', nameAr: 'مسكنات الألم', icon: 'pain-relief' },
  { name: 'Antibiotic', nameAr: 'مضادات حيوية', icon: 'antibiotic' },
  { name: 'Vitamins', nameAr: 'فيتامينات', icon: 'vitamins' },
  { name: 'Allergy', nameAr: 'الحساسية', icon: 'allergy' },
  { name: 'Diabetes', nameAr: 'السكري', icon: 'diabetes' },
  { name: 'Heart', nameAr: 'القلب وضغط الدم', icon: 'heart' },
  { name: 'Skin Care', nameAr: 'العناية بالبشرة', icon: 'skin-care' },
  { name: 'Stomach & Digestion', nameAr: 'المعدة والهضم', icon: 'digestion' },
  { name: 'Cold & Flu', nameAr: 'البرد والإنفلونزا', icon: 'cold-flu' },
  { name: 'Eye & Ear', nameAr: 'العين والأذن', icon: 'eye-ear' },
] as const satisfies readonly NewCategory[];
