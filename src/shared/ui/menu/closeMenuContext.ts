import { createContext } from 'react';

/** Closes the menu around an entry; says whether it was open. */
export const CloseMenuContext = createContext<() => boolean>(() => true);
