/** For what another device may have changed: fetched again when its screen opens, and on each return to the window. */
export const REFETCHED = { refetchOnMountOrArgChange: true, refetchOnFocus: true } as const;

/** For what others change while somebody looks at it: every half minute as well, but not while the window has no focus. */
export const POLLED = { ...REFETCHED, pollingInterval: 30_000, skipPollingIfUnfocused: true } as const;
