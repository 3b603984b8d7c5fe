/** Returns a function that says whether to log a text: the first time, and again only after `quietMs`. */
export function makeLogThrottle(quietMs: number): (text: string) => boolean {
  const loggedAt = new Map<string, number>();
  return (text) => {
    const now = Date.now();
    if (now - (loggedAt.get(text) ?? -Infinity) < quietMs) return false;
    loggedAt.set(text, now);
    return true;
  };
}
