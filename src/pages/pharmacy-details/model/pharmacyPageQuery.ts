import { type InferType, object, string } from 'yup';

import { PAGE_SIZE } from '@contract/limits';
import { id, listFields } from '@contract/validation/fields';

export const PHARMACY_TABS = ['about', 'medications'] as const;
export type PharmacyTab = (typeof PHARMACY_TABS)[number];

/** The query string of the page: the selected tab, and the filters of its list of medications. */
export const pharmacyPageQuery = object({
  ...listFields(PAGE_SIZE.medications),
  category_id: id(),
  tab: string().oneOf(PHARMACY_TABS).default('about'),
});

export type PharmacyPageQuery = InferType<typeof pharmacyPageQuery>;
