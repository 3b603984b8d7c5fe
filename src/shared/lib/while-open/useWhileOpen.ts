import { useInsertionEffect, useRef } from 'react';

/**
 * Tells a late answer whether the form that asked is still open. One in a hidden `<Activity>` is, which only this kind of effect
 * knows: the others are cleaned up there.
 */
export function useIsOpen(): () => boolean {
  const isOpen = useRef(true);

  useInsertionEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  return () => isOpen.current;
}

/** For what a late answer does to the screen: nothing, once the form that asked was closed. */
export function useWhileOpen() {
  const isOpen = useIsOpen();

  return <Args extends unknown[], Result>(act: (...args: Args) => Result) =>
    (...args: Args) =>
      isOpen() ? act(...args) : undefined;
}
