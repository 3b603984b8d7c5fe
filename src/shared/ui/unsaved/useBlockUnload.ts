import { useEffect, useEffectEvent } from 'react';

/** Makes the browser ask before a reload or before the window is closed. */
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
