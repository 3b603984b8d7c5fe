export { ListHead } from './ListHead';
export { ListStatus, useTurn } from './ListStatus';
export { NOWHERE } from './nowhere';
export { NumberedPager } from './NumberedPager';
export { Pager } from './Pager';
