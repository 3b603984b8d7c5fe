import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { type ComponentProps, useState } from 'react';

import type { Language } from '@contract/language';
import type { Product } from '@contract/wire/product';
import {
  answer,
  fillInTexts,
  makeCategory,
  makePharmacySettings,
  makeProduct,
  makeSession,
  renderApp,
  server,
} from '@/shared/testing';

import { ProductDialog } from '../ProductDialog';

type OpenedDialog = Omit<ComponentProps<typeof ProductDialog>, 'onClose'>;

const BUTTONS: Record<string, OpenedDialog> = {
  'Add Product': {},
  Edit: { productId: 5 },
  'Update Stock': { productId: 5, isStockUpdate: true },
};

/** The buttons of a page that open the dialog, again and again. */
function ProductDialogButtons() {
  const [opened, setOpened] = useState<OpenedDialog>();

  return (
    <>
      {Object.entries(BUTTONS).map(([name, opens]) => (
        <button key={name} onClick={() => setOpened(opens)}>
          {name}
        </button>
      ))}
      {opened && <ProductDialog {...opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

export const serveProduct = (product: Product = makeProduct()) =>
  server.use(http.get('*/api/pharmacy/medications/5', () => answer(product)));

/** Serves all requests of the dialog. */
export function serveForm({ product, alert = 10 }: { product?: Product; alert?: number } = {}) {
  serveProduct(product);
  server.use(
    http.get('*/api/pharmacy/settings', () => answer(makePharmacySettings({ low_stock_threshold: alert }))),
    http.get('*/api/medications/categories', () => answer([makeCategory(), makeCategory({ id: 3, name: 'Allergy' })])),
  );
}

export const renderProductDialog = (options: { url?: string; language?: Language } = {}) =>
  renderApp(<ProductDialogButtons />, { session: makeSession('pharmacy'), ...options });

type User = ReturnType<typeof renderProductDialog>['user'];

export async function openDialog(user: User, name: 'Add Product' | 'Edit' | 'Update Stock') {
  await user.click(await screen.findByRole('button', { name }));
  return screen.findByRole('dialog');
}

/** Fills in all fields of a new product without submitting it. */
export async function fillInNew(user: User) {
  const dialog = within(await openDialog(user, 'Add Product'));
  const typed = {
    ...{ 'Product Name': ' Brufen  400', 'Generic Name': 'Ibuprofen', 'Active Ingredients': 'Ibuprofen' },
    ...{ Manufacturer: 'Abbott', Dosage: 'Twice a day', 'Side Effects': 'None' },
    ...{ Price: '40', 'Stock Quantity': '20', 'Low Stock Alert Threshold': '5' },
  };
  await dialog.findByLabelText('Product Name');
  await fillInTexts(typed);
  await user.click(dialog.getByRole('combobox', { name: 'Category' }));
  await user.click(screen.getByRole('option', { name: 'Pain Relief' }));
  return dialog;
}
