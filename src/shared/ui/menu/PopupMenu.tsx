import MoreVertIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import { type MouseEvent, type ReactNode, useState } from 'react';

import { useCloseOnBack } from '@/shared/lib/back';

import { CloseMenuContext } from './closeMenuContext';

/** The props of the button that opens the menu. */
export interface MenuTriggerProps {
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

interface PopupMenuProps {
  name: string;
  /** Renders the button; by default three dots, labelled with the name of the menu. */
  trigger?: (triggerProps: MenuTriggerProps) => ReactNode;
  onToggle?: (isOpen: boolean) => void;
  /** `PopupMenuItem`s. */
  children: ReactNode;
}

/** A button and its menu. Back closes the menu. */
export function PopupMenu({
  name,
  trigger = (triggerProps) => (
    <IconButton {...triggerProps} aria-label={name}>
      <MoreVertIcon />
    </IconButton>
  ),
  onToggle,
  children,
}: PopupMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOpen = anchor !== null;
  const turn = (next: HTMLElement | null) => {
    setAnchor(next);
    onToggle?.(next !== null);
  };
  const close = () => {
    if (isOpen) turn(null);
    return isOpen;
  };
  useCloseOnBack(close, isOpen);

  return (
    <>
      {trigger({
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onClick: ({ currentTarget }) => turn(currentTarget),
      })}
      <Menu
        anchorEl={anchor}
        open={isOpen}
        onClose={close}
        // While the menu fades out, the focus is already back on the button, and a press on the menu would take it away.
        onMouseDown={isOpen ? undefined : keepFocus}
        slotProps={{ list: { 'aria-label': name } }}
      >
        <CloseMenuContext value={close}>{children}</CloseMenuContext>
      </Menu>
    </>
  );
}

const keepFocus = (event: MouseEvent) => event.preventDefault();
