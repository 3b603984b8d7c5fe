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
  /** Far more than anybody orders at once, but few enough for one response and one transaction. */
  cartLines: 100,
  addresses: 50,
  /** Open orders of one customer that are not paid yet. Their units are reserved, so nobody else can buy them. */
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

/** How long tokens live, in seconds. Without "Remember me" a refresh token lasts for a working day, but not for a week. */
export const SESSION_SECONDS = {
  access: 15 * 60,
  refresh: 24 * 60 * 60,
  refreshRemembered: 30 * 24 * 60 * 60,
  /**
   * How long a used refresh token may be shown again: two tabs may refresh with it at once, and a client gives up waiting for a lost answer
   * after half a minute. If it is shown later than this, it was probably stolen.
   */
  repeat: 60,
} as const;
