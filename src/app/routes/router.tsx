import type { ComponentType } from 'react';
import { createBrowserRouter } from 'react-router-dom';

import { loadTexts } from '@/shared/i18n';

import { SiteLayout } from '../layouts/site/SiteLayout';
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
    children: [{ path: '*', lazy: page(async () => (await import('@/pages/not-found')).NotFoundPage) }],
  },
]);
