import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { selectUser } from '@/shared/session';
import { useAppSelector } from '@/shared/state';

import type { ToastAction } from './toasts';

/**
 * Two seconds are enough to read a toast, but not to reach its button with the keyboard. With a longer time several of them would cover a
 * phone's screen.
 */
const TIME_TO_PRESS = 10_000;

interface ToastButtonProps extends ToastAction {
  milliseconds: number;
  onDone: () => void;
}

/**
 * The button of a toast. The toast stays while the button is focused or hovered, but goes when another person signs in or nobody is signed
 * in any more. Pressing it returns the focus to where it came from.
 */
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
    // Before closing: a toast is hidden first and removed later, and browsers take the focus away from hidden elements.
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
