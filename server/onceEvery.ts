/** For logs that would repeat themselves: true for a text the first time, and again only once `quietMs` have passed. */
export function onceEvery(quietMs: number): (text: string) => boolean {
  const saidAt = new Map<string, number>();
  return (text) => {
    const now = Date.now();
    if (now - (saidAt.get(text) ?? -Infinity) < quietMs) return false;
    saidAt.set(text, now);
    return true;
  };
}
