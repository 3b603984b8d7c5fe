import { setupListeners } from '@reduxjs/toolkit/query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';

import { answer, deferredResponse, fillInTexts, makeProduct, recordPosts, server } from '@/shared/testing';

import { openDialog, renderProductDialog, serveForm, serveProduct } from './testing/renderProductDialog';

describe('what was typed of a product', () => {
  it('is as it was left until it is cancelled', async () => {
    serveForm({ alert: 8 });
    const { user } = renderProductDialog();
    const name = async () => {
      await openDialog(user, 'Add Product');
      return screen.findByLabelText('Product Name');
    };
    const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await user.click(await name());
    await user.paste('Brufen');
    await user.keyboard('{Escape}');
    await isClosed();
    expect(await name()).toHaveValue('Brufen');
    expect(screen.getByLabelText('Low Stock Alert Threshold')).toHaveValue('8');

    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await isClosed();
    expect(await name()).toHaveValue('');
  });

  it('goes with its dialog only after a question, and with no stray click beside it', async () => {
    serveForm();
    const { user } = renderProductDialog();
    const dialog = await openDialog(user, 'Edit');
    const edit = within(dialog);
    const price = await edit.findByLabelText('Price');
    await fillInTexts({ Price: '99' });
    await user.click(dialog.parentElement!);
    expect(screen.getByLabelText('Price')).toHaveValue('99');
    await user.click(edit.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Keep Editing' }));
    expect(price).toHaveValue('99');

    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    const again = within(await openDialog(user, 'Edit'));
    expect(await again.findByLabelText('Price')).toHaveValue('25.50');
    expect(again.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('stays when the line comes back, and once it is cancelled the next opening begins with what is stored', async () => {
    serveForm();
    const { user, store } = renderProductDialog();
    await openDialog(user, 'Edit');
    await user.click(await screen.findByLabelText('Product Name'));
    await user.paste(' Extra');

    const { released, release } = deferredResponse();
    server.use(http.get('*/api/pharmacy/medications/5', () => released.then(() => answer(makeProduct({ stock: 37 })))));
    const stopListening = setupListeners(store.dispatch);
    fireEvent.online(window);
    await user.paste(' Fort');
    release();
    await waitFor(() => expect(screen.getByLabelText('Product Name')).toHaveValue('Panadol Extra Fort'));
    expect(screen.getByLabelText('Stock Quantity')).toHaveValue('40');
    stopListening();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    serveProduct(makeProduct({ stock: 36 }));
    await openDialog(user, 'Edit');

    expect(await screen.findByLabelText('Stock Quantity')).toHaveValue('36');
  });
});

describe('a product that was being edited when the page went', () => {
  async function describeAndLeave() {
    const { user } = renderProductDialog();
    await openDialog(user, 'Edit');
    await screen.findByLabelText('Description');
    await fillInTexts({ Description: 'For headaches', 'Stock Quantity': '400' });
    cleanup();
  }
  const NOTICE = /^This includes what you typed earlier/;

  it('has what was typed, but for a count, laid over what a colleague has changed since, and says so', async () => {
    serveForm();
    const sent = recordPosts('/medications/5/update', () => answer(makeProduct()));
    await describeAndLeave();
    serveProduct(makeProduct({ price: 30, stock: 36, expiry_date: '2099-01-31' }));

    const { user } = renderProductDialog();
    const dialog = within(await openDialog(user, 'Edit'));
    expect(await dialog.findByLabelText('Description')).toHaveValue('For headaches');
    expect(dialog.getByText(NOTICE)).toBeInTheDocument();
    expect(dialog.getByLabelText('Price')).toHaveValue('30.00');
    expect(dialog.getByLabelText('Stock Quantity')).toHaveValue('36');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([{ description: 'For headaches' }]);

    expect(await within(await openDialog(user, 'Edit')).findByLabelText('Description')).toHaveValue('');
  });

  it('goes back to what is stored', async () => {
    serveForm();
    await describeAndLeave();

    const { user } = renderProductDialog();
    const dialog = within(await openDialog(user, 'Edit'));
    await user.click(await dialog.findByRole('button', { name: 'Discard' }));

    expect(dialog.getByLabelText('Description')).toHaveValue('');
    expect(dialog.queryByText(NOTICE)).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('brings nothing along for who comes to count, and asks before it is thrown away', async () => {
    serveForm();
    await describeAndLeave();

    const { user } = renderProductDialog();
    const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const counting = within(await openDialog(user, 'Update Stock'));
    expect(await counting.findByLabelText('Description')).toHaveValue('');
    await user.keyboard('{Escape}');
    await isClosed();

    const editing = within(await openDialog(user, 'Edit'));
    expect(await editing.findByLabelText('Description')).toHaveValue('For headaches');
    await user.keyboard('{Escape}');
    const question = within(await screen.findByRole('dialog', { name: 'Discard what you typed?' }));
    await user.click(question.getByRole('button', { name: 'Discard' }));
    await isClosed();
    expect(await within(await openDialog(user, 'Edit')).findByLabelText('Description')).toHaveValue('');
  });
});
