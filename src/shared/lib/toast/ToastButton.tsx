import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { selectUser } from '@/shared/session';
import { useAppSelector } from '@/shared/state';

import type { ToastAction } from './toasts';

/** What is read in two seconds is not also reached in two: a keyboard has far to go from the middle of a page. Longer, a few of them would cover a phone. */
const TIME_TO_PRESS = 10_000;

interface ToastButtonProps extends ToastAction {
  milliseconds: number;
  onDone: () => void;
}

/** Stays as long as the keyboard or the pointer is on it, but no longer than who it is for, and gives the focus back to where it came from. */
export function ToastButton({ label, onPress, milliseconds, onDone }: ToastButtonProps) {
  const userId = useAppSelector(selectUser)?.id;
  const [addressee] = useState(userId);
  const isForAnother = userId !== addressee;
  const cameFrom = useRef<EventTarget>(null);
  const [isFocused, setIsFocused] = useState(false);
  const [isHovered, setIsHovered] = useState(false);
  const isHeld = isFocused || isHovered;
  const onScreen = Math.max(milliseconds, TIME_TO_PRESS);
  const end = useEffectEvent(onDone);

  useEffect(() => {
    if (isForAnother) end();
    if (isForAnother || isHeld) return;
    const timer = setTimeout(() => end(), onScreen);
    return () => clearTimeout(timer);
  }, [isForAnother, isHeld, onScreen]);

  const press = () => {
    // Now: the toast is hidden before it is taken away, and a browser lets nothing hidden keep the focus.
    if (isFocused && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    onDone();
    onPress();
  };
  return (
    <Button
      color="inherit"
      size="small"
      sx={{ textDecoration: 'underline' }}
      onFocus={({ relatedTarget }) => {
        cameFrom.current = relatedTarget;
        setIsFocused(true);
      }}
      onBlur={() => setIsFocused(false)}
      onMouseEnter={() => setIsHovered(true)}
      onMouseLeave={() => setIsHovered(false)}
      onClick={press}
    >
      {label}
    </Button>
  );
}
