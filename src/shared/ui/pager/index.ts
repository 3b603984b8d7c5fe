export { ListHeader } from './ListHeader';
export { ListStatus, usePageTurn } from './ListStatus';
export { NumberedPager } from './NumberedPager';
export { Pager } from './Pager';
