import { screen } from '@testing-library/react';

import { renderApp } from '@/shared/testing';
import { Ltr } from '@/shared/ui/ltr';
import { PhoneLink } from '@/shared/ui/phone-link';

import { Money } from './Money';

it('stands on its own in a sentence that runs the other way', () => {
  renderApp(<Money amount={40.5} />, { language: 'ar' });

  expect(screen.getByText('40.50 ج.م').tagName).toBe('BDI');
});

it('leaves codes and phones from left to right', () => {
  renderApp(
    <>
      <Ltr>KQD5QPKW</Ltr>
      <PhoneLink phone="+201012345678" />
    </>,
    { language: 'ar' },
  );

  expect(screen.getByText('KQD5QPKW')).toHaveAttribute('dir', 'ltr');
  expect(screen.getByText('+201012345678')).toHaveAttribute('dir', 'ltr');
  expect(screen.getByRole('link')).toHaveAttribute('href', 'tel:+201012345678');
});
