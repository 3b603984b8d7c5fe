import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';

import { usePauseList } from '@/shared/ui/pausable-list';

import { ConfirmedCall, type ConfirmedCallProps } from './ConfirmedCall';

type ConfirmButtonProps = Omit<ConfirmedCallProps, 'isOpen' | 'confirmLabel' | 'onClose'> &
  Pick<ButtonProps, 'aria-label' | 'aria-describedby' | 'size' | 'sx' | 'variant'> & {
    label: string;
    /** A shorter label for the dialog, where two buttons have to fit side by side. */
    confirmLabel?: string;
    /** Whether the button is shown. An open dialog stays even when it is not, and answering it says why. */
    isOffered?: boolean;
  };

/** A button that asks for confirmation in a dialog before it makes its call. */
export function ConfirmButton({
  label,
  confirmLabel = label,
  isOffered = true,
  'aria-label': name,
  'aria-describedby': describedBy,
  color = 'error',
  size,
  sx,
  variant,
  ...asked
}: ConfirmButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  // The dialog is rendered in its row, and would vanish if another tab or a colleague removed the row meanwhile.
  usePauseList(isAsking);

  return (
    <>
      {isOffered && (
        <Button
          color={color}
          aria-label={name}
          aria-describedby={describedBy}
          size={size}
          sx={sx}
          variant={variant}
          onClick={() => setIsAsking(true)}
        >
          {label}
        </Button>
      )}
      <ConfirmedCall
        {...asked}
        color={color}
        isOpen={isAsking}
        confirmLabel={confirmLabel}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}
