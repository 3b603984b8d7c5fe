import { setupListeners } from '@reduxjs/toolkit/query';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { dayInCairo } from '@contract/cairoDay';
import type { Product, ProductRow } from '@contract/wire/product';
import type { StockMovement } from '@contract/wire/stock';
import {
  answer,
  answerNarrow,
  holdLine,
  makeCategory,
  makePage,
  makePharmacySettings,
  makeSession,
  refuse,
  renderApp,
  server,
  takePost,
} from '@/shared/testing';

import { InventoryPage } from './InventoryPage';

const makeRow = (overrides: Partial<ProductRow> = {}): ProductRow => ({
  id: 5,
  name: 'Panadol',
  name_ar: 'بانادول',
  generic_name: 'Paracetamol',
  generic_name_ar: 'باراسيتامول',
  strength: '500 mg',
  dosage_form: 'tablet',
  image: null,
  price: 25.5,
  stock: 40,
  lowStockAlert: 10,
  expiry_date: null,
  is_listed: true,
  category_id: 2,
  category: { id: 2, name: 'Pain Relief', name_ar: 'مسكنات الألم', icon: 'pain-relief' },
  ...overrides,
});

const makeProduct = (overrides: Partial<Product> = {}): Product => ({
  ...makeRow(),
  active_ingredients: 'Paracetamol 500 mg',
  manufacturer: 'GSK',
  dosage: 'Twice a day',
  dosage_ar: null,
  side_effects: 'Rarely a rash',
  side_effects_ar: null,
  description: null,
  description_ar: null,
  ...overrides,
});

/** Answers every list call and remembers what was asked. */
function serveProducts(rows = [makeRow()], total = rows.length) {
  const asked: Record<string, string>[] = [];
  server.use(
    http.get('*/api/pharmacy/medications', ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return answer(makePage(rows, { total, last_page: Math.ceil(total / 12) }));
    }),
    http.get('*/api/medications/categories', () => answer([makeCategory(), makeCategory({ id: 3, name: 'Allergy' })])),
  );
  return asked;
}

const serveProduct = (product = makeProduct()) =>
  server.use(http.get('*/api/pharmacy/medications/5', () => answer(product)));

const session = makeSession('pharmacy');
const pharmacy = { id: 3, name: 'Seif Pharmacy', name_ar: 'صيدلية سيف', status: 'approved' };
const staff = { ...session, user: { ...session.user, pharmacy } } as typeof session;

const open = (url = '/inventory', language: 'en' | 'ar' = 'en') =>
  renderApp(<InventoryPage />, { url, path: '/inventory/:pharmacyId?', session: staff, language });

async function pickAction(user: ReturnType<typeof open>['user'], name: string, product = 'Panadol') {
  await user.click(await screen.findByRole('button', { name: `Actions for ${product}` }));
  await user.click(await screen.findByRole('menuitem', { name }));
  return screen.findByRole('dialog');
}

