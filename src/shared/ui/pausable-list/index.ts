export { usePausableList } from './usePausableList';
export { PauseListContext, usePauseList } from './usePauseList';
