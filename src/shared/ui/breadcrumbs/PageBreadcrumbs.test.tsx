import { screen } from '@testing-library/react';

import { renderApp } from '@/shared/testing';

import { PageBreadcrumbs } from './PageBreadcrumbs';

it('says in which language the name of the page is', () => {
  renderApp(<PageBreadcrumbs trail={[{ label: 'الأدوية', to: '/medications' }]} current="Panadol" />, {
    language: 'ar',
  });

  expect(screen.getByText('Panadol')).toHaveAttribute('lang', 'en');
});
