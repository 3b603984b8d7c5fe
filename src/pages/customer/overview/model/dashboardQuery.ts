import { object, string } from 'yup';

import { PAGE_SIZE } from '@contract/limits';
import { listFields } from '@contract/validation/fields';

const { page } = listFields(PAGE_SIZE.customerOrders);

export const TABS = ['overview', 'orders'] as const;

/** The dashboard's query string: `?tab=orders&page=2`. */
export const dashboardQuery = object({
  tab: string().oneOf(TABS).default('overview'),
  page,
});
