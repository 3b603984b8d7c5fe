/** Limits of every list, search and page address. They are separate from `LIMITS`, so that the first page of a visit loads only these. */
export const LIST_LIMITS = {
  search: 100,
  pageSize: 100,
  /** Far beyond any real list, but small enough that page × size fits into a database integer. */
  page: 1_000_000,
  /** The largest value of a database id. */
  id: 2_147_483_647,
} as const;

export const FEATURED = { pharmacies: 3, recentOrders: 3 } as const;
