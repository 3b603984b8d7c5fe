import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';

import { usePauseList } from '@/shared/ui/pausable-list';

import { ConfirmedCall, type ConfirmedCallProps } from './ConfirmedCall';

type ConfirmButtonProps = Omit<ConfirmedCallProps, 'isOpen' | 'confirmLabel' | 'onClose'> &
  Pick<ButtonProps, 'aria-label' | 'aria-describedby' | 'size' | 'sx' | 'variant'> & {
    label: string;
    /** Where the label is too long for a button beside another one. */
    confirmLabel?: string;
    /** Where it is no more, a question that is open stays: its answer says why. */
    isOffered?: boolean;
  };

/** Its call goes out once the same word is pressed again in a dialog. */
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
  // The question goes with its row, which another tab or a colleague may take away meanwhile.
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
