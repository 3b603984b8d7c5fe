import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';

import { ROUTES } from '@/shared/config';

const MAIN_LINKS = [
  { to: ROUTES.home, label: 'nav.home' },
  { to: ROUTES.medications, label: 'nav.medications' },
  { to: ROUTES.pharmacies, label: 'nav.pharmacies' },
  { to: ROUTES.about, label: 'nav.about' },
  { to: ROUTES.contact, label: 'nav.contact' },
] as const;

export function MainLinks() {
  const { t } = useTranslation();
  return MAIN_LINKS.map(({ to, label }) => (
    <Button
      key={to}
      component={NavLink}
      to={to}
      end
      color="inherit"
      sx={{
        justifyContent: 'flex-start',
        paddingInline: 1.5,
        '&.active': { color: 'primary.main', bgcolor: 'action.hover' },
      }}
    >
      {t(label)}
    </Button>
  ));
}
