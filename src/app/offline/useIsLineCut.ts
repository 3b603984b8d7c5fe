import { useSyncExternalStore } from 'react';

import { isLineCut, onLineChange } from './line';

/** Whether our server is out of reach, as far as anybody has noticed. */
export const useIsLineCut = () => useSyncExternalStore(onLineChange, isLineCut);
