import type { ROUTES } from '@contract/routes';

import type { Language } from './texts';

/** Screens that are looked at one after the other, with the session of a guest, a customer or a pharmacy. */
export const ROUNDS = [
  ...(['shop', 'pharmacies', 'reading', 'entrance', 'customer', 'account'] as const),
  ...(['dashboard', 'orders', 'customers', 'pharmacy settings', 'stock'] as const),
];
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
  /** Where there is nothing, or no such thing. */
  bare?: readonly string[];
}

const on = (round: Round, ...paths: string[]): Visits => ({ round, paths });

/** Every route of the site, full, empty and missing: a new route does not compile before it has a visit. */
const visitsOf = ({ medication, pharmacy, orders }: Known): Record<keyof typeof ROUTES, Visits | Visits[]> => ({
  home: on('shop', '/'),
  medications: { ...on('shop', '/medications'), bare: ['/medications?q=zzzzzz'] },
  medication: { ...on('shop', `/medicationdetails/${medication}`), bare: ['/medicationdetails/0'] },
  pharmacies: { ...on('pharmacies', '/pharmacies'), bare: ['/pharmacies?q=zzzzzz'] },
  pharmacy: {
    ...on('pharmacies', `/pharmacydetails/${pharmacy}`, `/pharmacydetails/${pharmacy}?tab=medications`),
    bare: ['/pharmacydetails/0'],
  },
  signIn: on('entrance', '/signin'),
  signUp: on('entrance', '/signup'),
  forgotPassword: on('entrance', '/forgetpassword'),
  resetPassword: { ...on('entrance', '/resetpassword#token'), bare: ['/resetpassword'] },
  verifyEmail: on('entrance', '/verifyemail#token'),
  join: on('entrance', '/join'),
  signOut: on('entrance', '/signout'),
  categories: on('reading', '/categories'),
  about: on('reading', '/about'),
  contact: on('reading', '/contact'),
  terms: on('reading', '/terms'),
  privacy: on('reading', '/privacy'),
  siteMap: { ...on('reading', '/navbar'), bare: ['/no-such-page'] },
  cart: [on('customer', '/cart'), on('entrance', '/cart')],
  checkout: on('customer', '/checkout'),
  customer: on('customer', '/userdashboard', '/userdashboard?tab=orders'),
  customerAddresses: on('account', '/userdashboard/manageaddresses'),
  customerSettings: on('account', '/userdashboard/accountsettings', '/userdashboard/accountsettings?tab=security'),
  customerPayments: on('account', '/userdashboard/paymentmethods'),
  customerOrder: {
    ...on('customer', ...orders.map((id) => `/userdashboard/orderdetails/${id}`)),
    bare: ['/userdashboard/orderdetails/0'],
  },
  staff: on('dashboard', '/pharmacydashboard'),
  staffPromoCodes: {
    ...on('stock', '/pharmacydashboard/promocodes'),
    bare: ['/pharmacydashboard/promocodes?q=zzzz'],
  },
  staffSettings: on(
    'pharmacy settings',
    ...['', '?tab=preferences', '?tab=notifications', '?tab=colleagues'].map(
      (tab) => `/pharmacydashboard/settingsdashboard${tab}`,
    ),
  ),
  staffCustomers: {
    ...on('customers', '/pharmacydashboard/customers'),
    bare: ['/pharmacydashboard/customers?q=zzzz'],
  },
  staffOrders: {
    ...on('orders', '/pharmacydashboard/orders', '/pharmacydashboard/orders?status=pending'),
    bare: ['/pharmacydashboard/orders?status=cancelled&q=zzzz'],
  },
  staffInventory: {
    ...on('stock', '/pharmacydashboard/inventory', '/pharmacydashboard/inventory?state=low_stock'),
    bare: ['/pharmacydashboard/inventory?q=zzzz', '/pharmacydashboard/inventory/0'],
  },
});

/** What is bare has few words, of which English has the longer ones. */
export function visitsOn(round: Round, known: Known, language: Language) {
  const visits = Object.values(visitsOf(known))
    .flat()
    .filter((each) => each.round === round);
  return {
    paths: visits.flatMap(({ paths }) => paths),
    bare: language === 'en' ? visits.flatMap(({ bare = [] }) => bare) : [],
  };
}
