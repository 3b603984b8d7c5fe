/** Limits of the back office, separate from `LIMITS`, which every visitor loads. */
export const STAFF_LIMITS = {
  pharmacyDescription: 1000,
  website: 255,
  promoCode: { min: 3, max: 30 },
  promoDescription: 200,
  /** The reason, in one line, why an order was cancelled or money was refunded. */
  orderReason: 200,
  /** The highest usage limit that a code may be given. */
  promoUses: 1_000_000,
  product: { name: 200, strength: 100, dosageForm: 50, text: 2000 },
  /**
   * Products of one pharmacy, more than any assortment has, and of one that is not approved: an operator has yet to check it, or has
   * suspended it.
   */
  products: 20_000,
  productsUnapproved: 200,
  /** People of one pharmacy, including those who are invited. */
  colleagues: 20,
  /** How many products one change of several may list. */
  selection: 500,
  /** Rows in one call of an import. A call is one transaction, and sales of the same products wait for it. */
  importRows: 100,
  /** The length of a category's name in a pharmacy's own program, and how many of these names are stored. */
  foreignCategory: 100,
  foreignCategories: 500,
  /** Products, with all their texts, in one response of a download: some megabytes if every text has its full length. */
  exportRows: 500,
  /** Orders, without their items, in one response of a download: about half a megabyte. */
  exportOrders: 1000,
  /** Units of one medication, far more than any pharmacy has. */
  stock: 1_000_000,
} as const;

export const STAFF_PAGE_SIZE = {
  expiring: 5,
  ordersOfCustomer: 10,
  stockMovements: 20,
  notifications: 10,
  promoCodes: 10,
} as const;
