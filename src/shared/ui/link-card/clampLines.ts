/** Truncates a text after some lines, so that its card does not become taller than its neighbours. */
export const clampLines = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    // The tails of Arabic letters reach below the line.
    paddingBlockEnd: '3px',
    overflowWrap: 'anywhere',
  }) as const;
