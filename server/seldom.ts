/** Tells news from repetition: says yes to a text that it has not said yes to for so long. */
export function seldom(quietMs: number): (text: string) => boolean {
  const saidAt = new Map<string, number>();
  return (text) => {
    const now = Date.now();
    if (now - (saidAt.get(text) ?? -Infinity) < quietMs) return false;
    saidAt.set(text, now);
    return true;
  };
}
