import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';

import type { MedicationCard } from '@contract/wire/medication';
import {
  answer,
  deferredResponse,
  fillInTexts,
  makeCategory,
  makeMedication,
  makeMedicationDetails,
  makePage,
  makePharmacySettings,
  makeSession,
  refuse,
  renderApp,
  server,
} from '@/shared/testing';

import { ProductDialog } from './ProductDialog';

const listed = (id: number, overrides: Partial<MedicationCard> = {}) =>
  makeMedication({ id, name: 'Concor', name_ar: 'كونكور', strength: '5 mg', dosage_form: 'tablets', ...overrides });

/** Serves these listings of other pharmacies; the details of each are those of Merck's bisoprolol. */
function serve(found: MedicationCard[]) {
  const asked: (string | null)[] = [];
  const base = makeMedicationDetails();
  server.use(
    http.get('*/api/pharmacy/settings', () => answer(makePharmacySettings({ low_stock_threshold: 8 }))),
    http.get('*/api/medications/categories', () => answer([makeCategory(), makeCategory({ id: 3, name: 'Heart' })])),
    http.get('*/api/medications', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('q'));
      return answer({ ...makePage(found), only_alike: false });
    }),
    http.get('*/api/medications/:id', ({ params }) =>
      answer({
        ...base,
        ...found.find(({ id }) => id === Number(params.id)),
        generic_name: 'Bisoprolol',
        prescription_required: true,
        category_id: 3,
        details: { ...base.details, manufacturer: 'Merck' },
      }),
    ),
  );
  return asked;
}

async function lookFor(text: string, typed: Record<string, string> = {}) {
  const { user } = renderApp(<ProductDialog onClose={() => undefined} />, { session: makeSession('pharmacy') });
  const box = await screen.findByRole('combobox', { name: 'Start from a listed product' });
  await fillInTexts(typed);
  const ask = async (name: string) => {
    await user.clear(box);
    await user.click(box);
    await user.paste(name);
  };
  await ask(text);
  return { user, ask };
}

const options = () => screen.findAllByRole('option');
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

it('fills in what others say of a product, and keeps what was typed', async () => {
  const asked = serve([listed(7), listed(8), listed(9, { strength: '10 mg' })]);
  const { user } = await lookFor('concor', { Price: '40', Manufacturer: 'Amoun' });

  const [, stronger, third] = await options();
  expect(third).toBeUndefined();
  await user.click(stronger!);

  expect(await screen.findByText(/^Filled in from Concor \(10 mg, tablets\)\. Check every line/)).toBeInTheDocument();
  expect(['Product Name', 'Product Name (Arabic)', 'Strength', 'Generic Name'].map(valueOf)).toEqual([
    'Concor',
    'كونكور',
    '10 mg',
    'Bisoprolol',
  ]);
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveTextContent('Heart');
  expect(screen.getByRole('checkbox', { name: /^Prescription required/ })).toBeChecked();
  expect(['Price', 'Manufacturer', 'Stock Quantity'].map(valueOf)).toEqual(['40', 'Amoun', '']);
  // The form says what was filled in; the picture of the other pharmacy is not used.
  expect(screen.getByText('Optional: fills in all but price, stock, expiry date and image.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Remove Image' })).not.toBeInTheDocument();
  expect(asked).toEqual(['concor']);
});

it('sends no form by the key that ends a search, and takes by it what the arrows lead to', async () => {
  serve([listed(7)]);
  const { user } = await lookFor('concor');
  await options();

  await user.keyboard('{Enter}');
  await act(async () => {});
  expect(screen.queryByText('Product name is required')).not.toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Start from a listed product' })).toHaveFocus();

  await user.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByText(/^Filled in from Concor/)).toBeInTheDocument();
});

it('makes it another one after a second choice', async () => {
  serve([listed(7), listed(9, { name: 'Ator', strength: null })]);
  const { user, ask } = await lookFor('conc');
  await user.click((await options())[0]!);
  await waitFor(() => expect(valueOf('Strength')).toBe('5 mg'));

  await ask('ator');
  await user.click((await options())[1]!);

  await waitFor(() => expect(valueOf('Product Name')).toBe('Ator'));
  expect(valueOf('Strength')).toBe('');
});

it('says where nobody lists it, and where its details do not come, and leaves the form as it is', async () => {
  serve([]);
  const { user, ask } = await lookFor('zzzz');
  expect(await screen.findByText('Nobody lists it yet: fill in the form.')).toBeInTheDocument();

  serve([listed(7)]);
  server.use(http.get('*/api/medications/7', () => refuse(500)));
  await ask('conc');
  await user.click((await options())[0]!);

  expect(await screen.findByRole('alert')).toHaveTextContent('The product details could not be loaded.');
  expect(valueOf('Product Name')).toBe('');
});

it('is wholly the last of two that were chosen before either was known, over what was typed meanwhile', async () => {
  serve([listed(7), listed(9, { name: 'Ator', strength: null })]);
  const { released, release } = deferredResponse();
  const base = makeMedicationDetails();
  server.use(
    http.get('*/api/medications/7', () => released.then(() => answer({ ...base, ...listed(7), description: 'Slow' }))),
  );
  const { user, ask } = await lookFor('conc');
  await user.click((await options())[0]!);
  await fillInTexts({ Price: '40' });
  await ask('ator');
  await user.click((await options())[1]!);
  await waitFor(() => expect(valueOf('Product Name')).toBe('Ator'));

  release();
  await screen.findByText(/^Filled in from Ator/);
  await act(() => released);

  expect(['Product Name', 'Strength', 'Description', 'Price'].map(valueOf)).toEqual([
    'Ator',
    '',
    base.description,
    '40',
  ]);
});

it('keeps what is typed while the details come', async () => {
  serve([listed(7)]);
  const { released, release } = deferredResponse();
  server.use(
    http.get('*/api/medications/7', () => released.then(() => answer({ ...makeMedicationDetails(), ...listed(7) }))),
  );
  const { user } = await lookFor('conc');
  await user.click((await options())[0]!);
  await fillInTexts({ Price: '40' });

  release();

  await waitFor(() => expect(valueOf('Product Name')).toBe('Concor'));
  expect(valueOf('Price')).toBe('40');
});
