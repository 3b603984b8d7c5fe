import type { MedicationListQuery } from '@contract/medication';

/** Whether anything besides the search words narrows the list. */
export const isFiltered = ({ category_id, governorate_id, pharmacy_id, in_stock }: MedicationListQuery) =>
  in_stock || [category_id, governorate_id, pharmacy_id].some((id) => id !== undefined);
