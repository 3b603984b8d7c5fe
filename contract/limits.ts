/** Field lengths and bounds; the form, the URL, the route and the database column all read them here. */
export const LIMITS = {
  name: 100,
  email: 255,
  password: { min: 8, max: 128 },
  position: 100,
  pharmacyName: 100,
  address: 255,
  postalCode: 20,
  phone: 20,
  notes: 500,
  subject: 150,
  message: 5000,
  userAgent: 300,
  cardToken: 200,
  idempotencyKey: 100,
  /** Far more than anybody orders at once, and few enough for one answer and one transaction. */
  cartLines: 100,
  addresses: 50,
  /** Of one customer, under way: what nobody has paid for yet is held off the shelves. */
  unpaidOrders: 30,
  paymentMethods: 20,
} as const;

export const PAGE_SIZE = {
  pharmacies: 15,
  medications: 12,
  customers: 5,
  staffOrders: 10,
  customerOrders: 5,
} as const;

/** Tokens, in seconds. Without "Remember me" a refresh token outlives a working day, not a week. */
export const SESSION_SECONDS = {
  access: 15 * 60,
  refresh: 24 * 60 * 60,
  refreshRemembered: 30 * 24 * 60 * 60,
  /** Two tabs may refresh with the same token at once, and an answer that was lost on the line is given up after half a minute; later than this, somebody has stolen it. */
  repeat: 60,
} as const;
