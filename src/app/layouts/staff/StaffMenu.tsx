import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useSignOut } from '@/features/sign-out';
import { ROUTES } from '@/shared/config';
import { useLanguage } from '@/shared/i18n';
import { selectUser } from '@/shared/session';
import { useAppSelector } from '@/shared/state';
import { clampLines } from '@/shared/ui/link-card';

/** Whose back office this is, and the way out of it. */
export function StaffMenu() {
  const { t } = useTranslation('staff');
  const { nameOf } = useLanguage();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const pharmacy = useAppSelector(selectUser)?.pharmacy;
  const signOut = useSignOut();
  const name = pharmacy ? nameOf(pharmacy) : t('menu');

  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={t('menuOf', { name })}
        endIcon={<ExpandMoreIcon />}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minWidth: 0, minHeight: 44, paddingInline: { xs: 1, sm: 2.5 }, fontWeight: 600 }}
      >
        <Box component="span" title={name} sx={{ ...clampLines(2), lineHeight: 1.25, textAlign: 'start' }}>
          {name}
        </Box>
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem component={Link} to={ROUTES.staffSettings} onClick={() => setAnchor(null)}>
          {t('nav.settings')}
        </MenuItem>
        <MenuItem component={Link} to={ROUTES.home}>
          {t('profile')}
        </MenuItem>
        <MenuItem onClick={signOut}>{t('logout')}</MenuItem>
      </Menu>
    </>
  );
}
