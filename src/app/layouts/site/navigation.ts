import { ROUTES } from '@/shared/config';

export const MAIN_LINKS = [
  { to: ROUTES.home, label: 'nav.home' },
  { to: ROUTES.medications, label: 'nav.medications' },
  { to: ROUTES.pharmacies, label: 'nav.pharmacies' },
] as const;
