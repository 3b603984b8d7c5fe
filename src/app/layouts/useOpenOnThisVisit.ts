import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The open state of a menu. It is tied to the location, so that following a link closes the menu. */
export function useOpenOnThisVisit() {
  const { key: visit } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === visit;
  // Otherwise going back to that location would open the menu again.
  if (openOn !== null && !isOpen) setOpenOn(null);

  return { isOpen, setIsOpen: (opens: boolean) => setOpenOn(opens ? visit : null) };
}
