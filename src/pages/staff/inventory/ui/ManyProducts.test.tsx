import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';

import {
  answer,
  answerNarrow,
  deferredResponse,
  HEARD,
  makePage,
  makeProductRow,
  recordPosts,
  refocusWindow,
  server,
} from '@/shared/testing';

import { openProductList, serveProducts } from './testing/openInventory';

describe('many products', () => {
  const rows = [makeProductRow({ id: 1, name: 'One' }), makeProductRow({ id: 2, name: 'Two' })];

  it('are taken off sale after a question, the chosen ones alone', async () => {
    serveProducts(rows, 30);
    const sent = recordPosts('/pharmacy/medications/update', () => answer({ changed: 1 }));
    const { user } = openProductList();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Two (500 mg, tablet)' }));

    await user.click(screen.getByRole('button', { name: 'Stop Selling' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Stop selling 1 product?' }));
    await user.click(dialog.getByRole('button', { name: 'Stop Selling' }));

    expect(await screen.findByText('1 product updated')).toBeInTheDocument();
    expect(sent).toEqual([{ ids: [2], is_listed: false }]);
    await waitFor(() => expect(screen.queryByText('1 product selected')).not.toBeInTheDocument());
    // The focus returns to where it was in the grid.
    expect(screen.getByRole('checkbox', { name: 'Select Two (500 mg, tablet)' })).toHaveFocus();
  });

  it('are one Tab away from what can be done with them, and no longer chosen once that is closed', async () => {
    serveProducts(rows, 30);
    const { user } = openProductList();
    const one = await screen.findByRole('checkbox', { name: 'Select One (500 mg, tablet)' });
    await user.click(one);

    await user.tab();
    expect(screen.getByRole('button', { name: 'Clear selection' })).toHaveFocus();
    await user.tab({ shift: true });
    expect(one).toHaveFocus();

    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByText('1 product selected')).not.toBeInTheDocument();
    expect(one).not.toBeChecked();
    expect(one).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Edit One' })).toHaveFocus();
  });

  it('lead back to the box of their heading where it chose all of them', async () => {
    serveProducts(rows, 30);
    const { user } = openProductList();
    // The checkbox in the heading is rendered before the rows.
    await screen.findByRole('checkbox', { name: 'Select One (500 mg, tablet)' });
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows' }));

    await user.tab();
    expect(screen.getByRole('button', { name: 'Clear selection' })).toHaveFocus();
    await user.tab({ shift: true });

    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Unselect all rows' })).toHaveFocus());
  });

  it('are none of those that were ticked in the rows of before, while what the filter finds is on its way', async () => {
    serveProducts(rows, 30);
    const { router, user } = openProductList();
    await screen.findByRole('checkbox', { name: 'Select One (500 mg, tablet)' });
    const { released, release } = deferredResponse();
    server.use(
      http.get('*/api/pharmacy/medications', async () => {
        await released;
        return answer(makePage([makeProductRow({ id: 3, name: 'Three' })]));
      }),
    );
    await act(() => router.navigate('/inventory?state=low_stock'));

    await user.click(screen.getByRole('checkbox', { name: 'Select One (500 mg, tablet)' }));
    release();

    expect(screen.queryByText('1 product selected')).not.toBeInTheDocument();
    const three = await screen.findByRole('checkbox', { name: 'Select Three (500 mg, tablet)' });
    await user.click(three);
    expect(screen.getByText('1 product selected', HEARD)).toBeInTheDocument();
  });

  it('stay chosen where they were chosen while others were changed', async () => {
    serveProducts(rows, 30);
    const { released, release } = deferredResponse();
    recordPosts('/pharmacy/medications/update', () => released.then(() => answer({ changed: 1 })));
    const { user } = openProductList();
    const tick = async (name: RegExp) =>
      user.click(within(await screen.findByRole('row', { name })).getByRole('checkbox'));
    await tick(/Two/);

    await user.click(screen.getByRole('button', { name: 'List for Sale' }));
    await tick(/Two/);
    await tick(/One/);
    release();

    expect(await screen.findByText('1 product updated')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'List for Sale' })).toBeEnabled());
    expect(screen.getByText('1 product selected', HEARD)).toBeInTheDocument();
  });

  it('may be all that the filter finds, by the keyboard alone', async () => {
    serveProducts(rows, 30);
    const sent = recordPosts('/pharmacy/medications/update', () => answer({ changed: 30 }));
    const { user } = openProductList('/inventory?category_id=2&q=o');
    await screen.findByRole('row', { name: /Two/ });
    await user.click(screen.getByRole('checkbox', { name: /Select all rows/ }));
    expect(await screen.findByText('2 products selected', HEARD)).toBeInTheDocument();
    expect(screen.queryByText('2 rows selected')).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Select All 30 Found' }));
    const ask = screen.getByRole('button', { name: 'Set Low Stock Alert' });
    act(() => ask.focus());
    await user.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Low stock alert for 30 products' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(ask).toHaveFocus());
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByLabelText('Low Stock Alert Threshold')).toHaveFocus());
    await user.paste('8');
    await user.keyboard('{Enter}');

    expect(await screen.findByText('30 products updated')).toBeInTheDocument();
    expect(sent).toEqual([{ is_whole: true, q: 'o', category_id: 2, lowStockAlert: 8 }]);
  });

  it('are asked about again by nobody where all of them left the list while the question stood', async () => {
    serveProducts(rows, 30);
    const { user, store } = openProductList('/inventory?state=low_stock');
    const tick = async () => user.click(await screen.findByRole('checkbox', { name: 'Select Two (500 mg, tablet)' }));
    await tick();
    await user.click(screen.getByRole('button', { name: 'Select All 30 Found' }));
    await user.click(screen.getByRole('button', { name: 'Stop Selling' }));
    const dialog = await screen.findByRole('dialog', { name: 'Stop selling 30 products?' });

    // A colleague has refilled the shelves, so that the filter finds nothing any more.
    serveProducts([]);
    refocusWindow(store);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    serveProducts(rows, 30);
    refocusWindow(store);
    await tick();

    expect(await screen.findByText('1 product selected', HEARD)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('are ticked on every page while all are chosen, until one is not: then those of its page are', async () => {
    serveProducts(rows, 30);
    const { user } = openProductList();
    await user.click(await screen.findByRole('checkbox', { name: 'Select One (500 mg, tablet)' }));
    await user.click(screen.getByRole('button', { name: 'Select All 30 Found' }));
    serveProducts([makeProductRow({ id: 3, name: 'Three' }), makeProductRow({ id: 4, name: 'Four' })], 30);
    await user.click(screen.getByRole('button', { name: 'Go to page 2' }));

    const three = await screen.findByRole('checkbox', { name: 'Select Three (500 mg, tablet)' });
    expect(three).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Select Four (500 mg, tablet)' })).toBeChecked();
    expect(screen.getByText('30 products selected', HEARD)).toBeInTheDocument();

    await user.click(three);
    expect(screen.getByText('1 product selected', HEARD)).toBeInTheDocument();
    expect(three).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Select Four (500 mg, tablet)' })).toBeChecked();
  });

  it('are chosen on a phone once somebody asks for the boxes, which take the place of the menus', async () => {
    answerNarrow();
    serveProducts(rows, 30);
    const sent = recordPosts('/pharmacy/medications/update', () => answer({ changed: 30 }));
    const { user } = openProductList();
    const boxes = () => screen.queryAllByRole('checkbox', { name: /Select/ });
    await screen.findByRole('button', { name: 'Actions for Two' });
    expect(boxes()).toEqual([]);

    const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads()).toEqual(['Product', 'Stock', 'Actions', 'Price', 'Category']);

    await user.click(screen.getByRole('button', { name: 'Select Products' }));
    expect(heads()).toEqual(['', 'Product', 'Stock']);
    expect(screen.queryByRole('button', { name: 'Actions for Two' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Select Two (500 mg, tablet)' }));
    await user.click(screen.getByRole('button', { name: 'Select All 30 Found' }));
    await user.click(screen.getByRole('button', { name: 'List for Sale' }));
    expect(await screen.findByText('30 products updated')).toBeInTheDocument();
    expect(sent).toEqual([{ is_whole: true, q: '', is_listed: true }]);

    await user.click(within(screen.getByRole('row', { name: /One/ })).getByRole('checkbox'));
    expect(screen.getByText('1 product selected', HEARD)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByText('1 product selected')).not.toBeInTheDocument();
    expect(boxes()).toEqual([]);
  });
});
