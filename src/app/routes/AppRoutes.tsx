import { isValidElement } from 'react';
import { matchRoutes, type RouteObject, useRoutes } from 'react-router-dom';

import { ROUTES } from '@/shared/config';
import { idOf } from '@/shared/lib/routing';

import { SiteLayout } from '../layouts/site/SiteLayout';
import { lazyRoute, type Screen } from './lazyRoute';
import { RequireUser } from './RequireUser';
import { STAFF_SCREENS } from './staffScreens';
import { useClearPending } from './useClearPending';

const SCREENS: RouteObject[] = [
  {
    element: <SiteLayout />,
    children: [
      { path: ROUTES.home, ...lazyRoute(async () => (await import('@/pages/home')).HomePage, 'home', 'pharmacies') },
      {
        path: ROUTES.medications,
        ...lazyRoute(
          async () => (await import('@/pages/medications')).MedicationsPage,
          'medications',
          'pharmacies',
          'messages',
        ),
      },
      {
        path: ROUTES.medication,
        ...lazyRoute(
          async () => (await import('@/pages/medication-details')).MedicationDetailsPage,
          'medications',
          'messages',
        ),
      },
      {
        path: ROUTES.pharmacies,
        ...lazyRoute(async () => (await import('@/pages/pharmacies')).PharmaciesPage, 'pharmacies'),
      },
      {
        path: ROUTES.pharmacy,
        ...lazyRoute(
          async () => (await import('@/pages/pharmacy-details')).PharmacyDetailsPage,
          'pharmacies',
          'pharmacy',
          'medications',
          'messages',
        ),
      },
      {
        path: ROUTES.signIn,
        ...lazyRoute(async () => (await import('@/pages/sign-in')).SignInPage, 'account', 'messages'),
      },
      {
        path: ROUTES.signUp,
        ...lazyRoute(async () => (await import('@/pages/sign-up')).SignUpPage, 'account', 'messages'),
      },
      {
        path: ROUTES.forgotPassword,
        ...lazyRoute(async () => (await import('@/pages/forgot-password')).ForgotPasswordPage, 'account', 'messages'),
      },
      {
        path: ROUTES.resetPassword,
        ...lazyRoute(async () => (await import('@/pages/reset-password')).ResetPasswordPage, 'account', 'messages'),
      },
      {
        path: ROUTES.verifyEmail,
        ...lazyRoute(async () => (await import('@/pages/verify-email')).VerifyEmailPage, 'account', 'messages'),
      },
      { path: ROUTES.join, ...lazyRoute(async () => (await import('@/pages/join')).JoinPage, 'account', 'messages') },
      { path: ROUTES.cart, ...lazyRoute(async () => (await import('@/pages/cart')).CartPage, 'cart', 'messages') },
      {
        element: <RequireUser type="user" />,
        children: [
          {
            path: ROUTES.checkout,
            ...lazyRoute(
              async () => (await import('@/pages/checkout')).CheckoutPage,
              'checkout',
              'orders',
              'cart',
              'account',
              'payment',
              'messages',
            ),
          },
        ],
      },
      {
        path: ROUTES.categories,
        ...lazyRoute(async () => (await import('@/pages/categories')).CategoriesPage, 'site', 'medications'),
      },
      {
        path: ROUTES.about,
        ...lazyRoute(async () => (await import('@/pages/about')).AboutPage, 'about'),
      },
      {
        path: ROUTES.contact,
        ...lazyRoute(async () => (await import('@/pages/contact')).ContactPage, 'contact', 'messages'),
      },
      {
        path: ROUTES.terms,
        ...lazyRoute(async () => (await import('@/pages/legal')).TermsPage, 'terms', 'site'),
      },
      {
        path: ROUTES.privacy,
        ...lazyRoute(async () => (await import('@/pages/legal')).PrivacyPage, 'privacy', 'site'),
      },
      { path: ROUTES.signOut, ...lazyRoute(async () => (await import('@/pages/sign-out')).SignOutPage, 'site') },
      { path: ROUTES.siteMap, ...lazyRoute(async () => (await import('@/pages/site-map')).SiteMapPage, 'site') },
      { path: '*', ...lazyRoute(async () => (await import('@/pages/not-found')).NotFoundPage) },
    ],
  },
  {
    element: <RequireUser type="user" />,
    children: [
      {
        ...lazyRoute(
          async () => (await import('../layouts/customer/CustomerLayout')).CustomerLayout,
          'customer',
          'orders',
          'messages',
        ),
        children: [
          {
            path: ROUTES.customer,
            ...lazyRoute(async () => (await import('@/pages/customer/overview')).CustomerOverviewPage),
          },
          {
            path: ROUTES.customerAddresses,
            ...lazyRoute(async () => (await import('@/pages/customer/addresses')).AddressesPage, 'account'),
          },
          {
            path: ROUTES.customerSettings,
            ...lazyRoute(
              async () => (await import('@/pages/customer/settings')).AccountSettingsPage,
              'settings',
              'account',
            ),
          },
          {
            path: ROUTES.customerPayments,
            ...lazyRoute(
              async () => (await import('@/pages/customer/payment-methods')).PaymentMethodsPage,
              'payment',
              'orders',
            ),
          },
          {
            path: ROUTES.customerOrder,
            ...lazyRoute(async () => (await import('@/pages/customer/order-details')).OrderDetailsPage),
          },
        ],
      },
    ],
  },
  STAFF_SCREENS,
];

export function AppRoutes() {
  useClearPending();
  return useRoutes(SCREENS);
}

interface FirstScreen extends Screen {
  /** Guests may see this page and are not sent to sign in. */
  isPublic: boolean;
  /** No page has this address, or the id in it is not valid. */
  isUnknown: boolean;
}

/** What must be loaded before the first screen can be rendered in one go. */
export function firstScreen(pathname: string): FirstScreen {
  const matches = matchRoutes(SCREENS, pathname) ?? [];
  const routes = matches.map(({ route }) => route);
  const params = matches.at(-1)?.params ?? {};
  const screens = routes.flatMap(({ handle }) => (handle as Screen | undefined) ?? []);
  return {
    load: () => Promise.all(screens.map(({ load }) => load())),
    texts: screens.flatMap(({ texts }) => texts),
    isPublic: !routes.some(({ element }) => isValidElement(element) && element.type === RequireUser),
    isUnknown: routes.at(-1)?.path === '*' || ('id' in params && idOf(params.id) === null),
  };
}
