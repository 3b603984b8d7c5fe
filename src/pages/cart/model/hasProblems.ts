import type { Cart } from '@contract/wire/cart';

/** Something in it cannot be ordered as it is. */
export const hasProblems = ({ items }: Cart) => items.some(({ problem }) => problem !== null);
