export { NumberedPager } from './NumberedPager';
export { Pager } from './Pager';
