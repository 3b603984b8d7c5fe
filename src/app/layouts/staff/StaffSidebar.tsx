import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import InventoryIcon from '@mui/icons-material/Inventory2Outlined';
import LogoutIcon from '@mui/icons-material/Logout';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import PromoIcon from '@mui/icons-material/SellOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';

import { useSignOut } from '@/features/sign-out';
import { ROUTES } from '@/shared/config';
import { BrandMark } from '@/shared/ui/brand-mark';

const SECTIONS = [
  { to: ROUTES.staff, label: 'nav.dashboard', Icon: DashboardIcon },
  { to: ROUTES.staffOrders, label: 'nav.orders', Icon: ReceiptIcon },
  { to: ROUTES.staffInventory, label: 'nav.inventory', Icon: InventoryIcon },
  { to: ROUTES.staffCustomers, label: 'nav.customers', Icon: GroupsIcon },
  { to: ROUTES.staffPromoCodes, label: 'nav.promoCodes', Icon: PromoIcon },
  { to: ROUTES.staffSettings, label: 'nav.settings', Icon: SettingsIcon },
] as const;

const ICON = { minWidth: 'calc(1.5rem + 16px)' };
const ROW = {
  borderRadius: 2,
  '&.active': { bgcolor: 'action.selected', '&, & .MuiListItemIcon-root': { color: 'primary.main' } },
};

interface StaffSidebarProps {
  /** What the header of a phone has no room for. */
  children?: ReactNode;
}

export function StaffSidebar({ children }: StaffSidebarProps) {
  const { t } = useTranslation('staff');
  const signOut = useSignOut();

  return (
    <Box
      component="nav"
      aria-label={t('sections')}
      sx={{ display: 'flex', flexDirection: 'column', height: '100%', p: 2 }}
    >
      <BrandMark />
      <List component="div" sx={{ flexGrow: 1, mt: 2 }}>
        {SECTIONS.map(({ to, label, Icon }) => (
          // Without `end` the dashboard would always be marked as current, because the addresses of all other sections begin with its own.
          <ListItemButton key={to} component={NavLink} to={to} end={to === ROUTES.staff} sx={ROW}>
            <ListItemIcon sx={ICON}>
              <Icon />
            </ListItemIcon>
            <ListItemText primary={t(label)} />
          </ListItemButton>
        ))}
      </List>
      <Box sx={{ display: { sm: 'none' } }}>{children}</Box>
      <List component="div">
        <ListItemButton onClick={signOut} sx={ROW}>
          <ListItemIcon sx={ICON}>
            <LogoutIcon />
          </ListItemIcon>
          <ListItemText primary={t('logout')} />
        </ListItemButton>
      </List>
    </Box>
  );
}