async function fillInNew(user: ReturnType<typeof open>['user']) {
  await user.click(screen.getByRole('button', { name: 'Add Product' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Product' }));
  const typed = {
    ...{ 'Product Name': ' Brufen  400', 'Generic Name': 'Ibuprofen', 'Active Ingredients': 'Ibuprofen' },
    ...{ Manufacturer: 'Abbott', Dosage: 'Twice a day', 'Side Effects': 'None' },
    ...{ Price: '40', 'Stock Quantity': '20', 'Low Stock Alert Threshold': '5' },
  };
  for (const [label, text] of Object.entries(typed)) {
    fireEvent.change(await dialog.findByLabelText(label), { target: { value: text } });
  }
  await user.click(dialog.getByRole('combobox', { name: 'Category' }));
  await user.click(screen.getByRole('option', { name: 'Pain Relief' }));
  return dialog;
}

describe('the list', () => {
  it('shows what runs low, what expires and what is off sale', async () => {
    serveProducts([
      makeRow({ id: 1, name: 'Low', stock: 9 }),
      makeRow({ id: 2, name: 'Past', expiry_date: '2020-01-31' }),
      makeRow({ id: 3, name: 'Hidden', is_listed: false }),
    ]);
    open();

    expect(within(await screen.findByRole('row', { name: /Low/ })).getByTitle('Low stock')).toBeInTheDocument();
    const past = within(screen.getByRole('row', { name: /Past/ }));
    expect(past.getByText('Expired Jan 31, 2020')).toBeInTheDocument();
    expect(past.queryByTitle('Low stock')).not.toBeInTheDocument();
    expect(within(screen.getByRole('row', { name: /Hidden/ })).getByText('Not for sale')).toBeInTheDocument();
  });

  it('tells equal names apart by strength and form, where the name does not say it', async () => {
    serveProducts([
      makeRow({ id: 1, name: 'Panadol Tablets', dosage_form: 'tablets' }),
      makeRow({ id: 2, name: 'Panadol', dosage_form: 'syrup' }),
    ]);
    open();

    expect(await screen.findByText('500 mg')).toBeInTheDocument();
    expect(screen.getByText('500 mg syrup')).toBeInTheDocument();
  });

  it('says on the button of the unfolded filters how many there are to go back to', async () => {
    serveProducts([makeRow()], 28);
    const { user } = open();
    await screen.findByText('Panadol');

    await user.click(screen.getByRole('button', { name: 'Filters', expanded: false }));
    await user.click(screen.getByRole('button', { name: 'Show 28 products', expanded: true }));

    expect(screen.getByRole('button', { name: 'Filters', expanded: false })).toBeInTheDocument();
  });

  it('opens on exactly what the link says, and sorts on the server', async () => {
    const asked = serveProducts([makeRow()], 30);
    const { router, user } = open('/inventory/3?page=2&state=low_stock&q=pan');
    await screen.findByText('Panadol');

    await user.click(screen.getByRole('columnheader', { name: /price/i }));

    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked).toEqual([
      { page: '2', paginate: '12', q: 'pan', state: 'low_stock', sort: 'relevance' },
      { page: '1', paginate: '12', q: 'pan', state: 'low_stock', sort: 'price-desc' },
    ]);
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      q: 'pan',
      state: 'low_stock',
      sort: 'price-desc',
    });
  });

  it('shows what was searched for first until somebody sorts, and again once nobody does', async () => {
    const asked = serveProducts();
    const { router, user } = open('/inventory?q=pan');
    await screen.findByText('Panadol');
    const heading = () => screen.getByRole('columnheader', { name: /product/i });
    expect(heading()).not.toHaveAttribute('aria-sort', 'ascending');

    await user.click(heading());
    await waitFor(() => expect(heading()).toHaveAttribute('aria-sort', 'descending'));
    await user.click(heading());
    await waitFor(() => expect(router.state.location.search).toBe('?q=pan&sort=name-asc'));
    await user.click(heading());

    await waitFor(() => expect(router.state.location.search).toBe('?q=pan'));
    await waitFor(() =>
      expect(asked.map(({ sort }) => sort)).toEqual(['relevance', 'name-desc', 'name-asc', 'relevance']),
    );
  });

  it('is by name where nothing was searched, as the heading says', async () => {
    const asked = serveProducts();
    open();

    expect(await screen.findByText('Panadol')).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: /product/i })).toHaveAttribute('aria-sort', 'ascending');
    expect(asked[0]).toMatchObject({ sort: 'name-asc' });
  });

  it('sorts by the name that is shown', async () => {
    const asked = serveProducts();
    open('/inventory', 'ar');

    expect(await screen.findByText('بانادول')).toBeInTheDocument();
    expect(asked[0]).toMatchObject({ sort: 'name_ar-asc' });
  });

  it('narrows to one category at a time, and goes back by itself or by Clear', async () => {
    serveProducts();
    const { router, user } = open('/inventory?state=off_sale');
    const filters = () => Object.fromEntries(new URLSearchParams(router.state.location.search));

    await user.click(await screen.findByRole('checkbox', { name: 'Pain Relief' }));
    await user.click(screen.getByRole('checkbox', { name: 'Allergy' }));
    await waitFor(() => expect(filters()).toEqual({ category_id: '3', state: 'off_sale' }));
    expect(screen.getByText('Active Filters (2)')).toBeInTheDocument();

    await user.click(screen.getByRole('checkbox', { name: 'Allergy' }));
    await waitFor(() => expect(filters()).toEqual({ state: 'off_sale' }));
    await user.click(screen.getByRole('button', { name: 'Clear' }));

    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.queryByText(/Active Filters/)).not.toBeInTheDocument();
  });

  it('offers to add the first product where there is nothing to choose from', async () => {
    serveProducts([]);
    const { user } = open();
    const empty = within((await screen.findByText(/^No products yet/)).parentElement!);

    await user.click(empty.getByRole('button', { name: 'Add Product' }));

    expect(await screen.findByRole('dialog', { name: 'Add Product' })).toBeInTheDocument();
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  });

  it('leaves the grid where a search finds nothing', async () => {
    serveProducts([]);
    open('/inventory?q=zzz');

    expect(await screen.findByText('No products found')).toBeInTheDocument();
    expect(screen.getByRole('grid')).toBeInTheDocument();
  });

  it.each(['/inventory/abc', '/inventory/4'])('says that the pharmacy is missing at %s', (url) => {
    serveProducts();
    open(url);

    expect(
      screen.getByText(
        'Pharmacy ID is missing. Please check the URL or ensure you are logged in with a valid pharmacy.',
      ),
    ).toBeInTheDocument();
  });
});

