export { AmountRow } from './AmountRow';
export { Bill } from './Bill';
