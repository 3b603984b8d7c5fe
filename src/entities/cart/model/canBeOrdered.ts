import type { CartLine } from '@contract/wire/cart';

/** Whether some quantity of a line can be ordered now. */
export const canBeOrdered = ({ problem }: CartLine) => problem === null || problem === 'not_enough_stock';
