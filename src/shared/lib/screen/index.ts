export { ASKED_FOR_LINES, LOW_WINDOW } from './lowWindow';
export { useGridRoom } from './useGridRoom';
export { useIsNarrow } from './useIsNarrow';
export { useIsPhone } from './useIsPhone';
export { ROOM_FOR_FOCUS } from './roomForFocus';
