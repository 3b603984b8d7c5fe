import { screen } from '@testing-library/react';

import { renderApp } from '@/shared/testing';

import { SiteMapPage } from './SiteMapPage';

it('leads to every page that a guest may open', () => {
  renderApp(<SiteMapPage />);

  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  for (const address of [
    '/',
    '/medications',
    '/categories',
    '/pharmacies',
    '/about',
    '/contact',
    '/terms',
    '/privacy',
  ]) {
    expect(addresses).toContain(address);
  }
});
