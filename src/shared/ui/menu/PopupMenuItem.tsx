import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import { use } from 'react';
import { Link } from 'react-router-dom';

import { CloseMenuContext } from './closeMenuContext';

interface PopupMenuItemProps extends Pick<MenuItemProps, 'children' | 'sx'> {
  /** A place to go to; `onPick` is for what is done here. */
  to?: string;
  onPick?: () => unknown;
}

/** An entry of a `PopupMenu`, which closes behind it. */
export function PopupMenuItem({ to, onPick, ...look }: PopupMenuItemProps) {
  const close = use(CloseMenuContext);
  const pick = () => {
    // Until it has faded, the second half of a double click meets it as well.
    if (close()) onPick?.();
  };

  if (to !== undefined) return <MenuItem component={Link} to={to} onClick={close} {...look} />;
  return <MenuItem onClick={pick} {...look} />;
}
