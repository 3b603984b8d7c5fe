import type { ROUTES } from '@contract/routes';

/** Screens that are looked at one after the other, with the session of a guest, a customer or a pharmacy. */
export const ROUNDS = ['shop', 'reading', 'entrance', 'customer', 'account', 'staff', 'stock'] as const;
export type Round = (typeof ROUNDS)[number];

/** What the addresses name. */
export interface Known {
  medication: number;
  pharmacy: number;
  orders: readonly number[];
}

interface Visits {
  round: Round;
  paths: readonly string[];
}

const on = (round: Round, ...paths: string[]): Visits => ({ round, paths });

/** Every route of the site, full, empty and missing: a new route does not compile before it has a visit. */
const visitsOf = ({ medication, pharmacy, orders }: Known): Record<keyof typeof ROUTES, Visits | Visits[]> => ({
  home: on('shop', '/'),
  medications: on('shop', '/medications', '/medications?q=zzzzzz'),
  medication: on('shop', `/medicationdetails/${medication}`, '/medicationdetails/0'),
  pharmacies: on('shop', '/pharmacies', '/pharmacies?q=zzzzzz'),
  pharmacy: on(
    'shop',
    ...[`/${pharmacy}`, `/${pharmacy}?tab=medications`, '/0'].map((rest) => `/pharmacydetails${rest}`),
  ),
  signIn: on('entrance', '/signin'),
  signUp: on('entrance', '/signup'),
  forgotPassword: on('entrance', '/forgetpassword'),
  resetPassword: on('entrance', '/resetpassword#token', '/resetpassword'),
  verifyEmail: on('entrance', '/verifyemail#token'),
  join: on('entrance', '/join'),
  signOut: on('entrance', '/signout'),
  categories: on('reading', '/categories'),
  about: on('reading', '/about'),
  contact: on('reading', '/contact'),
  terms: on('reading', '/terms'),
  privacy: on('reading', '/privacy'),
  siteMap: on('reading', '/navbar', '/no-such-page'),
  cart: [on('customer', '/cart'), on('entrance', '/cart')],
  checkout: on('customer', '/checkout'),
  customer: on('customer', '/userdashboard', '/userdashboard?tab=orders'),
  customerAddresses: on('account', '/userdashboard/manageaddresses'),
  customerSettings: on('account', '/userdashboard/accountsettings', '/userdashboard/accountsettings?tab=security'),
  customerPayments: on('account', '/userdashboard/paymentmethods'),
  customerOrder: on('customer', ...[...orders, 0].map((id) => `/userdashboard/orderdetails/${id}`)),
  staff: on('staff', '/pharmacydashboard'),
  staffPromoCodes: on('stock', '/pharmacydashboard/promocodes', '/pharmacydashboard/promocodes?q=zzzz'),
  staffSettings: on(
    'staff',
    ...['', '?tab=preferences', '?tab=notifications', '?tab=colleagues'].map(
      (tab) => `/pharmacydashboard/settingsdashboard${tab}`,
    ),
  ),
  staffCustomers: on('staff', '/pharmacydashboard/customers', '/pharmacydashboard/customers?q=zzzz'),
  staffOrders: on(
    'staff',
    ...['', '?status=pending', '?status=cancelled&q=zzzz'].map((query) => `/pharmacydashboard/orders${query}`),
  ),
  staffInventory: on(
    'stock',
    '/pharmacydashboard/inventory',
    '/pharmacydashboard/inventory?state=low_stock',
    '/pharmacydashboard/inventory?q=zzzz',
    '/pharmacydashboard/inventory/0',
  ),
});

export const pathsOf = (round: Round, known: Known): readonly string[] =>
  Object.values(visitsOf(known))
    .flat()
    .filter((visits) => visits.round === round)
    .flatMap(({ paths }) => paths);
