import { type AppError, isAnswerLost, isNotFound } from './errors';

/** The one list of cache tags. Entities never import each other to refresh each other: they name a tag. */
export const TAG_TYPES = [
  'Address',
  'Cart',
  'Category',
  'Customer',
  'ForeignCategory',
  'Location',
  'Medication',
  'Notification',
  'Order',
  'OpenSession',
  'PaymentMethod',
  'Pharmacy',
  'PharmacySettings',
  'PromoCode',
  'Statistics',
  'User',
] as const;

type TagType = (typeof TAG_TYPES)[number];

/** The tags of a list that is also updated row by row: one for the list and one for each row. */
export const listTags = <T extends 'Medication' | 'Order'>(type: T, rows: readonly { id: number }[] = []) => [
  { type, id: 'LIST' } as const,
  ...rows.map(({ id }) => ({ type, id })),
];

/**
 * The tags that a mutation invalidates: none if the server refused it. There are two exceptions. A row that was not found (a colleague or
 * another tab has deleted it) has to leave the lists, and after a lost answer the change may have been made. `NETWORK` counts as a lost
 * answer, since repeatable mutations report it in place of `OUTCOME_UNKNOWN`.
 */
export const tagsUnlessRefused =
  <T extends TagType>(...tags: T[]) =>
  (_answer: unknown, error: AppError | undefined) =>
    error && !isNotFound(error) && !isAnswerLost(error) ? [] : tags;
