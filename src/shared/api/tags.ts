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

/** Tags of a list answer, where some change is of a single row: the list itself plus every row in it. */
export const listTags = <T extends 'Medication' | 'Order'>(type: T, rows: readonly { id: number }[] = []) => [
  { type, id: 'LIST' } as const,
  ...rows.map(({ id }) => ({ type, id })),
];

/**
 * The tags that a change invalidates: none if it was refused. Two failures invalidate all the same: a row that was not found (deleted by
 * a colleague or in another tab), so that it leaves the lists, and a lost answer, since the change may have been made. `NETWORK` counts
 * as lost, too: repeatable changes report it in place of `OUTCOME_UNKNOWN`.
 */
export const tagsUnlessRefused =
  <T extends TagType>(...tags: T[]) =>
  (_answer: unknown, error: AppError | undefined) =>
    error && !isNotFound(error) && !isAnswerLost(error) ? [] : tags;
