import { screen, waitFor, within } from '@testing-library/react';

import { openOrders } from './testing/openOrders';
import { serveOrder, serveOrders } from './testing/serveOrders';

it('opens the order wherever its row is pressed, unless that does something else or marks a text', async () => {
  serveOrders();
  serveOrder();
  const { router, user } = openOrders();
  const total = await screen.findByText('120.50 EGP');

  getSelection()!.selectAllChildren(total);
  await user.pointer([{ keys: '[MouseLeft>]', target: total }]);
  getSelection()!.selectAllChildren(total);
  await user.pointer([{ keys: '[/MouseLeft]', target: total }]);
  expect(router.state.location.search).toBe('');
  getSelection()!.removeAllRanges();

  await user.click(screen.getByRole('button', { name: /^Actions/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Mark as Cancelled' }));
  expect(await screen.findByRole('dialog')).not.toHaveAccessibleName(/^Order Details/);
  expect(router.state.location.search).toBe('');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await user.click(total);

  const details = await screen.findByRole('dialog', { name: /^Order Details/ });
  expect(router.state.location.search).toBe('?order=9');
  await user.click(within(details).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(total.closest('[role=row]')).toContainElement(document.activeElement as HTMLElement));
});
