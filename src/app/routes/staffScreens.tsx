import type { RouteObject } from 'react-router-dom';

import { ROUTES } from '@/shared/config';

import { lazyRoute } from './lazyRoute';
import { RequireUser } from './RequireUser';

/** The screens of the back office. */
export const STAFF_SCREENS: RouteObject = {
  element: <RequireUser type="pharmacy" />,
  children: [
    {
      ...lazyRoute(
        async () => (await import('../layouts/staff/StaffLayout')).StaffLayout,
        'staff',
        'orders',
        'messages',
      ),
      children: [
        {
          path: ROUTES.staff,
          ...lazyRoute(async () => (await import('@/pages/staff/dashboard')).DashboardPage, 'dashboard'),
        },
        {
          path: ROUTES.staffOrders,
          ...lazyRoute(async () => (await import('@/pages/staff/orders')).StaffOrdersPage),
        },
        {
          path: `${ROUTES.staffInventory}/:pharmacyId?`,
          ...lazyRoute(async () => (await import('@/pages/staff/inventory')).InventoryPage, 'inventory'),
        },
        {
          path: ROUTES.staffCustomers,
          ...lazyRoute(async () => (await import('@/pages/staff/customers')).CustomersPage, 'customers'),
        },
        {
          path: ROUTES.staffPromoCodes,
          ...lazyRoute(async () => (await import('@/pages/staff/promo-codes')).PromoCodesPage, 'promoCodes'),
        },
        {
          path: ROUTES.staffSettings,
          ...lazyRoute(
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
