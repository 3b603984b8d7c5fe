/** Tells those who subscribe, `useSyncExternalStore` for one, that a value outside of React has changed. */
export function makeEmitter() {
  const listeners = new Set<() => void>();

  return {
    /** Returns what ends the subscription. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify: () => {
      for (const listener of listeners) listener();
    },
  };
}
