import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import InventoryIcon from '@mui/icons-material/Inventory2Outlined';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import PromoIcon from '@mui/icons-material/SellOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';

import { ROUTES } from '@/shared/config';

/** The entries of the sidebar, from top to bottom. */
export const SECTIONS = [
  { to: ROUTES.staff, label: 'nav.dashboard', Icon: DashboardIcon },
  { to: ROUTES.staffOrders, label: 'nav.orders', Icon: ReceiptIcon },
  { to: ROUTES.staffInventory, label: 'nav.inventory', Icon: InventoryIcon },
  { to: ROUTES.staffCustomers, label: 'nav.customers', Icon: GroupsIcon },
  { to: ROUTES.staffPromoCodes, label: 'nav.promoCodes', Icon: PromoIcon },
  { to: ROUTES.staffSettings, label: 'nav.settings', Icon: SettingsIcon },
] as const;
