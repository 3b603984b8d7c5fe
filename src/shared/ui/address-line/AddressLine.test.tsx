import { screen } from '@testing-library/react';

import { renderApp } from '@/shared/testing';

import { AddressLine } from './AddressLine';

it('keeps each comma with the part before it, so that no line begins with one', () => {
  renderApp(
    <p>
      <AddressLine parts={['12 Nile Street', 'المعادي', 'القاهرة']} />
    </p>,
    { language: 'ar' },
  );

  expect(screen.getByRole('paragraph')).toHaveTextContent('12 Nile Street، المعادي، القاهرة');
  const pieces = [...screen.getByRole('paragraph').children].map((piece) => piece.textContent);
  expect(pieces).toEqual(['12 Nile Street،', 'المعادي،', 'القاهرة']);
});
