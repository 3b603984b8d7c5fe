export { promoCodeOf, usePromoProblem } from './model/usePromoProblem';
export { PromoCodes } from './ui/PromoCodes';
