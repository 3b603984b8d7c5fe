export { ARIA_DISABLED } from './ariaDisabled';
export { ListHead } from './ListHead';
export { ListStatus, usePageTurn } from './ListStatus';
export { NumberedPager } from './NumberedPager';
export { Pager } from './Pager';
