/** For what others change while somebody looks at it: asked for every half minute and on each return, and not at all while nobody looks. */
export const LIVE = {
  pollingInterval: 30_000,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
  refetchOnMountOrArgChange: true,
} as const;
