import { ROUTES } from '@contract/routes';

/** Every page with a fixed address that guests may open, for the footer and the site map. Labels are keys of `common`. */
export const SITE_LINKS = [
  {
    title: 'footer.shop',
    links: [
      { to: ROUTES.home, label: 'nav.home' },
      { to: ROUTES.medications, label: 'nav.medications' },
      { to: ROUTES.categories, label: 'nav.categories' },
      { to: ROUTES.pharmacies, label: 'nav.pharmacies' },
      { to: ROUTES.cart, label: 'nav.cart' },
    ],
  },
  {
    title: 'footer.account',
    links: [
      { to: ROUTES.signIn, label: 'nav.signIn' },
      { to: ROUTES.signUp, label: 'nav.signUp' },
      { to: ROUTES.customer, label: 'nav.account' },
      { to: ROUTES.join, label: 'nav.join' },
    ],
  },
  {
    title: 'footer.company',
    links: [
      { to: ROUTES.about, label: 'nav.about' },
      { to: ROUTES.contact, label: 'nav.contact' },
      { to: ROUTES.terms, label: 'nav.terms' },
      { to: ROUTES.privacy, label: 'nav.privacy' },
      { to: ROUTES.siteMap, label: 'nav.siteMap' },
    ],
  },
] as const;
