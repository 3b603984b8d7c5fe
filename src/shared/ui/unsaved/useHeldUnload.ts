import { useEffect, useEffectEvent } from 'react';

/** A reload, or a window that is closed, asks first where something would be lost. */
export function useHeldUnload(isHeld: () => boolean) {
  const hold = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isHeld()) event.preventDefault();
  });

  useEffect(() => {
    const unload = (event: BeforeUnloadEvent) => hold(event);
    window.addEventListener('beforeunload', unload);
    return () => window.removeEventListener('beforeunload', unload);
  }, []);
}
