import { PHARMACIES } from '../../e2e/support/people';

export interface Screen {
  name: string;
  path: string;
  /** The goal for its JavaScript, where there is one: bytes as they travel. */
  scriptLimit?: number;
  /** Who opens it, where not everybody may: rendered by the browser alone, it has no goal for its paint. */
  email?: string;
}

const email = PHARMACIES[0].email;

/** What is measured: every public route, and what the staff of a pharmacy has open all day. */
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
