import type { ROUTES } from '@contract/routes';

import type { Language } from './texts';

/**
 * Groups of screens that are visited one after the other in one session: as a guest, a customer or a pharmacy. They are large,
 * because the first screen of each takes the longest, but far from the time limit of a test.
 */
export const ROUNDS = ['shop', 'reading', 'entrance', 'customer', 'account', 'back office', 'orders', 'stock'] as const;
export type Round = (typeof ROUNDS)[number];

/** The ids in the addresses of these screens. */
export interface VisitedIds {
  medication: number;
  pharmacy: number;
  orders: readonly number[];
}

interface Visits {
  round: Round;
  paths: readonly string[];
  /** The same screen with an empty list, or with an id that does not exist. */
  emptyPaths?: readonly string[];
}

const on = (round: Round, ...paths: string[]): Visits => ({ round, paths });

/** Visits to every route: full, empty and missing. A new route does not compile until it is added here. */
const visitsOf = ({ medication, pharmacy, orders }: VisitedIds): Record<keyof typeof ROUTES, Visits | Visits[]> => ({
  home: on('shop', '/'),
  medications: { ...on('shop', '/medications'), emptyPaths: ['/medications?q=zzzzzz'] },
  medication: { ...on('shop', `/medicationdetails/${medication}`), emptyPaths: ['/medicationdetails/0'] },
  pharmacies: { ...on('shop', '/pharmacies'), emptyPaths: ['/pharmacies?q=zzzzzz'] },
  pharmacy: {
    ...on('shop', `/pharmacydetails/${pharmacy}`, `/pharmacydetails/${pharmacy}?tab=medications`),
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
  staff: on('back office', '/pharmacydashboard'),
  staffPromoCodes: {
    ...on('stock', '/pharmacydashboard/promocodes'),
    emptyPaths: ['/pharmacydashboard/promocodes?q=zzzz'],
  },
  staffSettings: on(
    'back office',
    ...['', '?tab=preferences', '?tab=notifications', '?tab=colleagues'].map(
      (tab) => `/pharmacydashboard/settingsdashboard${tab}`,
    ),
  ),
  staffCustomers: {
    ...on('back office', '/pharmacydashboard/customers'),
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

/** Empty screens are visited in English only, which has the longer words. */
export function visitsOn(round: Round, ids: VisitedIds, language: Language) {
  const visits = Object.values(visitsOf(ids))
    .flat()
    .filter((each) => each.round === round);
  return {
    paths: visits.flatMap(({ paths }) => paths),
    emptyPaths: language === 'en' ? visits.flatMap(({ emptyPaths = [] }) => emptyPaths) : [],
  };
}
