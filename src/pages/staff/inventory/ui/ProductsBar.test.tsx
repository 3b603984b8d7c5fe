import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';

import type { Language } from '@contract/language';
import { productListQuery } from '@contract/product';
import { answer, news, recordPosts, refuse, renderApp } from '@/shared/testing';

import { EMPTY_SELECTION } from '../model/useSelection';
import { ProductsBar } from './ProductsBar';

const query = productListQuery.cast({});

/** Stands for the list, where products are ticked. */
function Chosen({ ids }: { ids: number[] }) {
  const [selection, setSelection] = useState(EMPTY_SELECTION);
  return (
    <>
      <button onClick={() => setSelection({ ids, isAll: false })}>Tick</button>
      <ProductsBar ref={null} query={query} total={30} selection={selection} onSelect={setSelection} />
    </>
  );
}

function open(ids: number[], language: Language = 'en') {
  const { user } = renderApp(<Chosen ids={ids} />, { language });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  /** Ticks the products and presses a button of the bar. */
  const ask = async (button: string) => {
    await press('Tick');
    await press(button);
  };
  const isOver = (button: string) =>
    waitFor(() => expect(screen.queryByRole('button', { name: button })).not.toBeInTheDocument());
  return { user, ask, isOver };
}

it.each([
  [
    'en',
    'List for Sale',
    [
      [0, 'Nothing had to be changed'],
      [1, '1 product updated'],
    ],
  ],
  ['ar', 'إتاحة للبيع', [[2, 'تم تحديث منتجين']]],
] as const)('says in %s how many of two were changed', async (language, button, rounds) => {
  const { ask, isOver } = open([1, 2], language);

  for (const [changed, text] of rounds) {
    recordPosts('/pharmacy/medications/update', () => answer({ changed }));
    await ask(button);
    expect(await news().findByText(text)).toBeVisible();
    expect(news().queryAllByText('The others were left as they are.')).toHaveLength(changed === 1 ? 1 : 0);
    await isOver(button);
  }
});

it('marks products as handed over on prescription, or as free of one', async () => {
  const sent = recordPosts('/pharmacy/medications/update', () => answer({ changed: 1 }));
  const { user, ask, isOver } = open([2]);
  const mark = async (choice: string) => {
    await ask('Prescription Requirement');
    const dialog = within(await screen.findByRole('dialog', { name: 'Prescription requirement for 1 product' }));
    await user.click(dialog.getByRole('radio', { name: choice }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await isOver('Prescription Requirement');
  };

  await mark('Prescription required');
  await mark('No prescription needed');

  expect(sent).toEqual([true, false].map((prescription_required) => ({ ids: [2], prescription_required })));
});

it('keeps the question open, with the number that was typed, when the products could not be changed', async () => {
  recordPosts('/pharmacy/medications/update', () => refuse(500));
  const { user, ask } = open([2]);
  await ask('Set Low Stock Alert');
  const dialog = within(await screen.findByRole('dialog'));

  await user.keyboard('8{Enter}');

  expect(await screen.findByText('Failed to update products')).toBeInTheDocument();
  expect(dialog.getByLabelText('Low Stock Alert Threshold')).toHaveValue('8');
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled());
});
