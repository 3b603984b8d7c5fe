import { screen, within } from '@testing-library/react';

import { answer, deferredResponse, fillInTexts, makeProduct, recordPosts, refuse } from '@/shared/testing';

import { fillInNew, openDialog, renderProductDialog, serveForm } from './testing/renderProductDialog';

describe('a product that is there already', () => {
  const KNOWN = 'You already have this product: one of the same name, strength and dosage form.';
  const refuseKnown = () => refuse(409, 'You already have this product', { code: 'productKnown', data: { id: 5 } });
  /** Answers the first calls with these answers, and all later ones with the added product. */
  const addKnown = async (...answers: (() => Response | Promise<Response>)[]) => {
    serveForm();
    const sent = recordPosts(
      '/medications/create',
      () => answers.shift()?.() ?? answer(makeProduct({ name: 'Brufen 400' })),
    );
    const page = renderProductDialog();
    const dialog = await fillInNew(page.user);
    await page.user.click(dialog.getByRole('button', { name: 'Add Product' }));
    return { ...page, dialog, sent };
  };

  it('is said by the form until it is another one, which is asked of anew, and added on purpose', async () => {
    const { user, dialog, sent } = await addKnown(refuseKnown, refuseKnown);
    expect(await dialog.findByText(KNOWN)).toBeInTheDocument();
    expect(screen.getAllByRole('alert')).toHaveLength(1);

    await fillInTexts({ Strength: '400 mg' });
    expect(dialog.queryByText(KNOWN)).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Add Product' }));
    expect(await dialog.findByText(KNOWN)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Add Anyway' }));

    expect(await screen.findByText('Product added')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent).toMatchObject([
      { only_if_new: true },
      { only_if_new: true, strength: '400 mg' },
      { only_if_new: false, strength: '400 mg' },
    ]);
  });

  it('can be opened, and what was typed waits', async () => {
    const { user, dialog } = await addKnown(refuseKnown);

    await user.click(await dialog.findByRole('button', { name: 'Open It' }));

    const known = within(await screen.findByRole('dialog', { name: /^Edit Product/ }));
    expect(await known.findByLabelText('Product Name')).toHaveValue('Panadol');
    await user.click(known.getByRole('button', { name: 'Cancel' }));
    await openDialog(user, 'Add Product');
    expect(await screen.findByLabelText('Product Name')).toHaveValue(' Brufen  400');
  });

  it('promises nothing when the answer to what is added on purpose is lost', async () => {
    const { user, dialog } = await addKnown(refuseKnown, () => Response.error());

    await user.click(await dialog.findByRole('button', { name: 'Add Anyway' }));

    expect(await dialog.findByText(/^No answer came. It may have worked: check/)).toBeInTheDocument();
  });

  it('is said by a toast where the form was closed meanwhile', async () => {
    const { released, release } = deferredResponse();
    const { user } = await addKnown(() => released.then(refuseKnown));

    await user.keyboard('{Escape}');
    release();

    expect(await screen.findByText('Failed to add product: You already have this product')).toBeInTheDocument();
  });
});
