/** Lengths and bounds of the back office, apart from `LIMITS`, which every visitor loads. */
export const STAFF_LIMITS = {
  pharmacyDescription: 1000,
  website: 255,
  promoCode: { min: 3, max: 30 },
  promoDescription: 200,
  /** Why an order was cancelled, or money given back, in one line. */
  orderReason: 200,
  /** How often a code may be used at most, where it is limited. */
  promoUses: 1_000_000,
  product: { name: 200, strength: 100, dosageForm: 50, text: 2000 },
  /** Of one pharmacy, beyond any assortment; and of one that an operator has not looked at, or has closed. */
  products: 20_000,
  productsUnapproved: 200,
  /** People of one pharmacy, those who are invited among them. */
  colleagues: 20,
  /** Products that one change may name one by one. */
  selection: 500,
  /** Rows that one call of an import may bring: one transaction, for which a sale of the same products waits. */
  importRows: 100,
  /** Names of categories that a pharmacy's own program has, their length, and how many of them are kept for it. */
  foreignCategory: 100,
  foreignCategories: 500,
  /** Products with all their texts that one answer has, some megabytes where all of these are as long as may be. */
  exportRows: 500,
  /** Orders, without their items, that one answer of a download has: half a megabyte. */
  exportOrders: 1000,
  /** Of one medication, far beyond any shelf. */
  stock: 1_000_000,
} as const;

export const STAFF_PAGE_SIZE = {
  expiring: 5,
  ordersOfCustomer: 10,
  stockMovements: 20,
  notifications: 10,
  promoCodes: 10,
} as const;
