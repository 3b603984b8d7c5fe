import { createContext } from 'react';

/** Closes the menu around an entry. */
export const CloseMenu = createContext<() => void>(() => undefined);
