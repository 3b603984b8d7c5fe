import { screen, waitFor } from '@testing-library/react';

import { openOrders } from './testing/openOrders';
import { CODE, serveOrders } from './testing/serveOrders';

it('begins what is under way with the order that waits longest, and all else with the newest', async () => {
  const asked = serveOrders();
  const { router, user } = openOrders('/orders?sort=total-desc');
  await screen.findByText(CODE);

  const pick = async (tab: RegExp, sort: string, search: string) => {
    await user.click(screen.getByRole('tab', { name: tab }));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort, page: '1' }));
    expect(router.state.location.search).toBe(search);
  };
  await pick(/^Pending/, 'created_at-asc', '?status=pending');
  await pick(/^All/, 'created_at-desc', '');
  await pick(/^Delivered/, 'created_at-desc', '?status=delivered');
  await pick(/^Processing/, 'created_at-asc', '?status=processing');

  await user.click(screen.getByRole('columnheader', { name: /date/i }));
  await waitFor(() => expect(router.state.location.search).toBe('?status=processing&sort=created_at-desc'));
  expect(asked.at(-1)).toMatchObject({ sort: 'created_at-desc' });
});
