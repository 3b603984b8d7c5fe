import type { CATEGORIES } from '../../reference/categories';
import { ALLERGY } from './allergy';
import { ANTIBIOTIC } from './antibiotic';
import { COLD_FLU } from './coldFlu';
import { DIABETES } from './diabetes';
import { EYE_EAR } from './eyeEar';
import { HEART } from './heart';
import { PAIN_RELIEF } from './painRelief';
import type { DemoProduct } from './product';
import { SKIN_CARE } from './skinCare';
import { STOMACH } from './stomach';
import { VITAMINS } from './vitamins';

type CategoryName = (typeof CATEGORIES)[number]['name'];

/** The whole catalogue by category name. The other categories are empty, as in a young marketplace. */
export const PRODUCTS = {
  'Pain Relief': PAIN_RELIEF,
  Antibiotic: ANTIBIOTIC,
  Vitamins: VITAMINS,
  Allergy: ALLERGY,
  Diabetes: DIABETES,
  Heart: HEART,
  'Skin Care': SKIN_CARE,
  'Stomach & Digestion': STOMACH,
  'Cold & Respiratory': COLD_FLU,
  'Eye & Ear': EYE_EAR,
} as const satisfies Partial<Record<CategoryName, readonly DemoProduct[]>>;
