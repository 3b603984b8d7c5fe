import { screen, within } from '@testing-library/react';

import { makeSession, renderApp } from '@/shared/testing';

import { SiteFooter } from './SiteFooter';

it('says how to reach somebody, and what the terms are', () => {
  renderApp(<SiteFooter />);

  const footer = within(screen.getByRole('contentinfo'));

  for (const [name, address] of [
    ['+201000000000', 'tel:+201000000000'],
    ['+201000000001', 'tel:+201000000001'],
    ['support@dawaya.example', 'mailto:support@dawaya.example'],
    ['Terms', '/terms'],
    ['Privacy', '/privacy'],
  ]) {
    expect(footer.getByRole('link', { name })).toHaveAttribute('href', address);
  }
});

it('offers a guest the ways in', () => {
  renderApp(<SiteFooter />);

  for (const name of ['Sign In', 'Create Account', 'Join as Pharmacy']) {
    expect(screen.getByRole('link', { name })).toBeInTheDocument();
  }
});

it.each([
  ['user', '/userdashboard'],
  ['pharmacy', '/pharmacydashboard'],
] as const)('offers a signed-in %s the own dashboard and the way out, and no way in', (userType, dashboard) => {
  renderApp(<SiteFooter />, { session: makeSession(userType) });

  expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', dashboard);
  expect(screen.getByRole('link', { name: 'Sign Out' })).toHaveAttribute('href', '/signout');
  for (const name of ['Sign In', 'Create Account', 'Join as Pharmacy']) {
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
  }
});
