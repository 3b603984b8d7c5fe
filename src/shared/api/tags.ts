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
 * The tags that a change invalidates: none where it was refused. What was not found (deleted by a colleague or in another tab) still
 * invalidates, to leave the lists; so does what may have been done although no answer came, which a change that may be sent again
 * without a look reports as `NETWORK`.
 */
export const tagsUnlessRefused =
  <T extends TagType>(...tags: T[]) =>
  (_answer: unknown, error: AppError | undefined) =>
    error && !isNotFound(error) && !isAnswerLost(error) ? [] : tags;
