import { screen, within } from '@testing-library/react';

import { renderApp } from '@/shared/testing';

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
