/** Bounds of every list, search and address, apart from `LIMITS`: the first screen of a visitor loads these alone. */
export const LIST_LIMITS = {
  search: 100,
  pageSize: 100,
  /** Far beyond any real list, and small enough that page × size stays a database integer. */
  page: 1_000_000,
  /** The largest value of a database id. */
  id: 2_147_483_647,
} as const;

export const FEATURED = { pharmacies: 3, recentOrders: 3 } as const;
