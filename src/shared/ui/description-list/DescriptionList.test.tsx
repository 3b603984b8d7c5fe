import { render, screen } from '@testing-library/react';

import { DescriptionList } from './DescriptionList';

it('keeps the lines in which a text was written', () => {
  // Without renderApp, because only then the styles are in the document.
  render(<DescriptionList items={[{ label: 'Dosage', value: 'One spoon at night\nNo more than three a day' }]} />);

  const dosage = screen.getByRole('definition');
  expect(dosage.textContent).toBe('One spoon at night\nNo more than three a day');
  expect(getComputedStyle(dosage).whiteSpace).toBe('pre-line');
});

it.each([undefined, null, false, ''])('leaves out a fact whose value is %p', (value) => {
  render(<DescriptionList items={[{ label: 'Fee', value }]} />);

  expect(screen.queryByText('Fee')).not.toBeInTheDocument();
});

it('gives a text as long as somebody liked the whole row', () => {
  render(
    <DescriptionList
      columns={3}
      items={[
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
  const { container } = render(<DescriptionList items={[{ label: 'Phone', value: null }]} />);

  expect(container).toBeEmptyDOMElement();
});

it('says that something is none', () => {
  render(<DescriptionList items={[{ label: 'Orders', value: 0 }]} />);

  expect(screen.getByRole('definition')).toHaveTextContent('0');
});
