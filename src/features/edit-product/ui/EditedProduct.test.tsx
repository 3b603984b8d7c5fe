import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';

import { dayInCairo } from '@contract/cairoDay';
import { answer, deferredResponse, fillInTexts, makeProduct, recordPosts, refuse, server } from '@/shared/testing';

import { openDialog, renderProductDialog, serveForm } from './testing/renderProductDialog';

describe('an edited product', () => {
  it('is counted without what it was created without, and keeps what it has', async () => {
    serveForm({ product: makeProduct({ manufacturer: null, dosage: null }) });
    const sent = recordPosts('/medications/5/update', () => answer(makeProduct()));
    const { user } = renderProductDialog();
    const dialog = within(await openDialog(user, 'Update Stock'));
    await dialog.findByLabelText('Stock Quantity');

    await fillInTexts({ 'Active Ingredients': '', 'Stock Quantity': '9' });
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await dialog.findByText('Active ingredients are required')).toBeInTheDocument();
    expect(dialog.queryByText('Manufacturer is required')).not.toBeInTheDocument();

    await fillInTexts({ 'Active Ingredients': 'Paracetamol' });
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Product updated')).toBeInTheDocument();
    expect(sent).toEqual([expect.objectContaining({ stock: 9 })]);
    expect(sent[0]).not.toHaveProperty('manufacturer');
  });

  it('is saved as it is with more in stock than may be counted, as a cancelled order leaves it', async () => {
    serveForm({ product: makeProduct({ stock: 1_000_005 }) });
    const sent = recordPosts('/medications/5/update', () => answer(makeProduct()));
    const { user } = renderProductDialog();
    const dialog = within(await openDialog(user, 'Update Stock'));
    await dialog.findByLabelText('Price');

    await fillInTexts({ Price: '31' });
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));

    expect(await screen.findByText('Product updated')).toBeInTheDocument();
    expect(sent).toEqual([{ price: 31 }]);
  });

  it('is closed without a call where nothing was changed, says that customers will not see what is past its date, and takes it', async () => {
    serveForm();
    const sent = recordPosts('/medications/5/update', () => answer(makeProduct()));
    const { user } = renderProductDialog();
    await openDialog(user, 'Edit');
    await user.click(await screen.findByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([]);

    const dialog = within(await openDialog(user, 'Edit'));
    const date = await dialog.findByLabelText('Expiry Date');
    fireEvent.change(date, { target: { value: dayInCairo() } });
    expect(date).toHaveAccessibleDescription('Optional');

    fireEvent.change(date, { target: { value: '2020-01-31' } });
    expect(date).toHaveAccessibleDescription('Expired: customers will not see it');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));

    await waitFor(() => expect(sent).toEqual([{ expiry_date: '2020-01-31' }]));
  });

  it('sends its new name alone, so that an Arabic one that a colleague has given it meanwhile stays', async () => {
    serveForm({ product: makeProduct({ name: 'Zyrtec 5 mg', name_ar: 'Zyrtec 5 mg' }) });
    const sent = recordPosts('/medications/5/update', () => answer(makeProduct()));
    const { user } = renderProductDialog();
    const dialog = within(await openDialog(user, 'Edit'));
    expect(await dialog.findByLabelText('Product Name (Arabic)')).toHaveValue('');

    await fillInTexts({ 'Product Name': 'Zyrtec 10 mg' });
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));

    await waitFor(() => expect(sent).toEqual([{ name: 'Zyrtec 10 mg' }]));
  });

  it('says that it was sold meanwhile, and takes the next count over the new stock', async () => {
    serveForm();
    const text = 'The stock has moved meanwhile: there are 37 units now.';
    const rest = { code: 'stockMoved', errors: { stock: [text] }, data: { stock: 37 } };
    let tries = 0;
    const sent = recordPosts('/medications/5/update', () =>
      (tries += 1) === 1 ? refuse(409, text, rest) : answer(makeProduct()),
    );
    const { user } = renderProductDialog();
    const dialog = within(await openDialog(user, 'Edit'));
    await dialog.findByLabelText('Stock Quantity');
    await fillInTexts({ 'Stock Quantity': '45' });

    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText(`Failed to update product: ${text}`)).toBeInTheDocument();
    expect(await dialog.findByText(text)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));

    expect(await screen.findByText('Product updated')).toBeInTheDocument();
    expect(sent).toMatchObject([{ seen_stock: 40 }, { seen_stock: 37 }]);
  });

  it('is counted once when it is saved again after a lost answer, as the form says, and anew with another number', async () => {
    serveForm();
    const keys: (string | null)[] = [];
    server.use(
      http.post('*/api/medications/5/update', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return keys.length < 3 ? Response.error() : answer(makeProduct());
      }),
    );
    const { user } = renderProductDialog();
    const dialog = within(await openDialog(user, 'Update Stock'));
    await dialog.findByLabelText('Stock Quantity');
    const save = dialog.getByRole('button', { name: 'Save Changes' });
    const count = async (units: string) => {
      await fillInTexts({ 'Stock Quantity': units });
      await user.click(save);
    };

    await count('45');
    const note = 'No answer came. Please press again: nothing is saved twice.';
    expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([note]);
    expect(dialog.getByText(note)).toBeInTheDocument();
    await waitFor(() => expect(save).toBeEnabled());
    await user.click(save);
    await waitFor(() => expect(keys).toHaveLength(2));
    await waitFor(() => expect(save).toBeEnabled());
    await count('46');

    expect(await screen.findByText('Product updated')).toBeInTheDocument();
    const [first, again, other] = keys;
    expect(first).toMatch(/^[\da-f]{32}$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('unfolds the Arabic texts at the one that keeps it from being saved', async () => {
    serveForm();
    const { user } = renderProductDialog();
    const dialog = within(await openDialog(user, 'Edit'));
    const fold = await dialog.findByText('Arabic texts (optional)');
    const description = dialog.getByLabelText('Description (Arabic)');
    expect(description).not.toBeVisible();
    await user.click(fold);
    await fillInTexts({ 'Description (Arabic)': 'ا'.repeat(2001) });
    await user.click(fold);
    expect(description).not.toBeVisible();

    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));

    await waitFor(() => expect(description).toHaveFocus());
    expect(description).toBeVisible();
    expect(description).toHaveAccessibleDescription('Must be at most 2,000 characters');
  });

  it('that is saved after its dialog was closed leaves the next one open', async () => {
    serveForm();
    const { released, release } = deferredResponse();
    recordPosts('/medications/5/update', () => released.then(() => answer(makeProduct())));
    const { user } = renderProductDialog();
    await openDialog(user, 'Edit');
    await screen.findByLabelText('Product Name');
    await fillInTexts({ 'Product Name': 'Panadol!' });
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await openDialog(user, 'Add Product');
    await screen.findByLabelText('Product Name');
    await fillInTexts({ 'Product Name': 'Brufen 400' });
    release();

    expect(await screen.findByText('Product updated')).toBeInTheDocument();
    expect(screen.getByLabelText('Product Name')).toHaveValue('Brufen 400');
  });
});
