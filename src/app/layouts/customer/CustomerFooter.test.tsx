import { screen } from '@testing-library/react';

import { renderApp } from '@/shared/testing';

import { CustomerFooter } from './CustomerFooter';

it('leads to terms, privacy and contact', () => {
  renderApp(<CustomerFooter />);

  expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
  expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  expect(screen.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');
});
