import { screen } from '@testing-library/react';

import { renderApp } from '@/shared/testing';

import { NotFoundPage } from './NotFoundPage';

it('says that there is no such page, and shows ways on', () => {
  renderApp(<NotFoundPage />);

  expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found ^_^' })).toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/medications',
    '/pharmacies',
  ]);
});
