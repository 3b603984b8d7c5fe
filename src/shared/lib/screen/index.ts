export { useGridBreakpoint, useIsNarrow, useIsPhone } from './breakpoints';
export { SCROLL_PADDING, scrollIntoView } from './scrolling';
export { SHORT_WINDOW, SIZE_CONTAINER } from './shortWindow';
