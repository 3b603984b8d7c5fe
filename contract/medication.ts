import { type InferType, object, string } from 'yup';

import { LANGUAGES } from './language';
import { PAGE_SIZE } from './limits';
import { message } from './messages';
import { flag, id, listFields } from './validation/fields';

export const CATEGORY_ICONS = [
  'pain-relief',
  'antibiotic',
  'vitamins',
  'allergy',
  'diabetes',
  'heart',
  'skin-care',
  'digestion',
  'cold-flu',
  'eye-ear',
  'womens-health',
  'mother-baby',
  'bones-joints',
  'nerves',
  'hormones',
  'urinary',
  'antifungal',
  'hair-care',
  'mouth-teeth',
  'nutrition',
  'first-aid',
  'immunity',
  'default',
] as const;
export type CategoryIcon = (typeof CATEGORY_ICONS)[number];

/** `relevance` is best match first while searching, and in stock, then by name, while browsing. */
export const MEDICATION_SORTS = ['relevance', 'price-asc', 'price-desc', 'newest'] as const;
export type MedicationSort = (typeof MEDICATION_SORTS)[number];

/** `GET /medications` query string, and the query string of the medications page. */
export const medicationListQuery = object({
  ...listFields(PAGE_SIZE.medications),
  category_id: id(),
  pharmacy_id: id(),
  governorate_id: id(),
  in_stock: flag().default(false),
  same_as: id(),
  sort: string().oneOf(MEDICATION_SORTS, message('sortInvalid')).default('relevance'),
  /** Whose alphabet "by name" is: that of the English or of the Arabic names. */
  names_in: string().oneOf(LANGUAGES, message('fieldInvalid')).default('en'),
  /** The governorate that somebody is in: of what fits a search as well, its pharmacies come first, and nobody is shut out. */
  near: id(),
});

export type MedicationListQuery = InferType<typeof medicationListQuery>;

/** Whether `near` changes the order: within one governorate everything is near, and prices, dates and names have an order of their own. */
export const isSortedByLocation = ({ q, sort, governorate_id }: MedicationListQuery): boolean =>
  q !== '' && sort === 'relevance' && governorate_id === undefined;

/** `GET /medications/categories`: counts are of one pharmacy's or one governorate's listings where it is named. */
export const categoryListQuery = object({ pharmacy_id: id(), governorate_id: id() });

export type CategoryListQuery = InferType<typeof categoryListQuery>;
