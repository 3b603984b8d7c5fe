import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** For a menu: remembering the visit instead of a flag closes it by itself when a link is followed. */
export function useOpenOnThisVisit() {
  const { key: visit } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === visit;
  // Back returns to a visit, and must not find it open there.
  if (openOn !== null && !isOpen) setOpenOn(null);

  return { isOpen, setIsOpen: (opens: boolean) => setOpenOn(opens ? visit : null) };
}