describe('a product', () => {
  it('is shown by the message that it was added, and the list stays as it is', async () => {
    serveProducts();
    server.use(http.get('*/api/pharmacy/settings', () => refuse(500)));
    takePost('/medications/create', () => answer(makeProduct({ name: 'Brufen 400' })));
    const { user, router } = open('/inventory?state=off_sale&sort=price-desc');
    const dialog = await fillInNew(user);
    await user.click(dialog.getByRole('button', { name: 'Add Product' }));

    const added = within(await screen.findByRole('alert'));
    expect(added.getByText('Product added')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?state=off_sale&sort=price-desc');
    await user.click(added.getByRole('button', { name: 'Show it' }));

    expect(router.state.location).toMatchObject({ pathname: '/pharmacydashboard/inventory', search: '?q=Brufen+400' });
  });

  describe('that is there already', () => {
    const KNOWN = 'You already have this product: one of the same name, strength and dosage form.';
    const refuseKnown = () =>
      HttpResponse.json(
        { success: false, message: 'You already have this product', code: 'productKnown', data: { id: 5 } },
        { status: 409 },
      );
    /** The first call hears of it, those after it are answered. */
    const addKnown = async (refuseFirst: () => Response | Promise<Response> = refuseKnown) => {
      serveProducts();
      server.use(http.get('*/api/pharmacy/settings', () => refuse(500)));
      const answers = [refuseFirst];
      const sent = takePost(
        '/medications/create',
        () => answers.shift()?.() ?? answer(makeProduct({ name: 'Brufen 400' })),
      );
      const page = open();
      const dialog = await fillInNew(page.user);
      await page.user.click(dialog.getByRole('button', { name: 'Add Product' }));
      return { ...page, dialog, sent };
    };

    it('is said by the form, and added on purpose', async () => {
      const { user, dialog, sent } = await addKnown();

      expect(await dialog.findByText(KNOWN)).toBeInTheDocument();
      expect(screen.getAllByRole('alert')).toHaveLength(1);
      await user.click(dialog.getByRole('button', { name: 'Add Anyway' }));

      expect(await screen.findByText('Product added')).toBeInTheDocument();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(sent).toMatchObject([{ only_if_new: true }, { only_if_new: false }]);
    });

    it('is another product with another strength, which is asked of anew', async () => {
      const { user, dialog, sent } = await addKnown();
      await dialog.findByText(KNOWN);

      await user.type(dialog.getByLabelText('Strength'), '400 mg');

      expect(dialog.queryByText(KNOWN)).not.toBeInTheDocument();
      await user.click(dialog.getByRole('button', { name: 'Add Product' }));
      expect(await screen.findByText('Product added')).toBeInTheDocument();
      expect(sent).toMatchObject([{ only_if_new: true }, { only_if_new: true, strength: '400 mg' }]);
    });

    it('can be opened, and what was typed waits', async () => {
      const { user, dialog } = await addKnown();
      serveProduct();

      await user.click(await dialog.findByRole('button', { name: 'Open It' }));

      const known = within(await screen.findByRole('dialog', { name: /^Edit Product/ }));
      expect(await known.findByLabelText('Product Name')).toHaveValue('Panadol');
      await user.click(known.getByRole('button', { name: 'Cancel' }));
      await user.click(screen.getByRole('button', { name: 'Add Product' }));
      expect(await screen.findByLabelText('Product Name')).toHaveValue(' Brufen  400');
    });

    it('is said by a toast where the form was closed meanwhile', async () => {
      const { line, letGo } = holdLine();
      const { user } = await addKnown(() => line.then(refuseKnown));

      await user.keyboard('{Escape}');
      letGo();

      expect(await screen.findByText('Failed to add product: You already have this product')).toBeInTheDocument();
    });
  });

  it('offers another try where the categories cannot be loaded', async () => {
    serveProducts();
    server.use(
      http.get('*/api/pharmacy/settings', () => refuse(500)),
      http.get('*/api/medications/categories', () => refuse(500)),
    );
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Add Product' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Product' }));
    expect(await dialog.findByText('Failed to load categories')).toBeInTheDocument();
    serveProducts();

    await user.click(dialog.getByRole('button', { name: 'Try Again' }));

    await waitFor(() => expect(dialog.queryByText('Failed to load categories')).not.toBeInTheDocument());
    await user.click(dialog.getByRole('combobox', { name: 'Category' }));
    expect(screen.getByRole('option', { name: 'Allergy' })).toBeInTheDocument();
  });

  it('begins with the alert that the pharmacy chose', async () => {
    serveProducts();
    server.use(http.get('*/api/pharmacy/settings', () => answer(makePharmacySettings({ low_stock_threshold: 8 }))));
    const { user } = open();

    await user.click(screen.getByRole('button', { name: 'Add Product' }));

    expect(await screen.findByLabelText('Low Stock Alert Threshold')).toHaveValue('8');
  });

  it('keeps what was typed where that alert is known only later', async () => {
    serveProducts();
    server.use(http.get('*/api/pharmacy/settings', () => refuse(500)));
    const { user, store } = open();
    await user.click(screen.getByRole('button', { name: 'Add Product' }));
    await user.type(await screen.findByLabelText('Product Name'), 'Brufen');

    const { line, letGo } = holdLine();
    server.use(http.get('*/api/pharmacy/settings', () => line.then(() => answer(makePharmacySettings()))));
    const stopListening = setupListeners(store.dispatch);
    fireEvent.online(window);
    await user.type(screen.getByLabelText('Product Name'), ' 400');
    letGo();
    stopListening();

    await waitFor(() => expect(screen.getByLabelText('Product Name')).toHaveValue('Brufen 400'));
  });

  it('is as it was left until it is cancelled', async () => {
    serveProducts();
    server.use(http.get('*/api/pharmacy/settings', () => answer(makePharmacySettings({ low_stock_threshold: 8 }))));
    const { user } = open();
    const name = async () => {
      await user.click(await screen.findByRole('button', { name: 'Add Product' }));
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

  it('is edited with all that is stored, and sends the stock that was seen', async () => {
    const asked = serveProducts();
    serveProduct();
    const sent = takePost('/medications/5/update', () => answer(makeProduct()));
    const { user } = open();
    const dialog = within(await pickAction(user, 'Update Stock'));
    expect(dialog.getByText('Update the product details.')).toBeInTheDocument();
    const stock = await dialog.findByLabelText('Stock Quantity');
    expect(stock).toHaveFocus();
    expect(dialog.getByText('(500 mg, tablet)').parentElement).toHaveTextContent('Panadol (500 mg, tablet)');

    await user.clear(stock);
    await user.paste('45');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));

    expect(await screen.findByText('Product updated')).toBeInTheDocument();
    expect(sent).toEqual([{ stock: 45, seen_stock: 40 }]);
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  it('is counted without what it was created without, and keeps what it has', async () => {
    serveProducts();
    serveProduct(makeProduct({ manufacturer: null, dosage: null }));
    const sent = takePost('/medications/5/update', () => answer(makeProduct()));
    const { user } = open();
    const dialog = within(await pickAction(user, 'Update Stock'));
    const stock = await dialog.findByLabelText('Stock Quantity');
    const ingredients = dialog.getByLabelText('Active Ingredients');

    await user.clear(ingredients);
    await user.clear(stock);
    await user.paste('9');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await dialog.findByText('Active ingredients are required')).toBeInTheDocument();
    expect(dialog.queryByText('Manufacturer is required')).not.toBeInTheDocument();

    await user.type(ingredients, 'Paracetamol');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Product updated')).toBeInTheDocument();
    expect(sent).toEqual([expect.objectContaining({ stock: 9 })]);
    expect(sent[0]).not.toHaveProperty('manufacturer');
  });

  it('is saved as it is with more in stock than may be counted, as a cancelled order leaves it', async () => {
    serveProducts();
    serveProduct(makeProduct({ stock: 1_000_005 }));
    const sent = takePost('/medications/5/update', () => answer(makeProduct()));
    const { user } = open();
    const dialog = within(await pickAction(user, 'Update Stock'));
    const price = await dialog.findByLabelText('Price');

    await user.clear(price);
    await user.paste('31');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));

    expect(await screen.findByText('Product updated')).toBeInTheDocument();
    expect(sent).toEqual([{ price: 31 }]);
  });

  it('says that customers will not see what is past its date, and takes the date', async () => {
    serveProducts();
    serveProduct();
    const sent = takePost('/medications/5/update', () => answer(makeProduct()));
    const { user } = open();
    const dialog = within(await pickAction(user, 'Edit'));
    const date = await dialog.findByLabelText('Expiry Date');
    fireEvent.change(date, { target: { value: dayInCairo() } });
    expect(date).toHaveAccessibleDescription('Optional');

    fireEvent.change(date, { target: { value: '2020-01-31' } });
    expect(date).toHaveAccessibleDescription('Expired: customers will not see it');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));

    await waitFor(() => expect(sent).toEqual([{ expiry_date: '2020-01-31' }]));
  });

  it('that has one name for both languages is renamed in both', async () => {
    serveProducts();
    serveProduct(makeProduct({ name: 'Zyrtec 5 mg', name_ar: 'Zyrtec 5 mg' }));
    const sent = takePost('/medications/5/update', () => answer(makeProduct()));
    const { user } = open();
    const dialog = within(await pickAction(user, 'Edit'));
    const name = await dialog.findByLabelText('Product Name');
    expect(dialog.getByLabelText('Product Name (Arabic)')).toHaveValue('');

    await user.clear(name);
    await user.paste('Zyrtec 10 mg');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));

    await waitFor(() => expect(sent).toEqual([{ name: 'Zyrtec 10 mg', name_ar: '' }]));
  });

  it('that was not changed is closed without a call', async () => {
    serveProducts();
    serveProduct();
    const sent = takePost('/medications/5/update', () => answer(makeProduct()));
    const { user } = open();
    const dialog = await pickAction(user, 'Edit');

    await user.click(await within(dialog).findByRole('button', { name: 'Save Changes' }));

    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(sent).toEqual([]);
  });

  describe('that was being edited when the page went', () => {
    async function describeAndLeave() {
      const { user } = open();
      await pickAction(user, 'Edit');
      await user.click(await screen.findByLabelText('Description'));
      await user.paste('For headaches');
      await user.type(screen.getByLabelText('Stock Quantity'), '0');
      cleanup();
    }
    const NOTICE = /^This includes what you typed earlier/;

    it('has what was typed, but for a count, laid over what a colleague has changed since, and says so', async () => {
      serveProducts();
      serveProduct();
      const sent = takePost('/medications/5/update', () => answer(makeProduct()));
      await describeAndLeave();
      serveProduct(makeProduct({ price: 30, stock: 36, expiry_date: '2099-01-31' }));

      const { user } = open();
      const dialog = within(await pickAction(user, 'Edit'));
      expect(await dialog.findByLabelText('Description')).toHaveValue('For headaches');
      expect(dialog.getByText(NOTICE)).toBeInTheDocument();
      expect(dialog.getByLabelText('Price')).toHaveValue('30.00');
      expect(dialog.getByLabelText('Stock Quantity')).toHaveValue('36');
      await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(sent).toEqual([{ description: 'For headaches' }]);

      expect(await within(await pickAction(user, 'Edit')).findByLabelText('Description')).toHaveValue('');
    });

    it('goes back to what is stored', async () => {
      serveProducts();
      serveProduct();
      await describeAndLeave();

      const { user } = open();
      const dialog = within(await pickAction(user, 'Edit'));
      await user.click(await dialog.findByRole('button', { name: 'Discard' }));

      expect(dialog.getByLabelText('Description')).toHaveValue('');
      expect(dialog.queryByText(NOTICE)).not.toBeInTheDocument();
      await user.click(dialog.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });

    it('brings nothing along for who comes to count, and asks before it is thrown away', async () => {
      serveProducts();
      serveProduct();
      await describeAndLeave();

      const { user } = open();
      const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      const counting = within(await pickAction(user, 'Update Stock'));
      expect(await counting.findByLabelText('Description')).toHaveValue('');
      await user.keyboard('{Escape}');
      await isClosed();

      const editing = within(await pickAction(user, 'Edit'));
      expect(await editing.findByLabelText('Description')).toHaveValue('For headaches');
      await user.keyboard('{Escape}');
      const question = within(await screen.findByRole('dialog', { name: 'Discard what you typed?' }));
      await user.click(question.getByRole('button', { name: 'Discard' }));
      await isClosed();
      expect(await within(await pickAction(user, 'Edit')).findByLabelText('Description')).toHaveValue('');
    });
  });

  it('is closed only after a question where something was typed, and forgets it then', async () => {
    serveProducts();
    serveProduct();
    const { user } = open();
    const edit = within(await pickAction(user, 'Edit'));
    const price = await edit.findByLabelText('Price');
    await user.clear(price);
    await user.paste('99');
    await user.click(edit.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Keep Editing' }));
    expect(price).toHaveValue('99');

    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    const again = within(await pickAction(user, 'Edit'));
    expect(await again.findByLabelText('Price')).toHaveValue('25.50');
    expect(again.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says that it was sold meanwhile, and takes the next count over the new stock', async () => {
    serveProducts();
    serveProduct();
    const text = 'The stock has moved meanwhile: there are 37 units now.';
    const refusal = {
      success: false,
      message: text,
      code: 'stockMoved',
      errors: { stock: [text] },
      data: { stock: 37 },
    };
    let tries = 0;
    const sent = takePost('/medications/5/update', () =>
      (tries += 1) === 1 ? Response.json(refusal, { status: 409 }) : answer(makeProduct()),
    );
    const { user } = open();
    const dialog = within(await pickAction(user, 'Edit'));
    const stock = await dialog.findByLabelText('Stock Quantity');
    await user.clear(stock);
    await user.paste('45');

    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText(`Failed to update product: ${text}`)).toBeInTheDocument();
    expect(await dialog.findByText(text)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));

    expect(await screen.findByText('Product updated')).toBeInTheDocument();
    expect(sent).toMatchObject([{ seen_stock: 40 }, { seen_stock: 37 }]);
  });

  it('is counted once when it is saved again after a lost answer, and anew with another number', async () => {
    serveProducts();
    serveProduct();
    const keys: (string | null)[] = [];
    server.use(
      http.post('*/api/medications/5/update', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return keys.length < 3 ? Response.error() : answer(makeProduct());
      }),
    );
    const { user } = open();
    const dialog = within(await pickAction(user, 'Update Stock'));
    const stock = await dialog.findByLabelText('Stock Quantity');
    const save = dialog.getByRole('button', { name: 'Save Changes' });
    const count = async (units: string) => {
      await user.clear(stock);
      await user.paste(units);
      await user.click(save);
    };

    await count('45');
    await waitFor(() => expect(keys).toHaveLength(1));
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

  it('that is saved after its dialog was closed leaves the next one open', async () => {
    serveProducts([makeRow(), makeRow({ id: 6, name: 'Brufen' })]);
    serveProduct();
    server.use(http.get('*/api/pharmacy/medications/6', () => answer(makeProduct({ id: 6, name: 'Brufen' }))));
    const { line, letGo } = holdLine();
    takePost('/medications/5/update', () => line.then(() => answer(makeProduct())));
    const { user } = open();
    await pickAction(user, 'Edit');
    await user.type(await screen.findByLabelText('Product Name'), '!');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await pickAction(user, 'Edit', 'Brufen');
    await user.type(await screen.findByLabelText('Product Name'), ' 400');
    letGo();

    expect(await screen.findByText('Product updated')).toBeInTheDocument();
    expect(screen.getByLabelText('Product Name')).toHaveValue('Brufen 400');
  });

  it('takes no file that is no picture, or too large', async () => {
    serveProducts();
    server.use(http.get('*/api/pharmacy/settings', () => refuse(500)));
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Add Product' }));
    const zone = await screen.findByRole('group', { name: 'Product Image' });
    const drop = (file: File) => fireEvent.drop(zone, { dataTransfer: { files: [file] } });

    drop(new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }));
    expect(await screen.findByText('Choose a JPEG, PNG or WebP image')).toBeInTheDocument();
    drop(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'a.png', { type: 'image/png' }));

    expect(await screen.findByText('The image may be at most 5 MB')).toBeInTheDocument();
  });

  it('is not saved without the picture that was refused, until another choice is made', async () => {
    serveProducts();
    serveProduct();
    const sent = takePost('/medications/5/update', () => answer(makeProduct()));
    const { user } = open();
    const dialog = within(await pickAction(user, 'Update Stock'));
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
    await user.click(screen.getByRole('button', { name: 'Go on without this file' }));
    await save();

    expect(await screen.findByText('Product updated')).toBeInTheDocument();
    expect(sent).toMatchObject([{ stock: 4056 }]);
  });

  it('keeps what was typed when the line comes back, and begins anew at each opening', async () => {
    serveProducts();
    serveProduct();
    const { user, store } = open();
    await pickAction(user, 'Edit');
    await user.type(await screen.findByLabelText('Product Name'), ' Extra');

    const { line, letGo } = holdLine();
    server.use(http.get('*/api/pharmacy/medications/5', () => line.then(() => answer(makeProduct({ stock: 37 })))));
    const stopListening = setupListeners(store.dispatch);
    fireEvent.online(window);
    await user.type(screen.getByLabelText('Product Name'), ' Fort');
    letGo();
    await waitFor(() => expect(screen.getByLabelText('Product Name')).toHaveValue('Panadol Extra Fort'));
    expect(screen.getByLabelText('Stock Quantity')).toHaveValue('40');
    stopListening();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    serveProduct(makeProduct({ stock: 36 }));
    await pickAction(user, 'Edit');

    expect(await screen.findByLabelText('Stock Quantity')).toHaveValue('36');
  });

  it('keeps its picture where the cutting of another one was cancelled', async () => {
    serveProducts();
    serveProduct();
    const { line, letGo } = holdLine();
    const read = jest.fn(() => Promise.reject(new Error('damaged')));
    Object.assign(window, { createImageBitmap: () => line.then(read) });
    const { user } = open();
    await pickAction(user, 'Edit');
    const chooser = await screen.findByLabelText('Choose Image');
    fireEvent.change(chooser, { target: { files: [new File(['?'], 'a', { type: 'image/png' })] } });
    const crop = within(await screen.findByRole('dialog', { name: 'Crop the image' }));
    fireEvent.load(await crop.findByAltText(''));
    await user.click(crop.getByRole('button', { name: 'Use Image' }));
    await user.click(crop.getByRole('button', { name: 'Cancel' }));
    letGo();

    await waitFor(() => expect(read).toHaveBeenCalled());
    await user.type(screen.getByLabelText('Product Name'), '!');
    expect(chooser).not.toBeInvalid();
  });

  it('asks whoever reads Arabic for the Arabic name first, with the Arabic texts open, and says what it wants in English', async () => {
    serveProducts();
    server.use(http.get('*/api/pharmacy/settings', () => answer(makePharmacySettings())));
    const { user } = open('/inventory', 'ar');
    await screen.findByText('بانادول');

    await user.click(screen.getByRole('button', { name: 'إضافة منتج' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'إضافة منتج' }));
    const arabic = await dialog.findByLabelText('اسم المنتج بالعربية');
    const english = dialog.getByLabelText('اسم المنتج بالإنجليزية');
    expect(arabic.compareDocumentPosition(english)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(dialog.getByText('النصوص العربية (اختيارية)').closest('details')).toHaveProperty('open', true);
    for (const text of ['الاسم العلمي', 'المواد الفعالة', 'الجرعة', 'الآثار الجانبية', 'الوصف']) {
      expect(dialog.getByLabelText(`${text} بالإنجليزية`)).toBeInTheDocument();
    }
  });

  it('unfolds the Arabic texts at the one that keeps it from being saved', async () => {
    serveProducts();
    serveProduct();
    const { user } = open();
    const dialog = within(await pickAction(user, 'Edit'));
    const fold = await dialog.findByText('Arabic texts (optional)');
    const description = dialog.getByLabelText('Description (Arabic)');
    expect(description).not.toBeVisible();
    await user.click(fold);
    await user.click(description);
    await user.paste('ا'.repeat(2100));
    await user.click(fold);
    expect(description).not.toBeVisible();

    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));

    await waitFor(() => expect(description).toHaveFocus());
    expect(description).toBeVisible();
    expect(description).toHaveAccessibleDescription('Must be at most 2,000 characters');
  });

  it('keeps what was typed when a click goes astray', async () => {
    serveProducts();
    serveProduct();
    const { user } = open();
    const dialog = await pickAction(user, 'Update Stock');
    const stock = await within(dialog).findByLabelText('Stock Quantity');
    await user.clear(stock);
    await user.paste('45');

    await user.click(dialog.parentElement!);

    expect(screen.getByLabelText('Stock Quantity')).toHaveValue('45');
  });

  it('tells who moved its stock, when and why', async () => {
    serveProducts();
    const movement: StockMovement = {
      id: 2,
      reason: 'sale',
      change: -3,
      balance: 37,
      order: { id: 9, order_code: 'KQD5QPKW' },
      actor: 'Mona Adel',
      created_at: '2026-01-05T10:00:00.000Z',
    };
    server.use(http.get('*/api/medications/5/stock-movements', () => answer(makePage([movement]))));
    const { user } = open();

    const dialog = within(await pickAction(user, 'Stock History'));

    expect(dialog.getByText('(500 mg, tablet)').parentElement).toHaveTextContent('Panadol (500 mg, tablet)');
    expect(
      await dialog.findByRole('row', { name: 'Jan 5, 2026, 12:00\u00A0PM Sale KQD5QPKW −3 37 Mona Adel' }),
    ).toBeInTheDocument();
  });
});

