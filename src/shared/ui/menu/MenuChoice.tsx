import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import { use } from 'react';
import { Link } from 'react-router-dom';

import { CloseMenu } from './closeMenu';

interface MenuChoiceProps extends Pick<MenuItemProps, 'children' | 'sx'> {
  /** A place to go to; `onPick` is for what is done here. */
  to?: string;
  onPick?: () => unknown;
}

/** An entry of a `PopupMenu`, which closes behind it. */
export function MenuChoice({ to, onPick, ...look }: MenuChoiceProps) {
  const close = use(CloseMenu);
  const pick = () => {
    close();
    onPick?.();
  };

  if (to !== undefined) return <MenuItem component={Link} to={to} onClick={close} {...look} />;
  return <MenuItem onClick={pick} {...look} />;
}
