import type { CartLine } from '@contract/wire/cart';

/** Whether at least a smaller quantity of the line can be ordered. */
export const canBeOrdered = ({ problem }: CartLine) => problem === null || problem === 'not_enough_stock';
