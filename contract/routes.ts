/**
 * Every address of the site, for the router, links, mails and the sitemap. A mailed link carries its token after the #, where no server,
 * log or Referer header sees it.
 */
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
  forgotPassword: '/forgetpassword',
  resetPassword: '/resetpassword',
  verifyEmail: '/verifyemail',
  join: '/join',
  signOut: '/signout',
  categories: '/categories',
  about: '/about',
  contact: '/contact',
  terms: '/terms',
  privacy: '/privacy',
  siteMap: '/navbar',
  customer: '/userdashboard',
  customerOrder: '/userdashboard/orderdetails/:id',
  customerAddresses: '/userdashboard/manageaddresses',
  customerSettings: '/userdashboard/accountsettings',
  customerPayments: '/userdashboard/paymentmethods',
  staff: '/pharmacydashboard',
  staffOrders: '/pharmacydashboard/orders',
  staffInventory: '/pharmacydashboard/inventory',
  staffPromoCodes: '/pharmacydashboard/promocodes',
  staffSettings: '/pharmacydashboard/settingsdashboard',
  staffCustomers: '/pharmacydashboard/customers',
} as const;

type RouteWithId = Extract<(typeof ROUTES)[keyof typeof ROUTES], `${string}:id`>;

export const routeTo = (route: RouteWithId, id: number) => route.replace(':id', String(id));
