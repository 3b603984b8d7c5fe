import { LINK_PAGES } from '@contract/linkPages';

/** Every address of the site; links and the router both read it here. */
export const ROUTES = {
  home: '/',
  medications: '/medications',
  medication: '/medicationdetails/:id',
  pharmacies: '/pharmacies',
  pharmacy: '/pharmacydetails/:id',
  cart: '/cart',
  checkout: '/checkout',
  signIn: '/signin',
  signUp: '/signup',
  ...LINK_PAGES,
  join: '/join',
  signOut: '/signout',
  categories: '/categories',
  about: '/about',
  contact: '/contact',
  terms: '/terms',
  privacy: '/privacy',
  siteMap: '/navbar',
  customerAddresses: '/userdashboard/manageaddresses',
  customerSettings: '/userdashboard/accountsettings',
  customerPayments: '/userdashboard/paymentmethods',
  staffOrders: '/pharmacydashboard/orders',
  staffInventory: '/pharmacydashboard/inventory',
  staffPromoCodes: '/pharmacydashboard/promocodes',
  staffSettings: '/pharmacydashboard/settingsdashboard',
  staffCustomers: '/pharmacydashboard/customers',
} as const;

type RouteWithId = Extract<(typeof ROUTES)[keyof typeof ROUTES], `${string}:id`>;

export const routeTo = (route: RouteWithId, id: number) => route.replace(':id', String(id));
