import type { ComponentType } from 'react';
import { createBrowserRouter, Navigate } from 'react-router-dom';

import { ROUTES } from '@/shared/config';
import { loadTexts } from '@/shared/i18n';

import { SiteLayout } from '../layouts/site/SiteLayout';
import { RequireUser } from './RequireUser';
import { RouteCrash } from './RouteCrash';

/** One chunk per page, fetched together with its texts: a page is only ever imported from here, and only lazily. */
const page =
  (load: () => Promise<ComponentType>, ...texts: Parameters<typeof loadTexts>[0]) =>
  async () => {
    const [Component] = await Promise.all([load(), loadTexts(texts)]);
    return { Component };
  };

export const router = createBrowserRouter([
  {
    element: <SiteLayout />,
    errorElement: <RouteCrash />,
    children: [
      { path: ROUTES.home, lazy: page(async () => (await import('@/pages/home')).HomePage, 'home', 'pharmacies') },
      {
        path: ROUTES.medications,
        lazy: page(
          async () => (await import('@/pages/medications')).MedicationsPage,
          'medications',
          'pharmacies',
          'messages',
        ),
      },
      {
        path: ROUTES.medication,
        lazy: page(
          async () => (await import('@/pages/medication-details')).MedicationDetailsPage,
          'medications',
          'messages',
        ),
      },
      {
        path: ROUTES.pharmacies,
        lazy: page(async () => (await import('@/pages/pharmacies')).PharmaciesPage, 'pharmacies'),
      },
      {
        path: ROUTES.pharmacy,
        lazy: page(
          async () => (await import('@/pages/pharmacy-details')).PharmacyDetailsPage,
          'pharmacies',
          'medications',
          'messages',
        ),
      },
      {
        path: ROUTES.signIn,
        lazy: page(async () => (await import('@/pages/sign-in')).SignInPage, 'account', 'messages'),
      },
      {
        path: ROUTES.signUp,
        lazy: page(async () => (await import('@/pages/sign-up')).SignUpPage, 'account', 'messages'),
      },
      { path: ROUTES.join, lazy: page(async () => (await import('@/pages/join')).JoinPage, 'account', 'messages') },
      { path: ROUTES.cart, lazy: page(async () => (await import('@/pages/cart')).CartPage, 'cart', 'messages') },
      {
        element: <RequireUser type="user" />,
        children: [
          {
            path: ROUTES.checkout,
            lazy: page(
              async () => (await import('@/pages/checkout')).CheckoutPage,
              'checkout',
              'cart',
              'account',
              'messages',
            ),
          },
        ],
      },
      { path: '*', lazy: page(async () => (await import('@/pages/not-found')).NotFoundPage) },
    ],
  },
  {
    element: <RequireUser type="user" />,
    errorElement: <RouteCrash />,
    children: [
      {
        lazy: page(
          async () => (await import('../layouts/customer/CustomerLayout')).CustomerLayout,
          'customer',
          'orders',
        ),
        children: [
          {
            path: ROUTES.customer,
            lazy: page(async () => (await import('@/pages/customer/overview')).CustomerOverviewPage),
          },
          {
            path: ROUTES.customerAddresses,
            lazy: page(async () => (await import('@/pages/customer/addresses')).AddressesPage, 'messages', 'account'),
          },
          {
            path: ROUTES.customerOrder,
            lazy: page(async () => (await import('@/pages/customer/order-details')).OrderDetailsPage, 'messages'),
          },
        ],
      },
    ],
  },
  {
    element: <RequireUser type="pharmacy" />,
    errorElement: <RouteCrash />,
    children: [
      {
        lazy: page(async () => (await import('../layouts/staff/StaffLayout')).StaffLayout, 'staff', 'orders'),
        children: [
          { path: ROUTES.staff, element: <Navigate to={ROUTES.staffOrders} replace /> },
          {
            path: ROUTES.staffOrders,
            lazy: page(async () => (await import('@/pages/staff/orders')).StaffOrdersPage, 'messages'),
          },
        ],
      },
    ],
  },
]);
