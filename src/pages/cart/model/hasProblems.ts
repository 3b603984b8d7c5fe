import type { Cart } from '@contract/wire/cart';

/** Whether some line of the cart cannot be ordered as it is. */
export const hasProblems = ({ items }: Cart) => items.some(({ problem }) => problem !== null);
