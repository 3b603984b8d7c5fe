import { number, object, string } from 'yup';

/** The dashboard's query string: `?tab=orders&page=2`. */
export const dashboardQuery = object({
  tab: string()
    .oneOf(['overview', 'orders'] as const)
    .default('overview'),
  page: number().integer().min(1).default(1),
});
