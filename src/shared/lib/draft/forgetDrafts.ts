import { keep, keptByTab } from '@/shared/lib/storage';

export const PREFIX = 'draft.';

/** What one person typed must not greet the next. By itself, since every page loads it. */
export function forgetDrafts(): void {
  for (const key of Object.keys(keptByTab)) if (key.startsWith(PREFIX)) keep(keptByTab, key, null);
}
