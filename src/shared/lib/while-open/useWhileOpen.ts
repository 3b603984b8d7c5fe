import { useInsertionEffect, useRef } from 'react';

/**
 * For what a late answer does to the screen: nothing, once the form that asked was closed. One in a hidden `<Activity>`
 * is open still, which only this kind of effect knows: the others are cleaned up there.
 */
export function useWhileOpen() {
  const isOpen = useRef(true);

  useInsertionEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  return <Args extends unknown[], Result>(act: (...args: Args) => Result) =>
    (...args: Args) =>
      isOpen.current ? act(...args) : undefined;
}
