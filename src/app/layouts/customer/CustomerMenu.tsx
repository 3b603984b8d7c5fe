import AccountCircleIcon from '@mui/icons-material/AccountCircleOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';

import { useSignOut } from '@/features/sign-out';
import { ROUTES } from '@/shared/config';
import { PopupMenu, PopupMenuItem } from '@/shared/ui/menu';

export function CustomerMenu() {
  const { t } = useTranslation('customer');
  const signOut = useSignOut();

  return (
    <PopupMenu
      name={t('menu')}
      trigger={(triggerProps) => (
        <IconButton {...triggerProps} color="inherit" edge="end" aria-label={t('menu')}>
          <AccountCircleIcon />
        </IconButton>
      )}
    >
      <PopupMenuItem to={ROUTES.customer}>{t('title')}</PopupMenuItem>
      <PopupMenuItem to={ROUTES.customerSettings}>{t('settings')}</PopupMenuItem>
      <PopupMenuItem to={ROUTES.medications}>{t('continueShopping')}</PopupMenuItem>
      <PopupMenuItem onPick={signOut}>{t('logout')}</PopupMenuItem>
    </PopupMenu>
  );
}
