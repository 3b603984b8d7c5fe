export { PauseListContext, usePausableList, usePauseList } from './pausableList';
