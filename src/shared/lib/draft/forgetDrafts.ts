import { setStored, tabStorage } from '@/shared/lib/storage';

const isDraft = (key: string) => key.startsWith('draft.');

/** A draft's key contains its owner. */
export const prefixOf = (owner: number | 'guest') => `draft.${owner}.`;

/** Removes all drafts but the owner's, so that nobody finds what somebody else typed. In a file of its own because every page loads it. */
export function forgetDrafts(owner?: number): void {
  for (const key of Object.keys(tabStorage)) {
    const isOwn = owner !== undefined && key.startsWith(prefixOf(owner));
    if (isDraft(key) && !isOwn) setStored(tabStorage, key, null);
  }
}

/** Whether this tab holds a draft of any form. */
export const hasDrafts = () => Object.keys(tabStorage).some(isDraft);
