import type { ROUTES } from '@contract/routes';

import type { Language } from './texts';

/** Screens that are looked at one after the other, with the session of a guest, a customer or a pharmacy. */
export const ROUNDS = [
  ...(['shop', 'pharmacies', 'reading', 'entrance', 'customer', 'account'] as const),
  ...(['dashboard', 'orders', 'customers', 'pharmacy settings', 'stock'] as const),
];
export type Round = (typeof ROUNDS)[number];

/** The ids in the addresses. */
export interface VisitedIds {
  medication: number;
  pharmacy: number;
  orders: readonly number[];
}

interface Visits {
  round: Round;
  paths: readonly string[];
  /** Where a list is empty, or nothing has that id. */
  emptyPaths?: readonly string[];
}

const on = (round: Round, ...paths: string[]): Visits => ({ round, paths });

/** Every route of the site, full, empty and missing: a new route does not compile before it has a visit. */
const visitsOf = ({ medication, pharmacy, orders }: VisitedIds): Record<keyof typeof ROUTES, Visits | Visits[]> => ({
  home: on('shop', '/'),
  medications: { ...on('shop', '/medications'), emptyPaths: ['/medications?q=zzzzzz'] },
  medication: { ...on('shop', `/medicationdetails/${medication}`), emptyPaths: ['/medicationdetails/0'] },
  pharmacies: { ...on('pharmacies', '/pharmacies'), emptyPaths: ['/pharmacies?q=zzzzzz'] },
  pharmacy: {
    ...on('pharmacies', `/pharmacydetails/${pharmacy}`, `/pharmacydetails/${pharmacy}?tab=medications`),
    emptyPaths: ['/pharmacydetails/0'],
  },
  signIn: on('entrance', '/signin'),
  signUp: on('entrance', '/signup'),
  forgotPassword: on('entrance', '/forgetpassword'),
  resetPassword: { ...on('entrance', '/resetpassword#token'), emptyPaths: ['/resetpassword'] },
  verifyEmail: on('entrance', '/verifyemail#token'),
  join: on('entrance', '/join'),
  signOut: on('entrance', '/signout'),
  categories: on('reading', '/categories'),
  about: on('reading', '/about'),
  contact: on('reading', '/contact'),
  terms: on('reading', '/terms'),
  privacy: on('reading', '/privacy'),
  siteMap: { ...on('reading', '/navbar'), emptyPaths: ['/no-such-page'] },
  cart: [on('customer', '/cart'), on('entrance', '/cart')],
  checkout: on('customer', '/checkout'),
  customer: on('customer', '/userdashboard', '/userdashboard?tab=orders'),
  customerAddresses: on('account', '/userdashboard/manageaddresses'),
  customerSettings: on('account', '/userdashboard/accountsettings', '/userdashboard/accountsettings?tab=security'),
  customerPayments: on('account', '/userdashboard/paymentmethods'),
  customerOrder: {
    ...on('customer', ...orders.map((id) => `/userdashboard/orderdetails/${id}`)),
    emptyPaths: ['/userdashboard/orderdetails/0'],
  },
  staff: on('dashboard', '/pharmacydashboard'),
  staffPromoCodes: {
    ...on('stock', '/pharmacydashboard/promocodes'),
    emptyPaths: ['/pharmacydashboard/promocodes?q=zzzz'],
  },
  staffSettings: on(
    'pharmacy settings',
    ...['', '?tab=preferences', '?tab=notifications', '?tab=colleagues'].map(
      (tab) => `/pharmacydashboard/settingsdashboard${tab}`,
    ),
  ),
  staffCustomers: {
    ...on('customers', '/pharmacydashboard/customers'),
    emptyPaths: ['/pharmacydashboard/customers?q=zzzz'],
  },
  staffOrders: {
    ...on('orders', '/pharmacydashboard/orders', '/pharmacydashboard/orders?status=pending'),
    emptyPaths: ['/pharmacydashboard/orders?status=cancelled&q=zzzz'],
  },
  staffInventory: {
    ...on('stock', '/pharmacydashboard/inventory', '/pharmacydashboard/inventory?state=low_stock'),
    emptyPaths: ['/pharmacydashboard/inventory?q=zzzz', '/pharmacydashboard/inventory/0'],
  },
});

/** Empty screens have few words, of which English has the longer ones: they are visited in English alone. */
export function visitsOn(round: Round, ids: VisitedIds, language: Language) {
  const visits = Object.values(visitsOf(ids))
    .flat()
    .filter((each) => each.round === round);
  return {
    paths: visits.flatMap(({ paths }) => paths),
    emptyPaths: language === 'en' ? visits.flatMap(({ emptyPaths = [] }) => emptyPaths) : [],
  };
}
