import { useSyncExternalStore } from 'react';

import { browserStorage, setStored } from '@/shared/lib/storage';
import { makeEmitter } from '@/shared/state';

const NAME = 'place';
const GOVERNORATE = /^\d{1,6}$/;

const { subscribe, notify } = makeEmitter();

function read() {
  const text = browserStorage[NAME];
  return text !== undefined && GOVERNORATE.test(text) ? Number(text) : undefined;
}

/** The governorate that was chosen last in this browser, whichever list it narrowed; none where the last choice was all of them. */
export const useLastGovernorate = (): number | undefined => useSyncExternalStore(subscribe, read, () => undefined);

export function saveLastGovernorate(id: number | undefined) {
  setStored(browserStorage, NAME, id === undefined ? null : String(id));
  notify();
}
