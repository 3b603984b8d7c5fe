import AccountCircleIcon from '@mui/icons-material/AccountCircleOutlined';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useSignOut } from '@/features/sign-out';
import { ROUTES } from '@/shared/config';

export function CustomerMenu() {
  const { t } = useTranslation('customer');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const signOut = useSignOut();
  const close = () => setAnchor(null);

  return (
    <>
      <IconButton
        color="inherit"
        edge="end"
        aria-label={t('menu')}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <AccountCircleIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem component={Link} to={ROUTES.customer} onClick={close}>
          {t('title')}
        </MenuItem>
        <MenuItem component={Link} to={ROUTES.customerSettings} onClick={close}>
          {t('settings')}
        </MenuItem>
        <MenuItem component={Link} to={ROUTES.medications} onClick={close}>
          {t('continueShopping')}
        </MenuItem>
        <MenuItem onClick={signOut}>{t('logout')}</MenuItem>
      </Menu>
    </>
  );
}
