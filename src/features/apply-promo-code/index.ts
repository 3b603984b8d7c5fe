export { keptCodeOf, usePromoProblem } from './model/usePromoProblem';
export { PromoCodes } from './ui/PromoCodes';
