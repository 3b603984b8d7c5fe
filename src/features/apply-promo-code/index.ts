export { PromoCodes } from './ui/PromoCodes';
