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

/** The governorate chosen last in this browser, in any list; undefined if "all" was chosen last. */
export const useLastGovernorate = (): number | undefined => useSyncExternalStore(subscribe, read, () => undefined);

export function saveLastGovernorate(id: number | undefined) {
  setStored(browserStorage, NAME, id === undefined ? null : String(id));
  notify();
}
