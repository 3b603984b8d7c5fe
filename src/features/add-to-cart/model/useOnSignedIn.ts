import { useEffect, useEffectEvent } from 'react';

/** Calls `onSignedIn` for whoever is signed in: from the start, or because another tab signs a guest of this page in. */
export function useOnSignedIn(isGuest: boolean, onSignedIn: () => void) {
  const tell = useEffectEvent(onSignedIn);
  useEffect(() => {
    if (!isGuest) tell();
  }, [isGuest]);
}
