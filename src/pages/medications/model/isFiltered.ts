import type { MedicationListQuery } from '@contract/medication';

/** Whether something other than the words decides what is shown. */
export const isFiltered = ({ category_id, governorate_id, pharmacy_id, in_stock }: MedicationListQuery) =>
  in_stock || [category_id, governorate_id, pharmacy_id].some((id) => id !== undefined);
