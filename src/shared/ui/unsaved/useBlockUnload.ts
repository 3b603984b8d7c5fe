import { useEffect, useEffectEvent } from 'react';

/** Has the browser ask before a reload or the closing of the window, where something would be lost. */
export function useBlockUnload(shouldBlock: () => boolean) {
  const blockUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (shouldBlock()) event.preventDefault();
  });

  useEffect(() => {
    const unload = (event: BeforeUnloadEvent) => blockUnload(event);
    window.addEventListener('beforeunload', unload);
    return () => window.removeEventListener('beforeunload', unload);
  }, []);
}
