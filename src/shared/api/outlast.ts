/**
 * Shows what a change was answered, and once more when a reading that was under way has come: it may have looked before the change.
 * Where nothing is left of it, it ended with its session: that answer is not for whoever comes next.
 */
export async function outlast(reading: PromiseLike<{ data?: unknown }> | undefined, show: () => void) {
  show();
  const read = await reading;
  if (read?.data !== undefined) show();
}
