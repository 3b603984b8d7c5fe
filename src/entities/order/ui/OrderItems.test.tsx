import { screen } from '@testing-library/react';

import { makeOrder, renderApp } from '@/shared/testing';

import { OrderItems } from './OrderItems';
import { PrescriptionNotice } from './PrescriptionNotice';

const [PANADOL] = makeOrder().items;
const concor = { ...PANADOL!.medication, id: 6, name: 'Concor', name_ar: 'كونكور', prescription_required: true };
const CONCOR = { ...PANADOL!, id: 2, medication: concor };
const OF_ANOTHER_PHARMACY = { ...CONCOR, id: 3, medication: { ...concor, id: 7 } };

it.each([
  ['en', 'Concor', 'Prescription required'],
  ['ar', 'كونكور', 'يلزم روشتة'],
] as const)('marks what is handed over on prescription only, and nothing else (%s)', (language, name, mark) => {
  renderApp(<OrderItems items={[PANADOL!, CONCOR]} />, { language });

  const [other, marked] = screen.getAllByRole('listitem');
  expect(other).not.toHaveTextContent(mark);
  expect(marked).toHaveTextContent(name);
  expect(marked).toHaveTextContent(mark);
});

it('leads to the medicines of a customer, and nowhere from those that a pharmacy packs', () => {
  renderApp(
    <>
      <OrderItems items={[PANADOL!]} />
      <OrderItems items={[CONCOR]} isLinked />
    </>,
  );

  expect(screen.getByRole('link')).toHaveAccessibleName('Concor');
});

it('names in its notice what needs a prescription, once whoever sells it, and has none where nothing does', () => {
  renderApp(
    <>
      <PrescriptionNotice lines={[PANADOL!]} />
      <PrescriptionNotice lines={[PANADOL!, CONCOR, OF_ANOTHER_PHARMACY]} />
    </>,
  );

  expect(screen.getByRole('note')).toHaveTextContent(/^Have your prescription ready .*:Concor$/);
});
