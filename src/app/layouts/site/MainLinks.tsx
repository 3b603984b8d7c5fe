import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';

import { MAIN_LINKS } from './navigation';

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
