export const PREFIX = 'draft.';

/** What one person typed must not greet the next. By itself, since every page loads it. */
export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}
