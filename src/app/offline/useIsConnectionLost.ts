import { useSyncExternalStore } from 'react';

import { isConnectionLost, onConnectionChange } from './connection';

/** Whether our server is out of reach, as far as anybody has noticed. */
export const useIsConnectionLost = () => useSyncExternalStore(onConnectionChange, isConnectionLost);
