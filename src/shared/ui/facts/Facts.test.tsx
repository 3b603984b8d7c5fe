import { render, screen } from '@testing-library/react';

import { Facts } from './Facts';

it('keeps the lines in which a text was written', () => {
  // By itself, since only then its styles are in the document.
  render(<Facts facts={[{ label: 'Dosage', value: 'One spoon at night\nNo more than three a day' }]} />);

  const dosage = screen.getByRole('definition');
  expect(dosage.textContent).toBe('One spoon at night\nNo more than three a day');
  expect(getComputedStyle(dosage).whiteSpace).toBe('pre-line');
});

it.each([undefined, null, false, ''])('leaves out a fact whose value is %p', (value) => {
  render(<Facts facts={[{ label: 'Fee', value }]} />);

  expect(screen.queryByText('Fee')).not.toBeInTheDocument();
});

it('gives a text as long as somebody liked the whole row', () => {
  render(
    <Facts
      columns={3}
      facts={[
        { label: 'Phone', value: '01012345678' },
        { label: 'Notes', value: 'Ring twice', isWide: true },
      ]}
    />,
  );

  const columns = screen
    .getAllByRole('definition')
    .map((value) => getComputedStyle(value.parentElement!).getPropertyValue('grid-column'));
  expect(columns).toEqual(['', '1/-1']);
});

it('is no empty list where nothing is known', () => {
  const { container } = render(<Facts facts={[{ label: 'Phone', value: null }]} />);

  expect(container).toBeEmptyDOMElement();
});

it('says that something is none', () => {
  render(<Facts facts={[{ label: 'Orders', value: 0 }]} />);

  expect(screen.getByRole('definition')).toHaveTextContent('0');
});