it('takes in a delivery, and shows the stock of then', async () => {
  const asked = serveProducts();
  const sent = takePost('/medications/5/stock-movements', () =>
    answer({ ...{ id: 3, reason: 'received', change: 24, balance: 64, order: null, actor: null }, created_at: '' }),
  );
  const { user } = open();
  await pickAction(user, 'Receive or Remove Stock');

  await user.type(screen.getByLabelText('Quantity'), '24');
  await user.click(screen.getByRole('button', { name: 'Add to Stock' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([{ reason: 'received', quantity: 24 }]);
  await waitFor(() => expect(asked).toHaveLength(2));
});

it('keeps the page of the history that is turned, and the focus on its pager, until the next one has come', async () => {
  serveProducts();
  const { line, letGo } = holdLine();
  const movement: StockMovement = {
    id: 2,
    reason: 'sale',
    change: -3,
    balance: 37,
    order: null,
    actor: 'Mona Adel',
    created_at: '2026-01-05T10:00:00.000Z',
  };
  server.use(
    http.get('*/api/medications/5/stock-movements', async ({ request }) => {
      if (new URL(request.url).searchParams.get('page') !== '2') return answer(makePage([movement], { last_page: 2 }));
      await line;
      return answer(makePage([{ ...movement, id: 1, actor: 'Karim Adel' }], { current_page: 2, last_page: 2 }));
    }),
  );
  const { user } = open();
  const dialog = within(await pickAction(user, 'Stock History'));

  const next = await dialog.findByRole('button', { name: 'Next' });
  await user.click(next);

  expect(dialog.getByText('Mona Adel')).toBeInTheDocument();
  letGo();
  expect(await dialog.findByText('Karim Adel')).toBeInTheDocument();
  expect(next).toHaveFocus();
});

describe('many products', () => {
  const rows = [makeRow({ id: 1, name: 'One' }), makeRow({ id: 2, name: 'Two' })];

  it('are taken off sale after a question, the chosen ones alone', async () => {
    serveProducts(rows, 30);
    const sent = takePost('/pharmacy/medications/update', () => answer({ changed: 1 }));
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Two (500 mg, tablet)' }));

    await user.click(screen.getByRole('button', { name: 'Stop Selling' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Stop selling 1 product?' }));
    await user.click(dialog.getByRole('button', { name: 'Stop Selling' }));

    expect(await screen.findByText('Products updated')).toBeInTheDocument();
    expect(sent).toEqual([{ ids: [2], is_listed: false }]);
    await waitFor(() => expect(screen.queryByText('1 product selected')).not.toBeInTheDocument());
    // Where the grid was left.
    expect(screen.getByRole('checkbox', { name: 'Select Two (500 mg, tablet)' })).toHaveFocus();
  });

  it('are no longer chosen once the bar is closed, which leads back to the grid', async () => {
    serveProducts(rows, 30);
    const { user } = open();
    const two = await screen.findByRole('checkbox', { name: 'Select Two (500 mg, tablet)' });
    await user.click(two);

    await user.click(screen.getByRole('button', { name: 'Clear selection' }));

    expect(screen.queryByText('1 product selected')).not.toBeInTheDocument();
    expect(two).not.toBeChecked();
    expect(two).toHaveFocus();
  });

  it('keep the question open, with the number that was typed, when they could not be changed', async () => {
    serveProducts(rows, 30);
    takePost('/pharmacy/medications/update', () => refuse(500));
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Two (500 mg, tablet)' }));
    await user.click(screen.getByRole('button', { name: 'Set Low Stock Alert' }));
    const dialog = within(await screen.findByRole('dialog'));

    await user.type(dialog.getByLabelText('Low Stock Alert Threshold'), '8{Enter}');

    expect(await screen.findByText('Failed to update products')).toBeInTheDocument();
    expect(dialog.getByLabelText('Low Stock Alert Threshold')).toHaveValue('8');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled());
  });

  it('stay chosen where they were chosen while others were changed', async () => {
    serveProducts(rows, 30);
    const { line, letGo } = holdLine();
    takePost('/pharmacy/medications/update', () => line.then(() => answer({ changed: 1 })));
    const { user } = open();
    const tick = async (name: RegExp) =>
      user.click(within(await screen.findByRole('row', { name })).getByRole('checkbox'));
    await tick(/Two/);

    await user.click(screen.getByRole('button', { name: 'List for Sale' }));
    await tick(/Two/);
    await tick(/One/);
    letGo();

    expect(await screen.findByText('Products updated')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'List for Sale' })).toBeEnabled());
    expect(screen.getByText('1 product selected')).toBeInTheDocument();
  });

  it('may be all that the filter finds, by the keyboard alone', async () => {
    serveProducts(rows, 30);
    const sent = takePost('/pharmacy/medications/update', () => answer({ changed: 30 }));
    const { user } = open('/inventory?category_id=2&q=o');
    await screen.findByRole('row', { name: /Two/ });
    await user.click(screen.getByRole('checkbox', { name: /Select all rows/ }));
    expect(await screen.findByText('2 products selected')).toBeInTheDocument();
    expect(screen.queryByText('2 rows selected')).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Select all 30 found' }));
    const ask = screen.getByRole('button', { name: 'Set Low Stock Alert' });
    act(() => ask.focus());
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Low stock alert for 30 products' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(ask).toHaveFocus());
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    await user.tab();
    expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus();
    await user.tab();
    expect(dialog.getByLabelText('Low Stock Alert Threshold')).toHaveFocus();
    await user.paste('8');
    await user.keyboard('{Enter}');

    expect(await screen.findByText('Products updated')).toBeInTheDocument();
    expect(sent).toEqual([{ is_whole: true, q: 'o', category_id: 2, lowStockAlert: 8 }]);
  });

  it('are ticked on every page while all are chosen, until one is not: then those of its page are', async () => {
    serveProducts(rows, 30);
    const { user } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Select One (500 mg, tablet)' }));
    await user.click(screen.getByRole('button', { name: 'Select all 30 found' }));
    serveProducts([makeRow({ id: 3, name: 'Three' }), makeRow({ id: 4, name: 'Four' })], 30);
    await user.click(screen.getByRole('button', { name: 'Go to page 2' }));

    const three = await screen.findByRole('checkbox', { name: 'Select Three (500 mg, tablet)' });
    expect(three).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Select Four (500 mg, tablet)' })).toBeChecked();
    expect(screen.getByText('30 products selected')).toBeInTheDocument();

    await user.click(three);
    expect(screen.getByText('1 product selected')).toBeInTheDocument();
    expect(three).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Select Four (500 mg, tablet)' })).toBeChecked();
  });

  it('are chosen on a phone once somebody asks for the boxes, which take the place of the menus', async () => {
    answerNarrow();
    serveProducts(rows, 30);
    const sent = takePost('/pharmacy/medications/update', () => answer({ changed: 30 }));
    const { user } = open();
    const boxes = () => screen.queryAllByRole('checkbox', { name: /Select/ });
    await screen.findByRole('button', { name: 'Actions for Two' });
    expect(boxes()).toEqual([]);

    const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads()).toEqual(['Product', 'Stock', 'Actions', 'Price', 'Category']);

    await user.click(screen.getByRole('button', { name: 'Select Products' }));
    expect(heads()).toEqual(['', 'Product', 'Stock']);
    expect(screen.queryByRole('button', { name: 'Actions for Two' })).not.toBeInTheDocument();
    await user.click(within(screen.getByRole('row', { name: /Two/ })).getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Select all 30 found' }));
    await user.click(screen.getByRole('button', { name: 'List for Sale' }));
    expect(await screen.findByText('Products updated')).toBeInTheDocument();
    expect(sent).toEqual([{ is_whole: true, q: '', is_listed: true }]);

    await user.click(within(screen.getByRole('row', { name: /One/ })).getByRole('checkbox'));
    expect(screen.getByText('1 product selected')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByText('1 product selected')).not.toBeInTheDocument();
    expect(boxes()).toEqual([]);
  });
});
