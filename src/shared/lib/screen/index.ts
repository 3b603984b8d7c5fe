export { SIZE_CONTAINER, SHORT_WINDOW } from './shortWindow';
export { SCROLL_PADDING } from './scrollPadding';
export { scrollIntoView } from './scrollIntoView';
export { useGridBreakpoint } from './useGridBreakpoint';
export { useIsNarrow } from './useIsNarrow';
export { useIsPhone } from './useIsPhone';
