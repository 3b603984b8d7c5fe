/** For a `bdi` with a name on one line: truncates its end and never its beginning, in any script and on pages of either direction. */
export const NO_WRAP = {
  display: 'block',
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
