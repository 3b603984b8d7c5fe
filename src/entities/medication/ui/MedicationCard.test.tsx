import { screen } from '@testing-library/react';

import { makeMedication, renderApp } from '@/shared/testing';

import { MedicationCard } from './MedicationCard';

it('shows every fact of a card behind one link', () => {
  renderApp(<MedicationCard medication={makeMedication()} />);

  expect(screen.getByRole('link', { name: 'Panadol' })).toHaveAttribute('href', '/medicationdetails/5');
  for (const fact of ['Paracetamol', 'Pain Relief', '25.50 EGP', 'In Stock']) {
    expect(screen.getByText(fact)).toBeInTheDocument();
  }
  expect(screen.getByText('Seif Pharmacy').parentElement).toHaveTextContent(/^Sold by Seif Pharmacy$/);
});

it('says that it is out of stock, and where the generic name is not known', () => {
  const gap = { generic_name: null, generic_name_ar: null };
  renderApp(<MedicationCard medication={makeMedication({ ...gap, is_in_stock: false })} />);

  expect(screen.getByText('N/A')).toBeInTheDocument();
  expect(screen.getByText('Out of Stock')).toBeInTheDocument();
  expect(screen.queryByText('In Stock')).not.toBeInTheDocument();
});

it.each([
  ['Panadol', 1],
  ['Panadol 500 mg 24 Tablets', 0],
])('says strength and form where the name does not: %s', (name, times) => {
  renderApp(<MedicationCard medication={makeMedication({ name, strength: '500 mg', dosage_form: 'tablet' })} />);

  expect(screen.queryAllByText('500 mg')).toHaveLength(times);
  expect(screen.queryAllByText('tablet')).toHaveLength(times);
});

it('says in which language the name is', () => {
  renderApp(<MedicationCard medication={makeMedication({ name_ar: 'Panadol' })} />, { language: 'ar' });

  expect(screen.getByText('Panadol')).toHaveAttribute('lang', 'en');
});

it('shows the whole of a long strength: half of one is another', () => {
  renderApp(<MedicationCard medication={makeMedication({ strength: '405 mg / 100 mg / 125 mg' })} />);

  const strength = screen.getByText('405 mg / 100 mg / 125 mg');
  expect(strength.textContent).toBe('405\u00A0mg\u00A0/ 100\u00A0mg\u00A0/ 125\u00A0mg');
  expect(strength).not.toHaveStyle({ textOverflow: 'ellipsis' });
});

it('keeps a number and its unit on one line', () => {
  renderApp(<MedicationCard medication={makeMedication({ name_ar: 'بانادول 500 مجم 24 قرص' })} />, { language: 'ar' });

  expect(screen.getByRole('link').textContent).toBe('بانادول 500\u00A0مجم 24\u00A0قرص');
});

it('leaves the seller out on the page of the seller', () => {
  renderApp(<MedicationCard medication={makeMedication()} isSellerKnown />);

  expect(screen.queryByText(/Seif Pharmacy/)).not.toBeInTheDocument();
});

it.each([
  ['باراسيتامول', 'باراسيتامول'],
  [null, 'Paracetamol'],
])('speaks Arabic as far as the catalogue does (%s)', (generic_name_ar, genericName) => {
  renderApp(<MedicationCard medication={makeMedication({ generic_name_ar })} />, { language: 'ar' });

  expect(screen.getByRole('link', { name: 'بانادول' })).toBeInTheDocument();
  for (const fact of [genericName, 'مسكنات الألم']) {
    expect(screen.getByText(fact)).toBeInTheDocument();
  }
  expect(screen.getByText('صيدلية سيف').parentElement).toHaveTextContent(/^البائع: صيدلية سيف$/);
});
