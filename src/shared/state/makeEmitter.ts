/** Notifies subscribers that a value outside of React has changed; made for `useSyncExternalStore`. */
export function makeEmitter() {
  const listeners = new Set<() => void>();

  return {
    /** Returns the function that unsubscribes. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify: () => {
      for (const listener of listeners) listener();
    },
  };
}
