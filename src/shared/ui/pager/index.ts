export { ListHead } from './ListHead';
export { ListStatus, usePageTurn } from './ListStatus';
export { NOWHERE } from './nowhere';
export { NumberedPager } from './NumberedPager';
export { Pager } from './Pager';
