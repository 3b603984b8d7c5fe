export { ListStatus, useTurn } from './ListStatus';
export { NumberedPager } from './NumberedPager';
export { Pager } from './Pager';
