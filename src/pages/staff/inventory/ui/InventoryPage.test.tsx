import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';

import { answer, fillInTexts, makeProduct, makeProductRow, recordPosts, refuse, server } from '@/shared/testing';

import { openInventory, pickAction, serveProducts } from './testing/openInventory';

describe('the list', () => {
  it('is by name, shows what runs low, expires and is off sale, and tells equal names apart by strength and form', async () => {
    const asked = serveProducts([
      makeProductRow({ id: 1, name: 'Low', stock: 9 }),
      makeProductRow({ id: 2, name: 'Past', expiry_date: '2020-01-31' }),
      makeProductRow({ id: 3, name: 'Hidden', is_listed: false }),
      makeProductRow({ id: 4, name: 'Panadol Tablets', dosage_form: 'tablets' }),
      makeProductRow({ id: 5, name: 'Panadol', dosage_form: 'syrup' }),
    ]);
    openInventory();
    const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

    expect((await row(/Low/)).getByTitle('Low stock')).toBeInTheDocument();
    const past = await row(/Past/);
    expect(past.getByText('Expired Jan 31, 2020')).toBeInTheDocument();
    expect(past.queryByTitle('Low stock')).not.toBeInTheDocument();
    expect((await row(/Hidden/)).getByText('Not for sale')).toBeInTheDocument();
    // The second line has only what the name does not say.
    expect((await row(/Panadol Tablets/)).getByText('500 mg')).toBeInTheDocument();
    expect((await row(/syrup/)).getByText('500 mg syrup')).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: /product/i })).toHaveAttribute('aria-sort', 'ascending');
    expect(asked[0]).toMatchObject({ sort: 'name-asc' });
  });

  it('says on the button of the unfolded filters how many there are to go back to', async () => {
    serveProducts([makeProductRow()], 28);
    const { user } = openInventory();
    await screen.findByText('Panadol');

    await user.click(screen.getByRole('button', { name: 'Filters', expanded: false }));
    await user.click(screen.getByRole('button', { name: 'Show 28 Products', expanded: true }));

    expect(screen.getByRole('button', { name: 'Filters', expanded: false })).toBeInTheDocument();
  });

  it('opens on exactly what the link says, and sorts on the server', async () => {
    const asked = serveProducts([makeProductRow()], 30);
    const { router, user } = openInventory('/inventory/3?page=2&state=low_stock&q=pan');
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
    const { router, user } = openInventory('/inventory?q=pan');
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

  it('sorts by the name that is shown', async () => {
    const asked = serveProducts();
    openInventory('/inventory', 'ar');

    expect(await screen.findByText('بانادول')).toBeInTheDocument();
    expect(asked[0]).toMatchObject({ sort: 'name_ar-asc' });
  });

  it('narrows to one category at a time, and goes back by itself or by Clear', async () => {
    serveProducts();
    const { router, user } = openInventory('/inventory?state=off_sale');
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

  it('takes a filter away by a press on any part of it, by keys, too', async () => {
    serveProducts();
    const { router, user } = openInventory('/inventory?state=off_sale&category_id=3');

    await user.click(await screen.findByRole('button', { name: 'Remove filter: Not for sale' }));
    await waitFor(() => expect(router.state.location.search).toBe('?category_id=3'));

    const filter = screen.getByRole('button', { name: 'Remove filter: Allergy' });
    act(() => filter.focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('offers the categories that the pharmacy has something in, with how much where nothing else narrows it', async () => {
    serveProducts();
    const { user } = openInventory();
    const offered = () =>
      within(screen.getByRole('group', { name: 'Category' }))
        .getAllByRole('checkbox')
        .map((box) => box.closest('label')?.textContent);

    await screen.findByRole('group', { name: 'Category' });
    expect(offered()).toEqual(['Pain Relief (1,007)', 'Allergy (1)']);

    await user.click(screen.getByRole('checkbox', { name: 'Low stock' }));
    await waitFor(() => expect(offered()).toEqual(['Pain Relief', 'Allergy']));
  });

  it('lets a category be unticked that has lost its last product', async () => {
    serveProducts([]);
    const { user } = openInventory('/inventory?category_id=4');

    await user.click(await screen.findByRole('checkbox', { name: 'Skin Care (0)' }));

    await waitFor(() => expect(screen.queryByRole('checkbox', { name: /Skin Care/ })).not.toBeInTheDocument());
  });

  it('offers to add the first product where there is nothing to choose from', async () => {
    serveProducts([]);
    const { user } = openInventory();
    const empty = within((await screen.findByText(/^No products yet/)).parentElement!);

    await user.click(empty.getByRole('button', { name: 'Add Product' }));

    expect(await screen.findByRole('dialog', { name: 'Add Product' })).toBeInTheDocument();
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  });

  it('leaves the grid where a search finds nothing', async () => {
    serveProducts([]);
    openInventory('/inventory?q=zzz');

    expect(await screen.findByText('No products found')).toBeInTheDocument();
    expect(screen.getByRole('grid')).toBeInTheDocument();
  });

  it.each(['/inventory/abc', '/inventory/4'])('says that the pharmacy is missing at %s', (url) => {
    serveProducts();
    openInventory(url);

    expect(
      screen.getByText(
        'Pharmacy ID is missing. Please check the URL or ensure you are logged in with a valid pharmacy.',
      ),
    ).toBeInTheDocument();
  });
});

describe('a product of the list', () => {
  it('is edited with all that is stored, and sends the stock that was seen', async () => {
    const asked = serveProducts();
    server.use(http.get('*/api/pharmacy/medications/5', () => answer(makeProduct())));
    const sent = recordPosts('/medications/5/update', () => answer(makeProduct()));
    const { user } = openInventory();
    const dialog = within(await pickAction(user, 'Update Stock'));
    expect(dialog.getByText('Update the product details.')).toBeInTheDocument();
    const stock = await dialog.findByLabelText('Stock Quantity');
    await waitFor(() => expect(stock).toHaveFocus());
    expect(dialog.getByText('(500 mg, tablet)').parentElement).toHaveTextContent('Panadol (500 mg, tablet)');

    await fillInTexts({ 'Stock Quantity': '45' });
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));

    expect(await screen.findByText('Product updated')).toBeInTheDocument();
    expect(sent).toEqual([{ stock: 45, seen_stock: 40 }]);
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  it('is listed with the stock that others have left, where a count is refused for it', async () => {
    serveProducts();
    let reads = 0;
    server.use(
      http.get('*/api/pharmacy/medications/5', () => {
        reads += 1;
        return answer(makeProduct());
      }),
    );
    recordPosts('/medications/5/update', () => refuse(409, 'Now 37', { code: 'stockMoved', data: { stock: 37 } }));
    const { user } = openInventory();
    const dialog = within(await pickAction(user, 'Update Stock'));
    const stock = await dialog.findByLabelText('Stock Quantity');
    await fillInTexts({ 'Stock Quantity': '45' });
    const asked = serveProducts([makeProductRow({ stock: 37 })]);

    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));

    expect(await screen.findByText('Failed to update product: Now 37')).toBeInTheDocument();
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(stock).toHaveValue('45');
    expect(reads).toBe(1);
  });
});

it('takes in a delivery, and shows the stock of then', async () => {
  const asked = serveProducts();
  const sent = recordPosts('/medications/5/stock-movements', () =>
    answer({ ...{ id: 3, reason: 'received', change: 24, balance: 64, order: null, actor: null }, created_at: '' }),
  );
  const { user } = openInventory();
  await pickAction(user, 'Receive or Remove Stock');

  await fillInTexts({ Quantity: '24' });
  await user.click(screen.getByRole('button', { name: 'Add to Stock' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([{ reason: 'received', quantity: 24 }]);
  await waitFor(() => expect(asked).toHaveLength(2));
});
