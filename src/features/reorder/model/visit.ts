import type { Reordered } from '@contract/wire/cart';

/** The navigation state with which somebody comes to the cart after reordering. */
export interface ReorderVisit {
  owner: number | undefined;
  reordered: Omit<Reordered, 'cart'> & { code: string };
}
