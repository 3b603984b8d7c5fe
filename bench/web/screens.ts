import { PHARMACIES } from '../../e2e/support/people';

export interface Screen {
  name: string;
  path: string;
  /** The limit for its JavaScript in compressed bytes, if there is one. */
  scriptLimit?: number;
  /**
   * The person who opens it, for a screen behind sign-in. Such screens are not rendered by the server, so they have no goal for their
   * paint.
   */
  email?: string;
}

const email = PHARMACIES[0].email;

/** The measured screens: every public route, and what a pharmacy's staff have open all day. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/', scriptLimit: 170 * 1024 },
  { name: 'medications', path: '/medications' },
  { name: 'medication', path: '/medicationdetails/1' },
  { name: 'pharmacies', path: '/pharmacies' },
  { name: 'pharmacy', path: '/pharmacydetails/1' },
  { name: 'categories', path: '/categories' },
  { name: 'about', path: '/about' },
  { name: 'contact', path: '/contact' },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'all pages', path: '/navbar' },
  { name: 'cart', path: '/cart' },
  { name: 'sign in', path: '/signin' },
  { name: 'sign up', path: '/signup' },
  { name: 'join', path: '/join' },
  { name: 'forgotten password', path: '/forgetpassword' },
  { name: 'sign out', path: '/signout' },
  { name: 'no such page', path: '/nowhere' },
  { name: 'dashboard', path: '/pharmacydashboard', email },
  { name: 'order grid', path: '/pharmacydashboard/orders', email },
  { name: 'product grid', path: '/pharmacydashboard/inventory', email },
  { name: 'customer grid', path: '/pharmacydashboard/customers', email },
  { name: 'promo code grid', path: '/pharmacydashboard/promocodes', email },
];
