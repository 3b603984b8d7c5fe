import AccountCircleIcon from '@mui/icons-material/AccountCircleOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';

import { useSignOut } from '@/features/sign-out';
import { ROUTES } from '@/shared/config';
import { MenuChoice, PopupMenu } from '@/shared/ui/menu';

export function CustomerMenu() {
  const { t } = useTranslation('customer');
  const signOut = useSignOut();

  return (
    <PopupMenu
      name={t('menu')}
      trigger={(opener) => (
        <IconButton {...opener} color="inherit" edge="end" aria-label={t('menu')}>
          <AccountCircleIcon />
        </IconButton>
      )}
    >
      <MenuChoice to={ROUTES.customer}>{t('title')}</MenuChoice>
      <MenuChoice to={ROUTES.customerSettings}>{t('settings')}</MenuChoice>
      <MenuChoice to={ROUTES.medications}>{t('continueShopping')}</MenuChoice>
      <MenuChoice onPick={signOut}>{t('logout')}</MenuChoice>
    </PopupMenu>
  );
}
