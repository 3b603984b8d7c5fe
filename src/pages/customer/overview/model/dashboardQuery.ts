import { object, string } from 'yup';

import { PAGE_SIZE } from '@contract/limits';
import { listFields } from '@contract/validation/fields';

const { page } = listFields(PAGE_SIZE.customerOrders);

/** The dashboard's query string: `?tab=orders&page=2`. */
export const dashboardQuery = object({
  tab: string()
    .oneOf(['overview', 'orders'] as const)
    .default('overview'),
  page,
});
