/** For what another device may have changed: asked for when its screen opens, and on each return to the window. */
export const FRESH = { refetchOnMountOrArgChange: true, refetchOnFocus: true } as const;

/** For what others change while somebody looks at it: every half minute as well, and not at all while nobody looks. */
export const LIVE = { ...FRESH, pollingInterval: 30_000, skipPollingIfUnfocused: true } as const;
