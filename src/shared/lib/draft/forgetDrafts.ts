import { setStored, tabStorage } from '@/shared/lib/storage';

const isDraft = (key: string) => key.startsWith('draft.');

/** Whose draft it is stands in its name: a guest has no id. */
export const prefixOf = (owner: number | 'guest') => `draft.${owner}.`;

/** What one person typed must not wait for another: only the owner's remains. By itself, since every page loads it. */
export function forgetDrafts(owner?: number): void {
  for (const key of Object.keys(tabStorage)) {
    const isOwn = owner !== undefined && key.startsWith(prefixOf(owner));
    if (isDraft(key) && !isOwn) setStored(tabStorage, key, null);
  }
}

/** Whether somebody typed something in this tab that a page will begin with. */
export const hasDrafts = () => Object.keys(tabStorage).some(isDraft);
