export { ASKED_FOR_LINES, LOW_WINDOW } from './lowWindow';
export { ROOM_FOR_FOCUS } from './roomForFocus';
export { scrollIntoView } from './scrollIntoView';
export { useGridRoom } from './useGridRoom';
export { useIsNarrow } from './useIsNarrow';
export { useIsPhone } from './useIsPhone';
