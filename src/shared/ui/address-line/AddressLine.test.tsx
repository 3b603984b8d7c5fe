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

it('puts a comma between the lines of a street, and none after one that has its own', () => {
  renderApp(
    <p>
      <AddressLine parts={['12 Nile Street\nBuilding 4,\n\nFlat 5', 'Maadi']} />
    </p>,
  );

  expect(screen.getByRole('paragraph')).toHaveTextContent('12 Nile Street, Building 4, Flat 5, Maadi');
});

it('says of a street in the other letters in which language it is', () => {
  renderApp(<AddressLine parts={['12 Nile Street', 'المعادي']} />, { language: 'ar' });

  expect(screen.getByText('12 Nile Street')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('المعادي')).not.toHaveAttribute('lang');
});
