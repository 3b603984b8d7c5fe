import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';

import { ROUTES } from '@/shared/config';

/** The entries of the sidebar, from top to bottom. */
export const SECTIONS = [{ to: ROUTES.staffOrders, label: 'nav.orders', Icon: ReceiptIcon }] as const;
