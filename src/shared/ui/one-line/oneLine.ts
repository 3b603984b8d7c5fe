/**
 * For a `bdi` with somebody's name: what has no room loses its end and never its beginning, in whichever script it is written and
 * whichever way the screen reads.
 */
export const ONE_LINE = {
  display: 'block',
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'match-parent',
} as const;
