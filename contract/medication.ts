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

/**
 * With `relevance`, a search lists the best matches first; without a search, medications in stock come first, then the order is by name.
 */
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
  /** Whether ordering by name uses the English or the Arabic names. */
  names_in: string().oneOf(LANGUAGES, message('fieldInvalid')).default('en'),
  /** The governorate of the reader. Among equally good matches its pharmacies come first; no other pharmacy is left out. */
  near: id(),
});

export type MedicationListQuery = InferType<typeof medicationListQuery>;

/** Whether `near` changes the order. It does not within a single governorate, nor when sorted by price or date, nor without a search. */
export const isSortedByLocation = ({ q, sort, governorate_id }: MedicationListQuery): boolean =>
  q !== '' && sort === 'relevance' && governorate_id === undefined;

/** `GET /medications/categories` query string: counts only the listings of this pharmacy or governorate, if one is given. */
export const categoryListQuery = object({ pharmacy_id: id(), governorate_id: id() });

export type CategoryListQuery = InferType<typeof categoryListQuery>;
