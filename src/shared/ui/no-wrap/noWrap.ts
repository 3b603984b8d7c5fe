/** `noWrap` for a `bdi` with somebody's name: it loses its end and never its beginning, in either script and either direction of the page. */
export const NO_WRAP = {
  display: 'block',
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'match-parent',
} as const;
