export { scrollIntoView } from './scrollIntoView';
export { SCROLL_PADDING } from './scrollPadding';
export { SHORT_WINDOW, SIZE_CONTAINER } from './shortWindow';
export { useGridBreakpoint } from './useGridBreakpoint';
export { useIsNarrow } from './useIsNarrow';
export { useIsPhone } from './useIsPhone';
