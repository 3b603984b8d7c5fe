/** Keeps a log from repeating itself: true for a text the first time, and again only once `quietMs` have passed. */
export function makeLogThrottle(quietMs: number): (text: string) => boolean {
  const loggedAt = new Map<string, number>();
  return (text) => {
    const now = Date.now();
    if (now - (loggedAt.get(text) ?? -Infinity) < quietMs) return false;
    loggedAt.set(text, now);
    return true;
  };
}
