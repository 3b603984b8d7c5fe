import { setupListeners } from '@reduxjs/toolkit/query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';

import {
  answer,
  deferredResponse,
  makePharmacySettings,
  makeProduct,
  news,
  recordPosts,
  refuse,
  server,
} from '@/shared/testing';

import { fillInNew, openDialog, renderProductDialog, serveForm } from './testing/renderProductDialog';

describe('a new product', () => {
  it('is shown by the message that it was added, and the list stays as it is', async () => {
    serveForm();
    recordPosts('/medications/create', () => answer(makeProduct({ name: 'Brufen 400' })));
    const { user, router } = renderProductDialog({ url: '/inventory?state=off_sale&sort=price-desc' });
    const dialog = await fillInNew(user);
    await user.click(dialog.getByRole('button', { name: 'Add Product' }));

    expect(await news().findByText('Product added')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?state=off_sale&sort=price-desc');
    await user.click(news().getByRole('button', { name: 'Show It' }));

    expect(router.state.location).toMatchObject({ pathname: '/pharmacydashboard/inventory', search: '?q=Brufen+400' });
  });

  it('offers another try where the categories cannot be loaded', async () => {
    serveForm();
    server.use(http.get('*/api/medications/categories', () => refuse(500)));
    const { user } = renderProductDialog();
    const dialog = within(await openDialog(user, 'Add Product'));
    expect(await dialog.findByText('Failed to load categories')).toBeInTheDocument();
    await user.click(dialog.getByRole('combobox', { name: 'Category' }));
    expect(screen.getByRole('option')).toHaveTextContent('Failed to load categories');
    await user.keyboard('{Escape}');
    serveForm();

    await user.click(dialog.getByRole('button', { name: 'Try Again' }));

    await waitFor(() => expect(dialog.queryByText('Failed to load categories')).not.toBeInTheDocument());
    await user.click(dialog.getByRole('combobox', { name: 'Category' }));
    expect(screen.getByRole('option', { name: 'Allergy' })).toBeInTheDocument();
  });

  it('keeps what was typed where that alert is known only later', async () => {
    serveForm();
    server.use(http.get('*/api/pharmacy/settings', () => refuse(500)));
    const { user, store } = renderProductDialog();
    await openDialog(user, 'Add Product');
    await user.click(await screen.findByLabelText('Product Name'));
    await user.paste('Brufen');

    const { released, release } = deferredResponse();
    server.use(http.get('*/api/pharmacy/settings', () => released.then(() => answer(makePharmacySettings()))));
    const stopListening = setupListeners(store.dispatch);
    fireEvent.online(window);
    await user.paste(' 400');
    release();
    stopListening();

    await waitFor(() => expect(screen.getByLabelText('Product Name')).toHaveValue('Brufen 400'));
  });

  it('asks whoever reads Arabic for the Arabic name first, with the Arabic texts open, and says what it wants in English', async () => {
    serveForm();
    const { user } = renderProductDialog({ language: 'ar' });

    await openDialog(user, 'Add Product');

    const dialog = within(await screen.findByRole('dialog', { name: 'إضافة منتج' }));
    const arabic = await dialog.findByLabelText('اسم المنتج بالعربية');
    const english = dialog.getByLabelText('اسم المنتج بالإنجليزية');
    expect(arabic.compareDocumentPosition(english)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(dialog.getByText('النصوص العربية (اختيارية)').closest('details')).toHaveProperty('open', true);
    for (const text of ['الاسم العلمي', 'المواد الفعالة', 'الجرعة', 'الآثار الجانبية', 'الوصف']) {
      expect(dialog.getByLabelText(`${text} بالإنجليزية`)).toBeInTheDocument();
    }
  });
});
