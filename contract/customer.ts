import { type InferType, object, string } from 'yup';

import { PAGE_SIZE } from './limits';
import { LIST_LIMITS } from './listLimits';
import { message } from './messages';
import { listFields } from './validation/fields';

export const CUSTOMER_SORTS = [
  'alphabetical-asc',
  'alphabetical-desc',
  'orders-asc',
  'orders-desc',
  'total_amount-asc',
  'total_amount-desc',
] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];

/** `GET /customers` query string, and that of the customers page; `q` searches names, e-mail addresses and phones. */
export const customerListQuery = object({
  ...listFields(PAGE_SIZE.customers),
  sort: string().oneOf(CUSTOMER_SORTS, message('sortInvalid')).default('alphabetical-asc'),
});

const { page, paginate } = listFields(LIST_LIMITS.pageSize);

/**
 * `GET /customers/{id}` query string: which page of their orders. The spec's older client knows no pages, so the default is the largest
 * page.
 */
export const customerQuery = object({ page, paginate });
export type CustomerQuery = InferType<typeof customerQuery>;

export type CustomerListQuery = InferType<typeof customerListQuery>;
