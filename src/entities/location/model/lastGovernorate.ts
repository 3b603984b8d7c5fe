import { useSyncExternalStore } from 'react';

import { browserStorage, setStored } from '@/shared/lib/storage';

const NAME = 'place';
const GOVERNORATE = /^\d{1,6}$/;

const readers = new Set<() => void>();

function subscribe(reader: () => void) {
  readers.add(reader);
  return () => void readers.delete(reader);
}

function read() {
  const text = browserStorage[NAME];
  return text !== undefined && GOVERNORATE.test(text) ? Number(text) : undefined;
}

/** The governorate that was chosen last in this browser, whichever list it narrowed; none where the last choice was all of them. */
export const useLastGovernorate = (): number | undefined => useSyncExternalStore(subscribe, read, () => undefined);

export function saveLastGovernorate(id: number | undefined) {
  setStored(browserStorage, NAME, id === undefined ? null : String(id));
  for (const tell of readers) tell();
}
