import { type InferType, object } from 'yup';

import { message } from './messages';
import { STAFF_LIMITS } from './staffLimits';
import { id, list, requiredText } from './validation/fields';

const foreignCategory = object({
  name: requiredText('fieldRequired', STAFF_LIMITS.foreignCategory),
  category_id: id().nullable().defined(message('fieldRequired')),
});

/**
 * `POST /pharmacy/foreign-categories/update`: which of our categories stands for a category of the pharmacy's own program. Null removes the
 * choice.
 */
export const foreignCategoriesInput = object({
  categories: list(
    foreignCategory.required(),
    STAFF_LIMITS.importRows,
    message('importTooLarge', { max: STAFF_LIMITS.importRows }),
  )
    .min(1, message('importEmpty'))
    .required(message('importEmpty')),
});
export type ForeignCategoriesInput = InferType<typeof foreignCategoriesInput>;
