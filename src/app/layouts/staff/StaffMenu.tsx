import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

import { useSignOut } from '@/features/sign-out';
import { ROUTES } from '@/shared/config';
import { useLanguage } from '@/shared/i18n';
import { selectUser } from '@/shared/session';
import { useAppSelector } from '@/shared/state';
import { clampLines } from '@/shared/ui/link-card';
import { PopupMenu, PopupMenuItem } from '@/shared/ui/menu';

/** Shows the name of the pharmacy, and lets staff sign out. */
export function StaffMenu() {
  const { t } = useTranslation('staff');
  const { nameOf } = useLanguage();
  const pharmacy = useAppSelector(selectUser)?.pharmacy;
  const signOut = useSignOut();
  const name = pharmacy ? nameOf(pharmacy) : t('menu');
  const label = t('menuOf', { name });

  return (
    <PopupMenu
      name={label}
      trigger={(triggerProps) => (
        <Button
          {...triggerProps}
          color="inherit"
          aria-label={label}
          endIcon={<ExpandMoreIcon />}
          sx={{ minWidth: 0, minHeight: 44, paddingInline: { xs: 1, sm: 2.5 }, fontWeight: 600 }}
        >
          <Box component="span" title={name} sx={{ ...clampLines(2), lineHeight: 1.25, textAlign: 'start' }}>
            {name}
          </Box>
        </Button>
      )}
    >
      <PopupMenuItem to={ROUTES.staffSettings}>{t('nav.settings')}</PopupMenuItem>
      <PopupMenuItem to={ROUTES.home}>{t('profile')}</PopupMenuItem>
      <PopupMenuItem onPick={signOut}>{t('logout')}</PopupMenuItem>
    </PopupMenu>
  );
}
