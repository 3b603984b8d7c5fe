import { ROUTES } from '@/shared/config';

export const MAIN_LINKS = [
  { to: ROUTES.home, label: 'nav.home' },
  { to: ROUTES.medications, label: 'nav.medications' },
  { to: ROUTES.pharmacies, label: 'nav.pharmacies' },
  { to: ROUTES.about, label: 'nav.about' },
  { to: ROUTES.contact, label: 'nav.contact' },
] as const;
