import type { RouteObject } from 'react-router-dom';

import { ROUTES } from '@/shared/config';

import { page } from './page';
import { RequireUser } from './RequireUser';

/** The back office. */
export const STAFF_SCREENS: RouteObject = {
  element: <RequireUser type="pharmacy" />,
  children: [
    {
      ...page(async () => (await import('../layouts/staff/StaffLayout')).StaffLayout, 'staff', 'orders', 'messages'),
      children: [
        {
          path: ROUTES.staff,
          ...page(async () => (await import('@/pages/staff/dashboard')).DashboardPage, 'dashboard'),
        },
        {
          path: ROUTES.staffOrders,
          ...page(async () => (await import('@/pages/staff/orders')).StaffOrdersPage),
        },
        {
          path: `${ROUTES.staffInventory}/:pharmacyId?`,
          ...page(async () => (await import('@/pages/staff/inventory')).InventoryPage, 'inventory'),
        },
        {
          path: ROUTES.staffCustomers,
          ...page(async () => (await import('@/pages/staff/customers')).CustomersPage, 'customers'),
        },
        {
          path: ROUTES.staffPromoCodes,
          ...page(async () => (await import('@/pages/staff/promo-codes')).PromoCodesPage, 'promoCodes'),
        },
        {
          path: ROUTES.staffSettings,
          ...page(
            async () => (await import('@/pages/staff/settings')).StaffSettingsPage,
            'pharmacySettings',
            'settings',
            'account',
          ),
        },
      ],
    },
  ],
};
