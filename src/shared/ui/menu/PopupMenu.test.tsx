import { screen } from '@testing-library/react';

import { renderApp } from '@/shared/testing';

import { PopupMenu } from './PopupMenu';
import { PopupMenuItem } from './PopupMenuItem';

it('tells screen readers that its button opens a menu, and the name of the menu', async () => {
  const { user } = renderApp(
    <PopupMenu name="More actions">
      <PopupMenuItem>Print</PopupMenuItem>
    </PopupMenu>,
  );
  const button = screen.getByRole('button', { name: 'More actions', expanded: false });
  expect(button).toHaveAttribute('aria-haspopup', 'menu');

  await user.click(button);

  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('menu', { name: 'More actions' })).toBeInTheDocument();
});
