import { useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';

import { selectUser, type SessionState } from '@/shared/session';
import { makeEmitter, useAppSelector } from '@/shared/state';

import type { MoveRun } from './useMoveOrders';

interface HeldRun {
  owner: number | undefined;
  run: MoveRun | null;
}

const { subscribe, notify } = makeEmitter();
const held = new WeakMap<object, HeldRun>();

/**
 * The last run of this person since the page was loaded: null once it is done with, undefined if there was none. Held outside of the list,
 * because a run goes on while its list is left, and a list that is opened meanwhile must show it.
 */
export function useHeldRun() {
  const store = useStore<{ session: SessionState }>();
  const owner = useAppSelector(selectUser)?.id;
  const last = useSyncExternalStore(subscribe, () => held.get(store));

  return {
    held: last?.owner === owner ? last?.run : undefined,
    /** Whether whoever began is still signed in. */
    isOwner: () => selectUser(store.getState())?.id === owner,
    hold: (run: MoveRun | null) => {
      held.set(store, { owner, run });
      notify();
    },
  };
}
