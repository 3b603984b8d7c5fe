export { ARIA_DISABLED } from './ariaDisabled';
export { ListHeader } from './ListHeader';
export { ListStatus, usePageTurn } from './ListStatus';
export { NumberedPager } from './NumberedPager';
export { Pager } from './Pager';
