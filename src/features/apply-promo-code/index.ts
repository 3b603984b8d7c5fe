export { keptCodeOf, useLapse } from './model/useLapse';
export { PromoCodes } from './ui/PromoCodes';
