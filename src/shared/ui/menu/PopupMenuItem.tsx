import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import { use } from 'react';
import { Link } from 'react-router-dom';

import { CloseMenuContext } from './closeMenuContext';

interface PopupMenuItemProps extends Pick<MenuItemProps, 'children' | 'sx'> {
  /** The address of a link; without it, `onPick` is called. */
  to?: string;
  onPick?: () => unknown;
}

/** An item of a `PopupMenu`, which it closes. */
export function PopupMenuItem({ to, onPick, ...look }: PopupMenuItemProps) {
  const close = use(CloseMenuContext);
  const pick = () => {
    // The second half of a double click also hits the item while the menu fades out, and must not pick it again.
    if (close()) onPick?.();
  };

  if (to !== undefined) return <MenuItem component={Link} to={to} onClick={close} {...look} />;
  return <MenuItem onClick={pick} {...look} />;
}
