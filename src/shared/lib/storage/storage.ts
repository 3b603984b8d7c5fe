type Stored = Record<string, string>;

/**
 * Storage may throw when touched (blocked cookies), be null (inside some apps) or not exist (on the server). An object that lives as long
 * as the page replaces it.
 */
function storageOf(open: () => Storage | null): Stored {
  try {
    return open() ?? {};
  } catch {
    return {};
  }
}

/** Permanent, and shared by all tabs. */
export const browserStorage = storageOf(() => window.localStorage);
/** Lives as long as this tab. */
export const tabStorage = storageOf(() => window.sessionStorage);

/** Null removes the item. So does a full storage, because no value is better than an outdated one. */
export function setStored(storage: Stored, name: string, text: string | null) {
  try {
    if (text !== null) {
      storage[name] = text;
      return;
    }
  } catch {
    // The storage is full. The page works without it, so nobody is told.
  }
  Reflect.deleteProperty(storage, name);
}
