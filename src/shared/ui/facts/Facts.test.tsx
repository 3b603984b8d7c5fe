import { render, screen } from '@testing-library/react';

import { Facts } from './Facts';

it('keeps the lines in which a text was written', () => {
  // By itself, since only then its styles are in the document.
  render(<Facts facts={[{ label: 'Dosage', value: 'One spoon at night\nNo more than three a day' }]} />);

  const dosage = screen.getByRole('definition');
  expect(dosage.textContent).toBe('One spoon at night\nNo more than three a day');
  expect(getComputedStyle(dosage).whiteSpace).toBe('pre-line');
});
