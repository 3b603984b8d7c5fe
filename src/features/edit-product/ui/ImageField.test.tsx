import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { answer, deferredResponse, makeProduct, recordPosts } from '@/shared/testing';

import { openDialog, renderProductDialog, serveForm } from './testing/renderProductDialog';

describe('the picture of a product', () => {
  it('takes no file that is no picture, or too large', async () => {
    serveForm();
    const { user } = renderProductDialog();
    await openDialog(user, 'Add Product');
    const zone = await screen.findByRole('group', { name: 'Product Image' });
    const drop = (file: File) => fireEvent.drop(zone, { dataTransfer: { files: [file] } });

    drop(new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }));
    expect(await screen.findByText('Choose a JPEG, PNG or WebP image')).toBeInTheDocument();
    drop(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' }));

    expect(await screen.findByText('The image may be at most 5 MB')).toBeInTheDocument();
  });

  it('is not saved without the picture that was refused, until another choice is made', async () => {
    serveForm();
    const sent = recordPosts('/medications/5/update', () => answer(makeProduct()));
    const { user } = renderProductDialog();
    const dialog = within(await openDialog(user, 'Update Stock'));
    const stock = await dialog.findByLabelText('Stock Quantity');
    const chooser = dialog.getByLabelText('Choose Image');
    const choose = (type: string) => fireEvent.change(chooser, { target: { files: [new File(['?'], 'a', { type })] } });
    const save = () => user.click(screen.getByRole('button', { name: 'Save Changes' }));

    choose('image/gif');
    await user.type(stock, '5');
    await save();
    await waitFor(() => expect(chooser).toHaveFocus());
    expect(chooser).toHaveAccessibleDescription('Choose a JPEG, PNG or WebP image');
    choose('image/png');
    const crop = within(await screen.findByRole('dialog', { name: 'Crop the image' }));
    fireEvent.error(await crop.findByAltText(''));
    await waitFor(() => expect(chooser).toHaveAccessibleDescription(/^This image cannot be read/));
    await user.type(stock, '6');
    await save();
    await waitFor(() => expect(chooser).toHaveFocus());
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Go On Without This File' }));
    await save();

    expect(await screen.findByText('Product updated')).toBeInTheDocument();
    expect(sent).toMatchObject([{ stock: 4056 }]);
  });

  it('keeps its picture where the cutting of another one was cancelled', async () => {
    serveForm();
    const { released, release } = deferredResponse();
    const read = jest.fn(() => Promise.reject(new Error('damaged')));
    jest.spyOn(window, 'createImageBitmap').mockReturnValue(released.then(read));
    const { user } = renderProductDialog();
    await openDialog(user, 'Edit');
    const chooser = await screen.findByLabelText('Choose Image');
    fireEvent.change(chooser, { target: { files: [new File(['?'], 'a', { type: 'image/png' })] } });
    const crop = within(await screen.findByRole('dialog', { name: 'Crop the image' }));
    fireEvent.load(await crop.findByAltText(''));
    await user.click(crop.getByRole('button', { name: 'Use Image' }));
    await user.click(crop.getByRole('button', { name: 'Cancel' }));
    release();

    await waitFor(() => expect(read).toHaveBeenCalled());
    await user.type(screen.getByLabelText('Product Name'), '!');
    expect(chooser).not.toBeInvalid();
  });
});
