import { type AppError, isNotFound, mayBeDone } from './errors';

/** The one list of cache tags. Entities never import each other to refresh each other: they name a tag. */
export const TAG_TYPES = [
  'Address',
  'Cart',
  'Category',
  'Customer',
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

/** Tags of a list answer: the list itself plus every row in it. */
export const listTags = <T extends TagType>(type: T, rows: readonly { id: number }[] = []) => [
  { type, id: 'LIST' } as const,
  ...rows.map(({ id }) => ({ type, id })),
];

/**
 * What a change makes old. Where it was refused, nothing; but what is gone meanwhile, by a colleague or another tab, leaves
 * the lists, and what may have been done without an answer shows.
 */
export const outdates =
  <T extends TagType>(...tags: T[]) =>
  (_answer: unknown, error: AppError | undefined) =>
    error && !isNotFound(error) && !mayBeDone(error) ? [] : tags;
