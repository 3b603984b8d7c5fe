export type { TestCard } from './testCards';
export { tokeniserOf } from './tokeniser';
