type Kept = Record<string, string>;

/**
 * What the browser keeps under names. One that blocks cookies throws at the mere mention of its storage, and a server has
 * none: what is kept there goes with the page.
 */
function storageOf(open: () => Storage): Kept {
  try {
    return open();
  } catch {
    return {};
  }
}

/** For good, and for all tabs. */
export const kept = storageOf(() => window.localStorage);
/** For this tab. */
export const keptByTab = storageOf(() => window.sessionStorage);

/** Null for what is kept no longer. A full storage keeps nothing, rather than what was true before. */
export function keep(place: Kept, name: string, text: string | null) {
  try {
    if (text !== null) {
      place[name] = text;
      return;
    }
  } catch {
    // There is no room, and nobody who could be told: the page goes on without.
  }
  Reflect.deleteProperty(place, name);
}
