type Stored = Record<string, string>;

/**
 * A browser that blocks cookies throws as soon as its storage is touched, one within an app may have none, and neither has a server:
 * an object that lives as long as the page stands in for it.
 */
function storageOf(open: () => Storage | null): Stored {
  try {
    return open() ?? {};
  } catch {
    return {};
  }
}

/** For good, and for all tabs. */
export const browserStorage = storageOf(() => window.localStorage);
/** For this tab. */
export const tabStorage = storageOf(() => window.sessionStorage);

/** Null removes. A full storage removes as well: nothing is better than an old value. */
export function setStored(storage: Stored, name: string, text: string | null) {
  try {
    if (text !== null) {
      storage[name] = text;
      return;
    }
  } catch {
    // There is no room, and nobody who could be told: the page goes on without.
  }
  Reflect.deleteProperty(storage, name);
}
